// A table read as a person would with paper and a ruler: crossed out row by row, and written down in order. It knows
// nothing of how the product filters and sorts.
import type { ResearchTable } from '@pylon/contract/tables/tables';
import { type Column, isSortable } from '@pylon/engine/tables/table';

/** A row as it was told. */
export interface ReadRow {
  readonly athlete: {
    readonly id: string;
    readonly fullName: string;
    readonly position: string;
    readonly team: string | null;
  } | null;
  readonly team: { readonly id: string; readonly fullName: string; readonly alias: string } | null;
  readonly [column: string]: unknown;
}
/** What is asked of a table's call. */
export type Wish = Readonly<Record<string, unknown>>;

/** What is asked, whom a reader would cross out by hand, and what would be left of the others. */
export interface Narrowing {
  readonly wish: Wish;
  readonly keeps: (row: ReadRow) => boolean;
  readonly leaves?: (row: ReadRow) => ReadRow;
}

const nameOf = ({ athlete, team }: ReadRow) => athlete?.fullName ?? team?.fullName ?? '';
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/gi, '')
    .toLowerCase();

/**
 * Filters that every table has, in groups: teams, names, positions.
 *
 * @param rows of the whole table, at least one
 * @param searchText the name under which the call asks for names
 */
export function narrowings(
  { about }: ResearchTable,
  rows: readonly ReadRow[],
  searchText = 'searchText',
): readonly (readonly Narrowing[])[] {
  const middle = rows[Math.floor(rows.length / 2)] as ReadRow; // the table has rows
  const [first = '', ...others] = nameOf(middle).split(' ');
  const teams = [middle.athlete?.team ?? middle.team?.alias ?? 'KC', 'KC'];
  const ofTeam = teams.map((teamId) => ({
    wish: { teamId },
    keeps: ({ athlete, team }: ReadRow) => (athlete === null ? team?.alias : athlete.team) === teamId,
  }));
  const words = [first, `${others.join(' ')} ${first}`.toUpperCase(), 'an'];
  const ofName = words.map((text) => ({
    wish: { [searchText]: text },
    keeps: (row: ReadRow) =>
      bare(text)
        .split(' ')
        .every((word) => bare(nameOf(row)).includes(word)),
  }));
  const groups = { RB: ['RB'], FLEX: ['RB', 'WR', 'TE'], QB: ['QB'] };
  const ofPosition = Object.entries(groups).map(([position, members]) => ({
    wish: { rosterPositions: [position] },
    keeps: ({ athlete }: ReadRow) => members.includes(athlete?.position ?? 'DST'),
  }));
  return [ofTeam, ofName, ...(about === 'teams' ? [] : [ofPosition])];
}

const same = (row: ReadRow) => row;

/** Each of the groups' narrowings alone, and every two of different groups. */
export function aloneAndInPairs(groups: readonly (readonly Narrowing[])[]): readonly Narrowing[] {
  const pairs = groups.flatMap((group, index) =>
    groups.slice(index + 1).flatMap((other) =>
      group.flatMap((one) =>
        other.map((two) => ({
          wish: { ...one.wish, ...two.wish },
          keeps: (row: ReadRow) => one.keeps(row) && two.keeps(row),
          leaves: (row: ReadRow) => (two.leaves ?? same)((one.leaves ?? same)(row)),
        })),
      ),
    ),
  );
  return [...groups.flat(), ...pairs];
}

/** What a reader would have left of a table, in its order. */
export const narrowed = (rows: readonly ReadRow[], { keeps, leaves = same }: Narrowing): readonly ReadRow[] =>
  rows.filter(keeps).map(leaves);

/** Rows whatever their order, without columns that count anew among whoever is left. */
export const heap = (rows: readonly ReadRow[], without: readonly string[] = []): readonly string[] =>
  rows.map((row) => JSON.stringify(row, (key, value) => (without.includes(key) ? undefined : value))).sort();

/** A value of a row by its path: `ranks.scout`. */
export function told(row: ReadRow, path: string): unknown {
  let value: unknown = row;
  for (const step of path.split('.')) value = (value as Wish | null | undefined)?.[step];
  return value ?? null;
}

/** What a reader sees of a row under an order. */
export function shown(table: ResearchTable, row: ReadRow, key: string): unknown {
  if (key === 'athleteName') return nameOf(row);
  const order = table.orders?.[key];
  const path = order?.by ?? [table.columns[key]?.within, key].filter((step) => step !== undefined).join('.');
  return told(row, path) ?? order?.absent ?? null;
}

/** Everything that a table can be ordered by. */
export const orders = ({ columns, orders: own = {} }: ResearchTable): readonly string[] => [
  ...new Set([
    'athleteName',
    ...Object.keys(own),
    ...Object.keys(columns).filter((key) => isSortable(columns[key] as Column)),
  ]),
];

/** What a reader would write down: least first or greatest first, and whoever has nothing last in both. */
export function inOrder(values: readonly unknown[], sign: 1 | -1): readonly unknown[] {
  const there = values.filter((value) => value !== null);
  const sorted = there.toSorted((a, b) =>
    typeof a === 'number' ? sign * (a - Number(b)) : sign * `${a}`.localeCompare(`${b}`, 'en'),
  );
  return [...sorted, ...values.filter((value) => value === null)];
}
