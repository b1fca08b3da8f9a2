/**
 * A table as one run of bytes: 'PYL1', the length of the head (4 bytes), the head (JSON: rows, each column's form and
 * length), then the columns, each beginning at a multiple of 8. What is hashed is this form, before compression.
 */
import { isNumberColumn, type Numbers, type Table, type TableDefinition } from '../tables/table.ts';
import { type NumberForm, numberForm, readNumbers, writeNumbers } from './number-codec.ts';
import { readTexts, type TextForm, writeTexts } from './text-codec.ts';

const MAGIC = 'PYL1';
const HEAD_START = 8;

interface ColumnHead {
  readonly name: string;
  readonly bytes: number;
  readonly number?: NumberForm;
  readonly text?: TextForm;
}
interface Head {
  readonly table: string;
  readonly rows: number;
  readonly columns: readonly ColumnHead[];
}

const padded = (length: number): number => Math.ceil(length / 8) * 8;

/** The table's bytes; the same table always gives the same bytes. */
export function writeTable(table: Table): Uint8Array {
  const parts: Uint8Array[] = [];
  const columns = Object.entries(table.definition.columns).map(([name, spec]): ColumnHead => {
    const values: unknown = table.column[name];
    if (isNumberColumn(spec)) {
      const numbers = values as Numbers; // a number column, by its definition
      const form = numberForm(numbers);
      const bytes = writeNumbers(numbers, form);
      parts.push(bytes);
      return { name, bytes: bytes.length, number: form };
    }
    const { form, bytes } = writeTexts(values as readonly (string | null)[]); // a text column, by its definition
    parts.push(bytes);
    return { name, bytes: bytes.length, text: form };
  });
  const head = new TextEncoder().encode(
    JSON.stringify({ table: table.definition.name, rows: table.length, columns } satisfies Head),
  );
  const start = padded(HEAD_START + head.length);
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.length), start));
  whole.set(new TextEncoder().encode(MAGIC), 0);
  new DataView(whole.buffer).setUint32(4, head.length, true);
  whole.set(head, HEAD_START);
  let at = start;
  for (const part of parts) {
    whole.set(part, at);
    at += padded(part.length);
  }
  return whole;
}

/** Why bytes are no table. */
export type TableReadFault = 'not-a-table' | 'another-table' | 'column-missing' | 'cut-short';

/**
 * Reads a table back. A nullable column that the bytes do not have (it was added to the dictionary later) comes back
 * empty; a column that the dictionary no longer has is left out.
 */
export function readTable<D extends TableDefinition>(
  definition: D,
  given: Uint8Array,
): { readonly ok: true; readonly table: Table<D> } | { readonly ok: false; readonly reason: TableReadFault } {
  // Node's buffers are never shared memory; a misaligned one is copied
  const bytes = (given.byteOffset % 8 === 0 ? given : given.slice()) as Uint8Array<ArrayBuffer>;
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC) return { ok: false, reason: 'not-a-table' };
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  // the head was written by writeTable and its hash checked by the caller
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD_START, HEAD_START + headLength))) as Head;
  if (head.table !== definition.name) return { ok: false, reason: 'another-table' };

  const stored = new Map<string, { readonly column: ColumnHead; readonly at: number }>();
  let at = padded(HEAD_START + headLength);
  for (const column of head.columns) {
    stored.set(column.name, { column, at });
    at += padded(column.bytes);
  }
  if (at > bytes.length) return { ok: false, reason: 'cut-short' };

  const column: Record<string, Numbers | readonly (string | null)[]> = {};
  for (const [name, spec] of Object.entries(definition.columns)) {
    const found = stored.get(name);
    const part = found && bytes.subarray(found.at, found.at + found.column.bytes);
    if (found?.column.number && part && isNumberColumn(spec)) {
      column[name] = readNumbers(part, found.column.number, head.rows);
    } else if (found?.column.text && part && !isNumberColumn(spec)) {
      column[name] = readTexts(part, found.column.text, head.rows);
    } else if (spec.nullable) {
      column[name] = isNumberColumn(spec)
        ? new Float32Array(head.rows).fill(Number.NaN)
        : new Array<null>(head.rows).fill(null);
    } else {
      return { ok: false, reason: 'column-missing' };
    }
  }
  // Column by column from the same definition
  return { ok: true, table: { definition, length: head.rows, column } as unknown as Table<D> };
}
