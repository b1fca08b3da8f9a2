// The order of a room's list: the room's own, or a column of it either way.
import { nextSort, type SortDirection, sortDirection } from '../../../../ui/table/sort-key.ts';

/** The order that a room opens in. */
export const RANK = 'rank';

/** What a list can be ordered by besides rank: each player's figure, and whether its high end comes first. */
export type ListOrders<Row> = Readonly<
  Record<string, { readonly of: (row: Row) => number | null; readonly isHighFirst: boolean }>
>;

/**
 * Players in the order of a column, those without its figure last; ties and any other order by rank.
 *
 * @param rows by rank
 * @param sort a column's key, with a minus for its high end first
 */
export function inOrder<Row>(rows: readonly Row[], sort: string, orders: ListOrders<Row>): readonly Row[] {
  const isDown = sort.startsWith('-');
  const of = orders[sort.replace('-', '')]?.of;
  if (of === undefined) return rows;
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDown ? b - a : a - b;
  });
}

/** Players in the order of a list of the person's own, whom it leaves out last, by rank. @param places from 1 */
export const byPlaces = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  places: ReadonlyMap<string, number>,
): readonly Row[] => inOrder(rows, 'own', { own: { of: ({ id }) => places.get(id) ?? null, isHighFirst: false } });

/** How a column stands in the order in force, and the way to change that. */
export interface HeadOrder {
  readonly direction: SortDirection;
  readonly onOrder: () => void;
}

/** The orders of a table's heads. */
export const headOrders =
  <Key extends string>(
    orders: Readonly<Record<Key, { readonly isHighFirst: boolean }>>,
    sort: string,
    onSort: (sort: string) => void,
  ) =>
  (key: Key): HeadOrder => ({
    direction: sortDirection(sort, key),
    onOrder: () => onSort(nextSort(sort, key, orders[key].isHighFirst)),
  });

/** Back to the order by rank. */
export const rankOrder = (sort: string, onSort: (sort: string) => void): HeadOrder => ({
  direction: sort === RANK ? 'ascending' : 'none',
  onOrder: () => onSort(RANK),
});
