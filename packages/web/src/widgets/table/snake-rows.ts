/**
 * Rows of a draft board in the order in which a snake goes: every second one runs back.
 *
 * @param picks in pick order
 * @param columns teams, 1 or more
 * @returns rows as they stand from left to right; the last one may be short, and then stands at the side where it
 *   begins
 * @example snakeRows([1, 2, 3, 4, 5], 3, true) // → [[1, 2, 3], [null, 5, 4]]
 */
export function snakeRows<T>(
  picks: readonly T[],
  columns: number,
  isSnake: boolean,
): readonly (readonly (T | null)[])[] {
  const rows: (T | null)[][] = [];
  for (let at = 0; at < picks.length; at += columns) {
    const row: (T | null)[] = picks.slice(at, at + columns);
    while (row.length < columns) row.push(null);
    rows.push(isSnake && rows.length % 2 === 1 ? row.reverse() : row);
  }
  return rows;
}
