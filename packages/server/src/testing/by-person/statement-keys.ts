// Whether a statement carries the key of the person whose rows it reads or writes, as a database that is sharded by
// person has to know it: by PostgreSQL's own parser, from what is compared with what.
import type { ColumnRef, InsertStmt, Node, RangeVar, ResTarget, SelectStmt, WithClause } from '@pgsql/types';
import { parseSync } from 'libpg-query';
import { type Cell, Equals, inside, KNOWN, type Relation, type Scope } from './known-cells.ts';

/** A table: its columns, the one that has to be known, and by which column of which table the parent's row is known. */
interface KeyedTable {
  readonly columns: readonly string[];
  /** `account_id`, or the parent's id; null: none has to be. */
  readonly key: string | null;
  readonly parent?: { readonly table: string; readonly id: string };
}

/** By name. */
export type KeyedTables = ReadonlyMap<string, KeyedTable>;

/** A use of a person's table without the person's key. */
export interface WithoutKey {
  readonly verb: 'select' | 'insert' | 'update' | 'delete';
  readonly table: string;
  /** Columns by which the statement finds its rows, in order of name. */
  readonly by: readonly string[];
}

/** Every use of a table that has a key, in any part of a statement, without that key. */
export function usesWithoutKey(text: string, tables: KeyedTables): readonly WithoutKey[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt?: Node }[] };
  return stmts.flatMap(({ stmt }) => (stmt ? new Walk(tables).statement(stmt) : []));
}

class Walk {
  private readonly uses: { verb: WithoutKey['verb']; relation: Relation; equals: Equals }[] = [];
  /** Columns that a comparison names, by the cell's table and place. */
  private readonly compared = new Set<Cell>();
  private readonly later: (() => void)[] = [];
  private equals = Equals.none();
  private places = 0;

  private readonly tables: KeyedTables;

  constructor(tables: KeyedTables) {
    this.tables = tables;
  }

  statement(node: Node): readonly WithoutKey[] {
    this.query(node, null);
    // What does not hold for every row that is found (under 'or', 'not', in what is selected) is told nothing back.
    for (let next = this.later.shift(); next; next = this.later.shift()) {
      const all = this.equals;
      this.equals = all.copy();
      next();
      this.equals = all;
    }
    return this.uses.flatMap(({ verb, relation, equals }) => {
      const { table, cells } = relation;
      if (table === null || this.hasKey(relation, equals)) return [];
      const by = [...cells].flatMap(([column, cell]) => (cell !== null && this.compared.has(cell) ? [column] : []));
      return [{ verb, table, by: by.sort() }];
    });
  }

  /** Whether the person whose rows these are is known, by themselves or by their parent's row. */
  private hasKey({ table, cells }: Relation, equals: Equals): boolean {
    const { key = null, parent } = (table !== null && this.tables.get(table)) || {};
    const cell = key === null ? null : (cells.get(key) ?? null);
    if (cell === null || equals.isKnown(cell)) return true;
    return this.uses.some(
      ({ relation: other }) =>
        parent !== undefined &&
        other.table === parent.table &&
        equals.find(other.cells.get(parent.id) ?? '') === equals.find(cell) &&
        this.hasKey(other, equals),
    );
  }

  /** Looks through a statement; its columns, by name. */
  private query(node: Node, above: Scope | null): ReadonlyMap<string, Cell | null> {
    if ('SelectStmt' in node) return this.select(node.SelectStmt, above);
    if ('InsertStmt' in node) return this.insert(node.InsertStmt, above);
    const scope = inside(above);
    if ('UpdateStmt' in node) {
      const { withClause, relation, fromClause = [], whereClause, targetList = [], returningClause } = node.UpdateStmt;
      this.with(withClause, scope);
      this.table(relation, scope, 'update');
      for (const each of fromClause) this.from(each, scope);
      this.condition(whereClause, scope);
      for (const each of targetList) this.value(each, scope);
      return this.columns(returningClause?.exprs ?? [], scope);
    }
    if ('DeleteStmt' in node) {
      const { withClause, relation, usingClause = [], whereClause, returningClause } = node.DeleteStmt;
      this.with(withClause, scope);
      this.table(relation, scope, 'delete');
      for (const each of usingClause) this.from(each, scope);
      this.condition(whereClause, scope);
      return this.columns(returningClause?.exprs ?? [], scope);
    }
    return new Map();
  }

