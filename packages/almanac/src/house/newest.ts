import { earliestDay } from './days.ts';

/** Days by which a list may be older than what it stands beside and still count. */
const STALE_DAYS = 45;
const DAY_MS = 86_400_000;

/**
 * The oldest day of lists of players' order that still count on a day, or beside a list of that day: players are hurt,
 * traded and cut, and an order of May does not speak for September.
 *
 * @param day '' for none
 */
export const oldestThatCounts = (day: string): string =>
  day === '' ? '' : new Date(Date.parse(day) - STALE_DAYS * DAY_MS).toISOString().slice(0, 10);

/**
 * The newest list of each publisher on a day.
 *
 * @param rows lists of one season and period, every date
 * @param publisher what makes two rows parts of the same list, but for the date
 * @param until last day that counts; when nobody had a list by then, the day of the first list
 */
export function newestLists<R extends { readonly asOf: string }>(
  rows: readonly R[],
  publisher: (row: R) => string,
  until: string,
): ReadonlyMap<string, readonly R[]> {
  const first = earliestDay(rows.map((row) => row.asOf));
  const last = first > until ? first : until;
  const dates = new Map<string, string>();
  for (const row of rows) {
    const known = dates.get(publisher(row));
    if (row.asOf <= last && (known === undefined || row.asOf > known)) dates.set(publisher(row), row.asOf);
  }
  const lists = new Map<string, R[]>();
  for (const row of rows) {
    const key = publisher(row);
    if (row.asOf !== dates.get(key)) continue;
    const list = lists.get(key);
    if (list) list.push(row);
    else lists.set(key, [row]);
  }
  return lists;
}
