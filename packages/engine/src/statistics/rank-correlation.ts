/**
 * Spearman's correlation: how alike two sets of values order the same things.
 *
 * @param a values of each thing
 * @param b as many, of the same things in the same order; things of equal value share the middle of their ranks
 * @returns -1 to 1; null for fewer than two things, or when either set says the same of all
 * @throws never
 * @example rankCorrelation([3, 2, 1], [30, 20, 10]) // → 1
 */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number | null {
  const [ranksA, ranksB] = [middleRanks(a), middleRanks(b)];
  const middle = (a.length + 1) / 2;
  let [both, spreadA, spreadB] = [0, 0, 0];
  for (const [index, rankA] of ranksA.entries()) {
    const [fromA, fromB] = [rankA - middle, (ranksB[index] ?? middle) - middle];
    both += fromA * fromB;
    spreadA += fromA ** 2;
    spreadB += fromB ** 2;
  }
  return spreadA > 0 && spreadB > 0 ? both / Math.sqrt(spreadA * spreadB) : null;
}

/** The rank of each value, the highest first, from 1. */
function middleRanks(values: readonly number[]): readonly number[] {
  const order = values.map((_, index) => index).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let first = 0; first < order.length; ) {
    const value = values[order[first] ?? 0];
    let last = first;
    while (last + 1 < order.length && values[order[last + 1] ?? 0] === value) last++;
    for (let place = first; place <= last; place++) ranks[order[place] ?? 0] = (first + last) / 2 + 1;
    first = last + 1;
  }
  return ranks;
}
