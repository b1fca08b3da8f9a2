// The line-up of a roster that serves a purpose best. All are exact line-ups; only what a player counts for differs.
import { bestLineup, type LineupPlace } from '../lineup/best-lineup.ts';
import { normalQuantile } from '../statistics/normal.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { correlationsAmong } from './correlations.ts';
import { pointsAt, pointsTable } from './points-table.ts';
import { takesPart, type WeekPlayer } from './week-player.ts';
import { winChance } from './win-chance.ts';

/**
 * What a line-up is for: the most points on average, the most when all goes well (everybody's ceiling), the most when
 * nothing does (everybody's floor).
 */
export const LINEUP_GOALS = ['points', 'boom', 'safe'] as const;
export type LineupGoal = (typeof LINEUP_GOALS)[number];

/** A line-up chosen from a roster. */
export interface GoalLineup {
  /** Every starting place in the order line-ups list them; null when nobody left may fill it. */
  readonly places: readonly LineupPlace<WeekPlayer>[];
  /** Everybody else, whoever counts for most first; those who take no part stand last. */
  readonly bench: readonly WeekPlayer[];
  /** Expected points of the starters at the end of the week, whatever the goal. */
  readonly points: number;
}

/** Luck that nine weeks of ten stay below: at it lies a player's ceiling, and as far below nothing their floor. */
const CEILING = normalQuantile(0.9);

/**
 * The best line-up for a goal.
 *
 * Once games have begun, everybody counts with what they scored and what is left to them, as if they could still be
 * moved: leave out whom the platform has locked, and their places.
 *
 * @param roster the injured and those in their bye week are never seated
 */
export function bestLineupFor(goal: LineupGoal, roster: readonly WeekPlayer[], slots: SlotCounts): GoalLineup {
  return lineupBy(roster, slots, (player) => {
    const table = pointsTable(player);
    return goal === 'points' ? table.mean : pointsAt(table, goal === 'boom' ? CEILING : -CEILING);
  });
}

/** A line-up and its chance to win, 0 to 1. */
export interface LikeliestLineup extends GoalLineup {
  readonly chance: number;
}

/** What a point of expectation is given up for a square point of variance, either way; 0 gives the most points. */
const PRICES = [
  0, 0.002, -0.002, 0.005, -0.005, 0.008, -0.008, 0.012, -0.012, 0.017, -0.017, 0.025, -0.025, 0.04, -0.04,
];

/**
 * The line-up that most likely beats an opponent: who is behind wants players that stray, who is ahead does not.
 *
 * For a price of variance the best line-up is exact, its own players' luck taken as independent and the opponents' as
 * it is; of the line-ups for all prices, the one with the best {@link winChance}.
 *
 * @param opponents starters of the other team
 * @returns never less likely to win than the line-up with the most points; that one when equal
 */
export function likeliestLineup(
  roster: readonly WeekPlayer[],
  slots: SlotCounts,
  opponents: readonly WeekPlayer[],
): LikeliestLineup {
  const worths = worthsAgainst(roster, opponents);
  const known = new Set<string>();
  let best: LikeliestLineup | null = null;
  for (const price of PRICES) {
    const lineup = lineupBy(roster, slots, (_, at) => (worths[at]?.mean ?? 0) + price * (worths[at]?.variance ?? 0));
    const starters = lineup.places.flatMap(({ starter }) => starter ?? []);
    const key = starters
      .map(({ id }) => id)
      .sort()
      .join(' ');
    if (known.has(key)) continue;
    known.add(key);
    const chance = winChance(starters, opponents);
    if (best === null || chance > best.chance) best = { ...lineup, chance };
  }
  return best ?? { places: [], bench: roster, points: 0, chance: 0.5 };
}

/** What each player of a roster adds to the lead and to its variance. */
function worthsAgainst(roster: readonly WeekPlayer[], opponents: readonly WeekPlayer[]) {
  const all = [...roster, ...opponents.filter(takesPart)];
  const tables = all.map(pointsTable);
  const correlations = correlationsAmong(all);
  return roster.map((_, row) => {
    const { mean = 0, variance = 0 } = tables[row] ?? {};
    let shared = 0;
    for (let column = roster.length; column < all.length; column += 1) {
      shared += (correlations[row * all.length + column] ?? 0) * Math.sqrt(tables[column]?.variance ?? 0);
    }
    return { mean, variance: variance - 2 * Math.sqrt(variance) * shared };
  });
}

function lineupBy(
  roster: readonly WeekPlayer[],
  slots: SlotCounts,
  worth: (player: WeekPlayer, at: number) => number,
): GoalLineup {
  const candidates = roster.flatMap((player, at) =>
    takesPart(player) ? [{ player, points: worth(player, at), positions: player.positions }] : [],
  );
  const lineup = bestLineup(candidates, slots);
  const places = lineup.places.map(({ slot, starter }) => ({ slot, starter: starter?.player ?? null }));
  const absent = roster.filter((player) => !takesPart(player));
  return {
    places,
    bench: [...lineup.bench.map(({ player }) => player), ...absent],
    points: places.reduce((sum, { starter }) => sum + (starter === null ? 0 : pointsTable(starter).mean), 0),
  };
}