  private select(select: SelectStmt, above: Scope | null): ReadonlyMap<string, Cell | null> {
    const scope = inside(above);
    this.with(select.withClause, scope);
    if (select.larg && select.rarg) {
      this.select(select.larg, scope);
      this.select(select.rarg, scope);
      return new Map();
    }
    for (const each of select.fromClause ?? []) this.from(each, scope);
    this.condition(select.whereClause, scope);
    for (const each of [select.havingClause, select.limitCount, select.limitOffset]) if (each) this.value(each, scope);
    for (const each of [...(select.groupClause ?? []), ...(select.sortClause ?? [])]) this.value(each, scope);
    const rows = (select.valuesLists ?? []).map((row) => ('List' in row ? (row.List.items ?? []) : []));
    if (rows.length > 0) {
      const cells = (rows[0] ?? []).map((_, place) => {
        const all = rows.map((row) => (row[place] ? this.value(row[place], scope) : null));
        return all.every((cell) => this.equals.isKnown(cell)) ? KNOWN : null;
      });
      return new Map(cells.map((cell, place) => [`column${place + 1}`, cell]));
    }
    return this.columns(select.targetList ?? [], scope);
  }

  private insert(insert: InsertStmt, above: Scope | null): ReadonlyMap<string, Cell | null> {
    const scope = inside(above);
    this.with(insert.withClause, scope);
    const relation = this.table(insert.relation, scope, 'insert');
    const given = insert.selectStmt ? [...this.query(insert.selectStmt, scope).values()] : [];
    (insert.cols ?? []).forEach((each, place) => {
      const name = 'ResTarget' in each ? (each.ResTarget.name ?? '') : '';
      this.equals.join(relation?.cells.get(name) ?? null, given[place] ?? null);
    });
    const { onConflictClause } = insert;
    if (onConflictClause) {
      if (relation) scope.relations.set('excluded', relation);
      for (const each of onConflictClause.targetList ?? []) this.value(each, scope);
      if (onConflictClause.whereClause) this.value(onConflictClause.whereClause, scope);
      scope.relations.delete('excluded');
    }
    return this.columns(insert.returningClause?.exprs ?? [], scope);
  }

  private with(clause: WithClause | undefined, scope: Scope): void {
    for (const each of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in each)) continue;
      const { ctename = '', ctequery, aliascolnames = [] } = each.CommonTableExpr;
      scope.shared.set(ctename, new Map()); // a query that names itself knows nothing of what comes of it
      if (!ctequery) continue;
      scope.shared.set(ctename, renamed(this.query(ctequery, scope), aliascolnames));
    }
  }

  private from(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.table(node.RangeVar, scope, 'select');
    else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause = [] } = node.JoinExpr;
      if (larg) this.from(larg, scope);
      const before = [...scope.relations.values()];
      if (rarg) this.from(rarg, scope);
      for (const each of usingClause) {
        const name = 'String' in each ? (each.String.sval ?? '') : '';
        const [one, other] = [
          before,
          [...scope.relations.values()].filter((relation) => !before.includes(relation)),
        ].map((among) => among.map(({ cells }) => cells.get(name)).find((cell) => cell !== undefined) ?? null);
        this.equals.join(one ?? null, other ?? null);
      }
      this.condition(quals, scope);
    } else if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      const cells = renamed(subquery ? this.query(subquery, scope) : new Map(), alias?.colnames ?? []);
      scope.relations.set(alias?.aliasname ?? `#${++this.places}`, { table: null, cells });
    } else if ('RangeFunction' in node) {
      const { functions = [], alias } = node.RangeFunction;
      const isKnown = functions.every((each) => this.equals.isKnown(this.value(each, scope)));
      const names = (alias?.colnames ?? []).map((each) => ('String' in each ? (each.String.sval ?? '') : ''));
      const all = names.length > 0 ? names : [alias?.aliasname ?? ''];
      const cells = new Map(all.map((name) => [name, isKnown ? KNOWN : null] as const));
      scope.relations.set(alias?.aliasname ?? `#${++this.places}`, { table: null, cells });
    }
  }

  private table(range: RangeVar | undefined, scope: Scope, verb: WithoutKey['verb']): Relation | null {
    const name = range?.relname ?? '';
    const as = range?.alias?.aliasname ?? name;
    const cells = range?.schemaname ? undefined : sharedOf(scope, name);
    if (cells) {
      scope.relations.set(as, { table: null, cells });
      return null;
    }
    const table = range?.schemaname ? undefined : this.tables.get(name);
    const place = ++this.places;
    const relation: Relation = {
      table: table ? name : null,
      cells: new Map((table?.columns ?? []).map((column) => [column, `${name}#${place}.${column}`])),
    };
    scope.relations.set(as, relation);
    this.uses.push({ verb, relation, equals: this.equals });
    return relation;
  }

  /** What has to hold for every row that is found. */
  private condition(node: Node | undefined, scope: Scope): void {
    if (!node) return;
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const each of node.BoolExpr.args ?? []) this.condition(each, scope);
      return;
    }
    if ('A_Expr' in node) {
      const { kind, name = [], lexpr, rexpr } = node.A_Expr;
      const isEqual = name.length === 1 && name[0] && 'String' in name[0] && name[0].String.sval === '=';
      if (isEqual && lexpr && rexpr && (kind === 'AEXPR_OP' || kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY')) {
        this.note(node, scope);
        if ('RowExpr' in lexpr || 'List' in lexpr) return void [this.value(lexpr, scope), this.value(rexpr, scope)];
        this.equals.join(this.value(lexpr, scope), this.value(rexpr, scope));
        return;
      }
    }
    if ('SubLink' in node) {
      const { subLinkType, subselect, testexpr, operName } = node.SubLink;
      this.note(node, scope);
      if (subselect && subLinkType === 'EXISTS_SUBLINK') return void this.query(subselect, scope);
      if (subselect && testexpr && subLinkType === 'ANY_SUBLINK' && !operName) {
        const [first = null] = this.query(subselect, scope).values();
        this.equals.join(this.value(testexpr, scope), first);
        return;
      }
    }
    this.note(node, scope);
    this.value(node, scope);
  }

  /** Remembers which columns a condition names. */
  private note(node: Node, scope: Scope): void {
    columnsIn(node, (column) => {
      const cell = cellOf(column, scope);
      if (cell !== null) this.compared.add(cell);
    });
  }

  /** The cell whose value an expression has, if it is that of a cell. What it asks of tables is looked through. */
  private value(node: Node, scope: Scope): Cell | null {
    if ('ColumnRef' in node) return cellOf(node.ColumnRef, scope);
    if ('ParamRef' in node || 'A_Const' in node) return KNOWN;
    if ('TypeCast' in node) return node.TypeCast.arg ? this.value(node.TypeCast.arg, scope) : null;
    if ('SubLink' in node) {
      const { subselect, testexpr, subLinkType } = node.SubLink;
      if (testexpr) this.value(testexpr, scope);
      if (!subselect) return null;
      if (subLinkType === 'EXPR_SUBLINK') {
        const [first = null] = this.query(subselect, scope).values();
        return first;
      }
      this.later.push(() => void this.query(subselect, scope));
      return null;
    }
    if ('SelectStmt' in node) return this.query(node, scope) && null;
    const parts = childrenOf(node).map((child) => this.value(child, scope));
    return parts.every((cell) => cell !== null && this.equals.isKnown(cell)) ? KNOWN : null;
  }

  /** Columns of what is selected or returned, by name. */
  private columns(targets: readonly Node[], scope: Scope): ReadonlyMap<string, Cell | null> {
    const found = new Map<string, Cell | null>();
    for (const each of targets) {
      const target: ResTarget = 'ResTarget' in each ? each.ResTarget : {};
      if (!target.val) continue;
      const fields = 'ColumnRef' in target.val ? (target.val.ColumnRef.fields ?? []) : [];
      const last = fields.at(-1);
      if (last && 'A_Star' in last) {
        const of = fields.length > 1 ? textOf(fields[0]) : null;
        for (const [name, { cells }] of scope.relations)
          if (of === null || of === name) for (const [column, cell] of cells) found.set(column, cell);
        continue;
      }
      const cell = this.value(target.val, scope);
      found.set(target.name ?? (last ? textOf(last) : `?${found.size}`), cell);
    }
    return found;
  }
}

