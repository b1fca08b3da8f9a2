import type { JointWeek } from './joint-week.ts';
import { takesPart } from './week-player.ts';

/**
 * Chance that one player outscores another; scoring alike counts half.
 *
 * @param one number of a player of the week
 * @returns 0 to 1; that of the other way round is what is missing to 1. Who takes no part is outscored by anybody who
 *   does, even by one who loses points
 */
export function outscoreChance(week: JointWeek, one: number, other: number): number {
  const [isIn, isOtherIn] = [one, other].map((number) => isThere(week, number));
  if (isIn !== isOtherIn) return isIn ? 1 : 0;
  let times = 0;
  for (let start = 0; start < week.points.length; start += week.players.length) {
    const lead = (week.points[start + one] ?? 0) - (week.points[start + other] ?? 0);
    if (lead > 0) times += 1;
    else if (lead === 0) times += 0.5;
  }
  return times / week.draws;
}

/**
 * How often each of some players is among the best of them: whom to start when some may be, whatever their positions.
 *
 * @param rows numbers of players of the week
 * @param startersNeeded how many of them may start, from 0
 * @returns 0 to 1, in the order of `rows`; their sum is `startersNeeded`, or how many take part if they are fewer
 */
export function topShares(week: JointWeek, rows: readonly number[], startersNeeded: number): readonly number[] {
  const able = [...rows.keys()].filter((at) => isThere(week, rows[at] ?? -1));
  const times = rows.map(() => 0);
  for (let draw = 0; draw < week.draws; draw += 1) {
    const start = draw * week.players.length;
    const pointsOf = (at: number) => week.points[start + (rows[at] ?? 0)] ?? 0;
    // Sorting keeps the order of equals, which is turned round in every other draw.
    const best = (draw % 2 === 0 ? able : able.toReversed()).toSorted((a, b) => pointsOf(b) - pointsOf(a));
    for (const at of best.slice(0, Math.max(0, startersNeeded))) times[at] = (times[at] ?? 0) + 1;
  }
  return times.map((count) => count / week.draws);
}

function isThere({ players }: JointWeek, number: number): boolean {
  const player = players[number];
  return player !== undefined && takesPart(player);
}
