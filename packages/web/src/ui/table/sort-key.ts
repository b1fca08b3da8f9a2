/** How a column stands in the order in force. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** @example sortDirection('-adp', 'adp') // → 'descending' */
export const sortDirection = (sort: string, key: string): SortDirection =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';

/**
 * The order after a click on a column: its own best end first, then the other way round, and so on.
 * @param isHighFirst whether the high end is the column's best
 */
export const nextSort = (sort: string, key: string, isHighFirst: boolean): string => {
  const first = isHighFirst ? `-${key}` : key;
  return sort === first ? (isHighFirst ? key : `-${key}`) : first;
};
