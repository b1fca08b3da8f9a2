/** Spearman's correlation: how alike two sets of values order the same things, -1 to 1. */
export const rankCorrelation = (a: readonly number[], b: readonly number[]): number => correlation(ranks(a), ranks(b));

function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const result = new Array<number>(values.length).fill(0);
  order.forEach(({ index }, rank) => {
    result[index] = rank;
  });
  return result;
}

/** Pearson's correlation: how near two sets of values lie to one line, -1 to 1. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ownA, ownB] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const other = (b[index] ?? 0) - meanB;
    both += (value - meanA) * other;
    ownA += (value - meanA) ** 2;
    ownB += other ** 2;
  }
  return both / Math.sqrt(ownA * ownB);
}