const textOf = (node: Node | undefined): string => (node && 'String' in node ? (node.String.sval ?? '') : '');

const renamed = (cells: ReadonlyMap<string, Cell | null>, names: readonly Node[]): ReadonlyMap<string, Cell | null> =>
  new Map([...cells].map(([name, cell], place) => [names[place] ? textOf(names[place]) : name, cell]));

function sharedOf(scope: Scope | null, name: string): ReadonlyMap<string, Cell | null> | undefined {
  return scope ? (scope.shared.get(name) ?? sharedOf(scope.above, name)) : undefined;
}

function cellOf({ fields = [] }: ColumnRef, scope: Scope | null): Cell | null {
  if (!scope) return null;
  const [first, second] = fields.map(textOf);
  const found =
    second === undefined
      ? [...scope.relations.values()].find(({ cells }) => cells.has(first ?? ''))?.cells.get(first ?? '')
      : scope.relations.get(first ?? '')?.cells.get(second);
  return found === undefined ? cellOf({ fields }, scope.above) : found;
}

/** Nodes right below a node. */
function childrenOf(node: Node): readonly Node[] {
  const found: Node[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const names = Object.keys(value);
    if (names.length === 1 && /^[A-Z]/.test(names[0] ?? '')) found.push(value as Node);
    else Object.values(value).forEach(look);
  };
  look(Object.values(node)[0]);
  return found;
}

/** Every column that an expression names, none of those in queries within it. */
function columnsIn(node: Node, told: (column: ColumnRef) => void): void {
  if ('ColumnRef' in node) told(node.ColumnRef);
  else if ('SubLink' in node) {
    if (node.SubLink.testexpr) columnsIn(node.SubLink.testexpr, told);
  } else for (const child of childrenOf(node)) columnsIn(child, told);
}
