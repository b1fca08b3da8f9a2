// What a team can start each week. A season's projection says how much a player brings, not when: it is spread evenly
// over the games of their team, and in the week of its bye they bring nothing. What differs from week to week is
// therefore who is off.
import { bestLineup, type LineupCandidate, type LineupPlace } from '../../lineup/best-lineup.ts';
import type { SlotCounts } from '../../vocabulary/league.ts';
import { GAMES_PER_TEAM } from '../../vocabulary/weeks.ts';

/** Somebody on a roster; `points` are of the whole season, `byeWeek` null when their team's is not known. */
export interface WeeklyCandidate extends LineupCandidate {
  readonly byeWeek: number | null;
}

/** The line-up of one week. */
export interface WeekLineup<Candidate> {
  readonly week: number;
  /** Points of the week. */
  readonly points: number;
  /** Every starting place in list order; null where nobody is left who may fill it. */
  readonly places: readonly LineupPlace<Candidate>[];
  /** Who would start if their team played, best first. */
  readonly missing: readonly Candidate[];
}

/**
 * The best line-up of every week.
 *
 * @param roster in any order
 * @param weeks how many to look at, from week 1
 * @returns one entry a week, in their order
 * @example lineupByWeek([{ points: 170, positions: ['QB'], byeWeek: 2 }], slots, 2).map(({ points }) => points) // →
 *   [10, 0]
 */
export function lineupByWeek<Candidate extends WeeklyCandidate>(
  roster: readonly Candidate[],
  slots: SlotCounts,
  weeks: number,
): readonly WeekLineup<Candidate>[] {
  const wholes = bestLineup(roster, slots).places.flatMap(({ starter }) => starter ?? []);
  const inOrder = wholes.toSorted((one, other) => other.points - one.points);
  return Array.from({ length: weeks }, (_, index) => {
    const week = index + 1;
    const { places, points } = bestLineup(
      roster.filter(({ byeWeek }) => byeWeek !== week),
      slots,
    );
    return {
      week,
      points: points / GAMES_PER_TEAM,
      places,
      missing: inOrder.filter(({ byeWeek }) => byeWeek === week),
    };
  });
}
