// A page of a declared table, as somebody may see it: one function for the server's answer and for the browser, which
// computes some tables anew while settings change.
import { cents } from './cents.ts';
import { type EntityFilter, entityTest, type NamedEntity, nameOf } from './entity-filter.ts';
import { keptOrder } from './kept-order.ts';
import { nameOrder } from './name-order.ts';
import { orderKey, pageOf, type SortValue, sortedRows } from './sort-rows.ts';
import { type CellsOf, type FactsOf, isLock, isSortable, type Lock, type Table } from './table.ts';

/** What a person may see: which features are open to them, and what stands in the place of one that is not. */
export interface Gate<F extends string = string> {
  // Methods, not functions: the contract's gate knows its own features alone, and its tables name no others.
  opens(feature: F): boolean;
  lockOf(feature: F): Lock;
}

/**
 * Locked rows of one page that are told: enough to see that there are more. They hold nothing but names, so a thousand
 * of them would be a long answer that says little; `total` counts them all.
 */
const LOCKED_ROWS = 15;

/** What part of a table is wanted, in which order; a table's own filters by their names. */
export interface TableWish extends EntityFilter {
  /** Whom of all it is narrowed to, by entity; absent is everybody. */
  readonly among?: ((entityId: string) => boolean) | undefined;
  readonly orderBy: string;
  readonly limit: number;
  readonly offset: number;
}

export interface TablePage<T extends Table, R> {
  /** All that are wanted, told or not. */
  readonly total: number;
  readonly rows: (Pick<R & NamedEntity, 'athlete' | 'team'> & CellsOf<T>)[];
  /** Of all rows that are wanted, those that are open. */
  readonly open: readonly R[];
}

/** What was told before of the same rows through the same gate. */
export interface ToldRows {
  /** Rows as they were told, by their facts: open ones, and ones that a preview leaves out. */
  readonly open: WeakMap<object, unknown>;
  readonly locked: WeakMap<object, unknown>;
  /** Whole lists, of which a page is a part, by what was wanted. */
  readonly lists: { once(key: string, make: () => object): object };
}

/** All that are wanted of a table's rows. */
interface Listing<R> {
  /** In the order asked for, the locked among them where they tell nothing. */
  readonly sorted: readonly R[];
  readonly open: readonly R[];
  isOpen(row: R): boolean;
}

/** What an order is made of. */
interface Order {
  readonly orderBy: string;
  /** Into the facts; empty is the name. */
  readonly path: readonly string[];
  /** What stands for a figure that is not there. */
  readonly absent: number | null;
  /** What opens it. */
  readonly feature: string | undefined;
}

/** What an order is made of; null when the table has no such order. */
export function orderOf({ columns, orders = {} }: Table, orderBy: string): Order | null {
  const key = orderKey(orderBy);
  if (key === 'athleteName') return { orderBy, path: [], absent: null, feature: undefined };
  const order = Object.hasOwn(orders, key) ? orders[key] : undefined;
  const path = (order?.by ?? key).split('.');
  const [first = ''] = path;
  const column = Object.hasOwn(columns, first) ? columns[first] : undefined;
  if (!order && (!column || !isSortable(column))) return null;
  const named = Object.hasOwn(columns, key) ? columns[key] : column;
  const isOpen = order?.isOpen === true || named?.locks !== undefined;
  return { orderBy, path, absent: order?.absent ?? null, feature: isOpen ? undefined : named?.feature };
}

/**
 * A page of a table.
 *
 * @param rows everybody, unlocked; equals in the order asked for keep theirs
 * @param members names that the table's amounts are narrowed to; null is all
 * @param neutral the order of rows that are locked, which must tell nothing of them; by name unless given
 * @param told what was told of these rows of this table through the same gate; more is added to it
 * @returns null for an order by no column of the table
 */
export function tablePage<T extends Table, R extends FactsOf<T> & NamedEntity>(
  table: T,
  rows: readonly R[],
  wish: TableWish,
  parts: {
    readonly gate: Gate;
    readonly members?: ReadonlySet<string> | null;
    readonly neutral?: (a: R, b: R) => number;
    readonly told?: ToldRows;
  },
): TablePage<T, R> | null {
  const { gate, members = null, told } = parts;
  const order = orderOf(table, wish.orderBy);
  if (!order) return null;
  const list = () => listingOf(table, rows, wish, { ...parts, order });
  // Pages of a list are asked for one after the other; whom a list is narrowed to by a function differs each time.
  const { sorted, open, isOpen } = told && !wish.among ? keptListing<R>(told, wish, members, list) : list();
  let lockedLeft = LOCKED_ROWS;
  const listed = pageOf(sorted, wish).filter((row) => isOpen(row) || lockedLeft-- > 0);
  const columns = toldColumns(table, gate, members);
  return {
    total: sorted.length,
    rows: listed.map((row) => {
      const isOpenRow = isOpen(row);
      const tell = () => toCells<T, R>(columns, row, isOpenRow);
      return members === null && told ? kept(told[isOpenRow ? 'open' : 'locked'], row, tell) : tell();
    }),
    open,
  };
}

