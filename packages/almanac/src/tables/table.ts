/**
 * Tables with a dictionary.
 *
 * A table is defined once: its columns with type, meaning and unit, and the columns that identify a row. In memory
 * it is columns: numbers in an array of floats (missing is NaN), texts in an array (missing is null).
 */
export type ColumnType = 'text' | 'number' | 'whole' | 'flag' | 'date' | 'instant';

export interface ColumnDefinition {
  /** `whole` is a whole number, `flag` 0 or 1, `date` '2025-09-04', `instant` '2025-09-05T00:20:00Z'. */
  readonly type: ColumnType;
  /** What a value says, in one line, with its unit and range when it has them. */
  readonly meaning: string;
  /** Whether a value may be missing. */
  readonly nullable?: true;
}

export interface TableDefinition {
  readonly name: string;
  /** What one row is. */
  readonly meaning: string;
  /** The columns that together identify a row. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnDefinition>>;
}

type NumberColumn = 'number' | 'whole' | 'flag';
type Value<C extends ColumnDefinition> =
  | (C['type'] extends NumberColumn ? number : string)
  | (C extends { nullable: true } ? null : never);

/** One row as an object; nullable columns hold null when missing. */
export type RowOf<D extends TableDefinition> = { readonly [K in keyof D['columns']]: Value<D['columns'][K]> };

/** Numbers of a column: in four bytes each where that loses nothing, as of counts, else in eight. */
export type Numbers = Float64Array | Float32Array;

/** A column's values: numbers with NaN for missing, or texts with null for missing. */
export type ColumnOf<C extends ColumnDefinition> = C['type'] extends NumberColumn
  ? Numbers
  : readonly (C extends { nullable: true } ? string | null : string)[];

/** A filled table. Row `i` is `column.<name>[i]` of every column. */
export interface Table<D extends TableDefinition = TableDefinition> {
  readonly definition: D;
  readonly length: number;
  readonly column: { readonly [K in keyof D['columns']]: ColumnOf<D['columns'][K]> };
}

/** Keeps a definition's literal types. */
export const defineTable = <const D extends TableDefinition>(definition: D): D => definition;

/** Whether a column's values are numbers. */
export const isNumberColumn = (column: ColumnDefinition): boolean =>
  column.type === 'number' || column.type === 'whole' || column.type === 'flag';

/** A row that cannot be in the table: which one, which column, and why. */
export class TableFault extends Error {
  readonly table: string;
  readonly row: number;
  readonly column: string;
  constructor(table: string, row: number, column: string, why: string) {
    super(`${table}, row ${row + 1}, column ${column}: ${why}`);
    this.name = 'TableFault';
    this.table = table;
    this.row = row;
    this.column = column;
  }
}

/**
 * Builds a table from rows.
 *
 * @throws TableFault when a required value is missing, a number is not finite, a whole number is not whole, or two
 *   rows have the same key; `row` counts from 0 in the order given
 */
export function buildTable<D extends TableDefinition>(definition: D, rows: readonly RowOf<D>[]): Table<D> {
  const column: Record<string, Float64Array | (string | null)[]> = {};
  for (const [name, spec] of Object.entries(definition.columns)) {
    column[name] = isNumberColumn(spec) ? numbers(definition, name, spec, rows) : texts(definition, name, spec, rows);
  }
  checkKeys(definition, column, rows.length);
  // Built column by column from the same definition
  return { definition, length: rows.length, column } as unknown as Table<D>;
}

function numbers(definition: TableDefinition, name: string, spec: ColumnDefinition, rows: readonly object[]) {
  const values = new Float64Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const value = (rows[row] as Record<string, unknown>)[name] ?? null;
    if (value === null) {
      if (!spec.nullable) throw new TableFault(definition.name, row, name, 'is missing');
      values[row] = Number.NaN;
    } else if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new TableFault(definition.name, row, name, `'${String(value)}' is not a number`);
    } else if (spec.type === 'whole' && !Number.isInteger(value)) {
      throw new TableFault(definition.name, row, name, `${value} is not a whole number`);
    } else {
      values[row] = value;
    }
  }
  return values;
}

function texts(definition: TableDefinition, name: string, spec: ColumnDefinition, rows: readonly object[]) {
  return rows.map((entry, row) => {
    const value = (entry as Record<string, unknown>)[name] ?? null;
    if (value === null && !spec.nullable) throw new TableFault(definition.name, row, name, 'is missing');
    if (value !== null && typeof value !== 'string')
      throw new TableFault(definition.name, row, name, `'${String(value)}' is not a text`);
    return value;
  });
}

function checkKeys(definition: TableDefinition, column: Record<string, ArrayLike<unknown>>, length: number) {
  const seen = new Set<string>();
  for (let row = 0; row < length; row++) {
    const key = definition.key.map((name) => String(column[name]?.[row])).join('\u0001');
    if (seen.has(key)) {
      throw new TableFault(
        definition.name,
        row,
        definition.key.join('+'),
        `is the second row for ${key.replaceAll('\u0001', ' ')}`,
      );
    }
    seen.add(key);
  }
}

/** One row of a table as an object; slow, for reports and tests. */
export function rowAt<D extends TableDefinition>(table: Table<D>, row: number): RowOf<D> {
  const entries = Object.keys(table.definition.columns).map((name) => {
    const value = (table.column as Record<string, ArrayLike<unknown>>)[name]?.[row];
    return [name, typeof value === 'number' && Number.isNaN(value) ? null : value];
  });
  return Object.fromEntries(entries) as RowOf<D>; // every column of the definition, by construction
}
