import type { TableDefinition } from '../tables/table.ts';

/**
 * Rows in the order of their table's key, so that an edition's bytes do not depend on the order in which files were
 * read, and rows of one season, week or provider lie together.
 */
export function inKeyOrder<R extends Readonly<Record<string, unknown>>>(
  definition: Pick<TableDefinition, 'key'>,
  rows: readonly R[],
): R[] {
  return [...rows].sort((a, b) => {
    for (const name of definition.key) {
      const order = compare(a[name], b[name]);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}