function keptListing<R>(
  { lists }: ToldRows,
  { orderBy, rosterPositions, teamId, searchText }: TableWish,
  members: ReadonlySet<string> | null,
  list: () => Listing<R>,
): Listing<R> {
  const key = JSON.stringify([orderBy, rosterPositions, teamId, searchText, members && [...members]]);
  return lists.once(key, list) as Listing<R>; // of the same rows
}

function listingOf<T extends Table, R extends FactsOf<T> & NamedEntity>(
  table: T,
  rows: readonly R[],
  wish: TableWish,
  {
    order,
    gate,
    members = null,
    neutral,
  }: {
    readonly order: Order;
    readonly gate: Gate;
    readonly members?: ReadonlySet<string> | null;
    readonly neutral?: (a: R, b: R) => number;
  },
): Listing<R> {
  const isOpen = openTest(table, rows, wish, gate);
  const isWanted = entityTest(narrowingOf(table, wish));
  const { among = () => true } = wish;
  const wanted = inOrder(rows, order).filter(
    (row) => among(row.entityId) && isWanted(row) && hasMember(table, row, members),
  );
  const open = wanted.filter(isOpen);
  const sorted =
    open.length === wanted.length
      ? open
      : withLocked(open, new Set(wanted.filter((row) => !isOpen(row))), { table, rows, order, neutral });
  return { sorted, open, isOpen };
}

/** Rows of a table in an order of it. */
const inOrder = <R extends NamedEntity & { readonly entityId: string }>(
  rows: readonly R[],
  order: Order,
  among: readonly R[] = rows,
): readonly R[] =>
  keptOrder(among, `${order.orderBy} ${order.path} ${order.absent}`, order.orderBy, sortValueOf(rows, order));

/** Open rows, which are in the order, and locked ones, whose places tell nothing that the order is paid for. */
function withLocked<R extends NamedEntity & { readonly entityId: string }>(
  open: readonly R[],
  locked: ReadonlySet<R>,
  {
    table,
    rows,
    order,
    neutral,
  }: {
    readonly table: Table;
    readonly rows: readonly R[];
    readonly order: Order;
    readonly neutral: ((a: R, b: R) => number) | undefined;
  },
): readonly R[] {
  const byName = nameOrder(rows).rows;
  const hidden = (listed: readonly R[]) =>
    neutral ? [...locked].sort(neutral) : listed.filter((row) => locked.has(row));
  // Such a row has nothing to be sorted by.
  if (order.feature === table.preview?.feature) return [...open, ...hidden(byName)];
  return sortedRows([...open, ...hidden(inOrder(rows, order, byName))], order.orderBy, sortValueOf(rows, order));
}

function kept<T>(rows: WeakMap<object, unknown>, row: object, make: () => T): T {
  const before = rows.get(row) as T | undefined; // what was made of the same row
  if (before !== undefined) return before;
  const made = make();
  rows.set(row, made);
  return made;
}

/** A fact, which may wait to be computed. */
const computed = (fact: unknown): unknown => (typeof fact === 'function' ? fact() : fact);

/** What each of the rows is sorted by. */
function sortValueOf<R extends NamedEntity & { readonly entityId: string }>(
  rows: readonly R[],
  { path, absent }: Order,
): (row: R) => SortValue {
  if (path.length === 0) {
    const { places } = nameOrder(rows);
    return (row) => places.get(nameOf(row)) ?? null;
  }
  return (row) => {
    let value: unknown = row;
    // A path into declared columns
    for (const step of path) value = computed((value as Readonly<Record<string, unknown>> | null | undefined)?.[step]);
    return typeof value === 'number' || typeof value === 'string' ? value : isLock(value) ? null : absent;
  };
}

