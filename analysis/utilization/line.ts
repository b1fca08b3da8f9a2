// Straight lines through many columns, by least squares.

/** A fitted line: value = base + Σ weight × column. */
export interface Line {
  readonly base: number;
  readonly weights: readonly number[];
}

/** Keeps columns that say the same thing from taking weights of opposite signs. */
const RIDGE = 0.01;

/** Least squares over columns of variance one; columns that do not vary weigh nothing. */
export function fitted(columns: readonly (readonly number[])[], values: readonly number[]): Line {
  const count = values.length;
  const mean = (column: readonly number[]) => column.reduce((sum, value) => sum + value, 0) / count;
  const means = columns.map(mean);
  const spreads = columns.map((column, at) => Math.sqrt(mean(column.map((value) => (value - (means[at] ?? 0)) ** 2))));
  const scaled = columns.map((column, at) => column.map((value) => (value - (means[at] ?? 0)) / (spreads[at] || 1)));
  const level = mean(values);
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, row) => sum + value * (b[row] ?? 0), 0) / count;
  const centred = values.map((value) => value - level);
  const rows = scaled.map((a, at) => [
    ...scaled.map((b, other) => product(a, b) + (at === other ? RIDGE : 0)),
    product(a, centred),
  ]);
  const weights = solved(rows).map((weight, at) => weight / (spreads[at] || 1));
  return { base: level - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0), weights };
}

/** Solves equations of which each row ends with its right side, by elimination. */
function solved(rows: readonly (readonly number[])[]): readonly number[] {
  const left = rows.map((row) => [...row]);
  const size = left.length;
  for (let at = 0; at < size; at++) {
    const own = left[at] ?? [];
    for (let other = 0; other < size; other++) {
      const row = left[other] ?? [];
      const factor = other === at ? 0 : (row[at] ?? 0) / (own[at] ?? 1);
      for (let column = at; column <= size; column++) row[column] = (row[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  return left.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** The line without weights below 0: whoever would get the lowest one is left out, until none is. */
export function risingLine(columns: readonly (readonly number[])[], values: readonly number[]): Line {
  let kept = columns.map((_, at) => at);
  for (;;) {
    const line = fitted(
      kept.map((at) => columns[at] ?? []),
      values,
    );
    const lowest = Math.min(...line.weights);
    if (kept.length === 0 || lowest >= 0) {
      const byColumn = new Map(kept.map((at, place) => [at, line.weights[place] ?? 0]));
      return { base: line.base, weights: columns.map((_, at) => byColumn.get(at) ?? 0) };
    }
    kept = kept.filter((_, place) => line.weights[place] !== lowest);
  }
}

/** Share of the values' variance that the line tells: 1 is all, below 0 is worse than their mean. */
export function told(line: Line, columns: readonly (readonly number[])[], values: readonly number[]): number {
  const level = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = (of: (row: number) => number) => values.reduce((sum, value, row) => sum + (value - of(row)) ** 2, 0);
  const guess = (row: number) =>
    line.weights.reduce((sum, weight, at) => sum + weight * (columns[at]?.[row] ?? 0), line.base);
  return 1 - squares(guess) / squares(() => level);
}
