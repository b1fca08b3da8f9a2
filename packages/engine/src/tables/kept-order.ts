// Rows in an order that is reckoned once: a table's pages are asked for one after the other, and its orders again.
import { type SortValue, sortedRows } from './sort-rows.ts';

/** Orders that are kept of the same rows; which was asked for longest ago goes first. */
const MOST = 8;

const kept = new WeakMap<readonly object[], Map<string, readonly object[]>>();

/**
 * Rows by a value of theirs, as `sortedRows` gives them.
 *
 * @param rows are not changed afterwards
 * @param key names the value and the direction among all orders of these rows
 */
export function keptOrder<R extends object>(
  rows: readonly R[],
  key: string,
  orderBy: string,
  value: (row: R) => SortValue,
): readonly R[] {
  const orders = kept.get(rows) ?? new Map<string, readonly object[]>();
  kept.set(rows, orders);
  const sorted = (orders.get(key) as readonly R[] | undefined) ?? sortedRows(rows, orderBy, value); // of the same rows
  orders.delete(key);
  orders.set(key, sorted);
  const [oldest = key] = orders.keys();
  if (orders.size > MOST) orders.delete(oldest);
  return sorted;
}