/** Which rows are open: where a preview ends, the best of the positions asked for, whatever else is asked. */
function openTest<T extends Table, R extends FactsOf<T> & NamedEntity>(
  table: T,
  rows: readonly R[],
  { rosterPositions }: TableWish,
  gate: Gate,
): (row: R) => boolean {
  const { preview } = table;
  if (!preview || gate.opens(preview.feature)) return () => true;
  const order = orderOf(table, table.sort);
  const isListed = entityTest(narrowingOf(table, { rosterPositions }));
  const open = new Set<R>();
  for (const row of order ? inOrder(rows, order) : rows) {
    if (open.size === preview.rows) break;
    if (isListed(row)) open.add(row);
  }
  return (row) => open.has(row);
}

/** What rows are narrowed by: positions say of a team's row whose figures it holds, not whether it is listed. */
const narrowingOf = ({ about }: Table, wish: EntityFilter): EntityFilter =>
  about === 'teams' ? { ...wish, rosterPositions: [] } : wish;

/** Whether a row has an amount of one of the members, or what counts as much. */
function hasMember(table: Table, row: object, members: ReadonlySet<string> | null): boolean {
  if (members === null) return true;
  const facts = row as Readonly<Record<string, unknown>>; // by the names of the table's columns
  return Object.values(table.filters.own ?? {}).some((filter) => {
    if (filter.kind !== 'members') return false;
    const amounts = (facts[filter.of[0] ?? ''] ?? {}) as object; // a column of amounts
    return [...members].some((member) => member in amounts) || filter.or?.some((key) => facts[key] !== null);
  });
}

/** A column as rows of a page are told in it. */
interface ToldColumn {
  readonly key: string;
  readonly within: string | undefined;
  readonly isRounded: boolean;
  /** What stands in every row that is not open to the caller; null where nothing is locked, or the rows say it. */
  readonly lock: Lock | null;
  /** Whether the lock is in the rows beyond the preview only. */
  readonly isPreviewed: boolean;
  /** Names that the amounts are narrowed to; null is all. */
  readonly members: ReadonlySet<string> | null;
}

/** How the columns of a table are told: the same for every row. */
function toldColumns(table: Table, gate: Gate, members: ReadonlySet<string> | null): readonly ToldColumn[] {
  const narrowed = members === null ? [] : narrowedColumns(table);
  return Object.entries(table.columns).map(([key, { feature, locks, kind, within }]) => {
    const isPreviewed = feature !== undefined && feature === table.preview?.feature;
    const isLocked = feature !== undefined && locks === undefined && (isPreviewed || !gate.opens(feature));
    return {
      ...{ key, within, isPreviewed },
      isRounded: !UNROUNDED.has(kind),
      lock: isLocked ? gate.lockOf(feature) : null,
      members: narrowed.includes(key) ? members : null,
    };
  });
}

/** A row as it is told: what is locked left out, numbers rounded. */
function toCells<T extends Table, R extends FactsOf<T> & NamedEntity>(
  columns: readonly ToldColumn[],
  row: R,
  isOpen: boolean,
): TablePage<T, R>['rows'][number] {
  const { athlete, team } = row;
  const cells: Record<string, unknown> = { athlete, team };
  for (const column of columns) {
    const { key, within, lock, isPreviewed } = column;
    const isLockedCell = lock !== null && !(isPreviewed && isOpen);
    const cell = isLockedCell ? lock : toCell(column, computed((row as Readonly<Record<string, unknown>>)[key])); // facts have every column
    if (within === undefined) cells[key] = cell;
    // Amounts stand before what is within them
    else if (cell !== null) cells[within] = { ...(cells[within] as object), [key]: cell };
  }
  return cells as TablePage<T, R>['rows'][number]; // every declared column was filled in
}

const narrowedColumns = ({ filters }: Table): readonly string[] =>
  Object.values(filters.own ?? {}).flatMap((filter) => (filter.kind === 'members' ? filter.of : []));

function toCell({ isRounded, members }: ToldColumn, value: unknown): unknown {
  if (members === null || value === null) return isRounded ? rounded(value) : value;
  // Only amounts are narrowed
  const amounts = Object.fromEntries(Object.entries(value as object).filter(([name]) => members.has(name)));
  return isRounded ? rounded(amounts) : amounts;
}

const UNROUNDED: ReadonlySet<string> = new Set([
  'whole',
  'wholeChange',
  'dollars',
  'text',
  'places',
  'opinion',
  'game',
  'opponents',
]);

/** Numbers with two decimals, however deep; a lock stays as it is. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return cents(value);
  if (typeof value !== 'object' || value === null || isLock(value)) return value;
  if (Array.isArray(value)) return value.map(rounded);
  const amounts: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) amounts[name] = rounded(inner);
  return amounts;
}
