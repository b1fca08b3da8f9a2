/**
 * How a best-ball tournament goes: rounds of weeks, in each of which the best of a group go on. The team's points of
 * these weeks are added up, each week's line-up chosen in hindsight.
 */

/** A round of a tournament. */
export interface TournamentRound {
  /** Last week of the round; it begins the week after the round before, the first with week 1. */
  readonly lastWeek: number;
  /** Teams of a group, and how many of them go on. */
  readonly of: number;
  readonly advance: number;
}

/**
 * The usual tournament: two of twelve after week 14, then one of a group each week, and a final in week 17.
 * @source analysis/best-ball: Best Ball Mania III of 2022, the contest of the real drafts there
 */
export const USUAL_ROUNDS: readonly TournamentRound[] = [
  { lastWeek: 14, of: 12, advance: 2 },
  { lastWeek: 15, of: 10, advance: 1 },
  { lastWeek: 16, of: 16, advance: 1 },
];

/**
 * The chance to be among the best of a group whose others are drawn from a field.
 *
 * @param better share of the field that scored more, 0 to 1
 * @example chanceToAdvance(0, { of: 12, advance: 2 }) // → 1
 */
export function chanceToAdvance(better: number, { of, advance }: Pick<TournamentRound, 'of' | 'advance'>): number {
  const others = of - 1;
  let [chance, ways] = [0, 1];
  for (let above = 0; above < Math.min(advance, of); above++) {
    chance += ways * better ** above * (1 - better) ** (others - above);
    ways = (ways * (others - above)) / (above + 1);
  }
  return Math.min(1, chance);
}

/** Share of sorted values above one; half of those that equal it count. */
export function shareAbove(sorted: Float64Array, value: number): number {
  if (sorted.length === 0) return 0.5;
  const below = firstAtLeast(sorted, value);
  const upTo = firstAtLeast(sorted, value, true);
  return 1 - (below + upTo) / 2 / sorted.length;
}

/** Place of the first value that is at least (or above) a bound. */
function firstAtLeast(sorted: Float64Array, bound: number, isAbove = false): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] as number; // within the array
    if (isAbove ? value <= bound : value < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
