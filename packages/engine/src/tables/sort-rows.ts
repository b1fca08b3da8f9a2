// In which order rows stand, and which page of them is shown.

/** Compares texts that people read: names of players, teams and experts. The same at the server and in the browser. */
export const compareText = (a: string, b: string): number => a.localeCompare(b, 'en');

/** Compares ids, which nobody reads: only that the order is always the same counts. */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The sort value of a row; null goes last in either direction. */
export type SortValue = number | string | null;

const compareValues = (a: number | string, b: number | string): number =>
  typeof a === 'string' ? compareText(a, String(b)) : a - Number(b);

/** The key of an order, without its direction. */
export const orderKey = (orderBy: string): string => orderBy.replace(/^-/, '');

/** Rows by a value of theirs, downward when the order has a leading −. Equals keep their order. */
export function sortedRows<T>(rows: readonly T[], orderBy: string, value: (row: T) => SortValue): readonly T[] {
  const sign = orderBy.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort((a, b) =>
      a.key === null || b.key === null
        ? Number(a.key === null) - Number(b.key === null)
        : sign * compareValues(a.key, b.key),
    )
    .map(({ row }) => row);
}

/** One page of rows. */
export const pageOf = <T>(rows: readonly T[], { limit, offset }: { limit: number; offset: number }): T[] =>
  rows.slice(offset, offset + limit);
