// Whole line-ups in the draws of a week, for leagues in which more than one opponent matters: points leagues, games
// against the median, guillotines. For a match-up of two, `winChance` needs no draws.
import type { JointWeek } from './joint-week.ts';

/**
 * Points of a line-up in every draw.
 *
 * @param starters numbers of the week's players
 */
export function teamTotals(week: JointWeek, starters: readonly number[]): Float64Array {
  const totals = new Float64Array(week.draws);
  for (let draw = 0; draw < week.draws; draw += 1) {
    const start = draw * week.players.length;
    let sum = 0;
    for (const number of starters) sum += week.points[start + number] ?? 0;
    totals[draw] = sum;
  }
  return totals;
}

/**
 * Chance of each team to beat the median of the others, as games against the median ask; the median itself counts half.
 *
 * @param totals of all teams of the league, all of one week: {@link teamTotals}
 * @returns 0 to 1, in the order of the teams; ½ for a team alone
 */
export function medianChances(totals: readonly Float64Array[]): readonly number[] {
  return eachDraw(totals, (own, others) => {
    const rising = others.toSorted((a, b) => a - b);
    const half = rising.length / 2;
    const low = rising[Math.ceil(half) - 1] ?? own;
    const high = rising[Math.floor(half)] ?? own;
    const median = (low + high) / 2;
    return own > median ? 1 : own === median ? 0.5 : 0;
  });
}

/**
 * Chance of each team to be among the best of a week; places that several share are shared out.
 *
 * @param places how many are, from 1: all but one to survive a week of a guillotine league
 * @returns 0 to 1, in the order of the teams; their sum is `places`, or all teams if they are fewer
 */
export const topChances = (totals: readonly Float64Array[], places: number): readonly number[] =>
  eachDraw(totals, (own, others) => {
    let better = 0;
    let equal = 1;
    for (const other of others) {
      if (other > own) better += 1;
      else if (other === own) equal += 1;
    }
    return Math.min(1, Math.max(0, (places - better) / equal));
  });

/** The mean over all draws of what a team's points are worth beside the others'. */
function eachDraw(
  totals: readonly Float64Array[],
  worth: (own: number, others: readonly number[]) => number,
): readonly number[] {
  const draws = totals[0]?.length ?? 0;
  const sums = totals.map(() => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    const points = totals.map((of) => of[draw] ?? 0);
    points.forEach((own, team) => {
      sums[team] =
        (sums[team] ?? 0) +
        worth(
          own,
          points.filter((_, other) => other !== team),
        );
    });
  }
  return sums.map((sum) => sum / draws);
}
