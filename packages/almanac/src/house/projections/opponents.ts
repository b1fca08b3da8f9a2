/**
 * The effect of an opponent.
 *
 * Points allowed to a position so far say a little about the next opponent, and less than they seem to: only a share of
 * a difference recurs, after shrinking young seasons towards the mean. No projection moves by more than 5 %.
 * @source docs/sources.md "Opponents"
 */
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../tables/all.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { referencePoints } from './reference-points.ts';
import { lineOf } from './stat-lines.ts';

const RECURRING_SHARE = 0.3;
/** Games after which a defence's own figure counts half. */
const HALF_RELIABLE_GAMES = 6;
export const LARGEST_EFFECT = 0.05;

/**
 * Difference of a defence from the mean in points allowed to a position, as a share of the mean, shrunk by its games; 0
 * for an unknown defence.
 */
export type OpponentDifference = (opponentId: string, position: Position) => number;
/** Factor on a position's expected points against an opponent, 0.95 to 1.05. */
export type OpponentFactor = (opponentId: string, position: Position) => number;

/** Differences as known on the eve of a week, of the regular games of a season. */
export type DifferencesBefore = (week: number) => OpponentDifference;

/** Later than any week. */
export const AFTER_ALL_WEEKS = Number.POSITIVE_INFINITY;

/** What each defence allowed each position in the regular games of a season, by week. */
export function differencesOf(rows: TableRows['statWeeks'], season: number, who: WhoIsWho): DifferencesBefore {
  const allowed = new Map<Position, Map<string, Map<number, number>>>(POSITIONS.map((name) => [name, new Map()]));
  for (const row of rows) {
    if (row.season !== season || row.seasonType !== 'REG') continue;
    const position = who.positionOf(row.entityId, season);
    const ofPosition = position && allowed.get(position);
    if (!ofPosition) continue;
    const weeks = ofPosition.get(row.opponentId) ?? new Map<number, number>();
    ofPosition.set(row.opponentId, weeks);
    weeks.set(row.week, (weeks.get(row.week) ?? 0) + referencePoints(lineOf(row), position, 1));
  }
  return (week) => {
    const known = new Map(POSITIONS.map((name) => [name, meansBefore(allowed.get(name) ?? new Map(), week)]));
    return (opponentId, position) => {
      const { mean, own } = known.get(position) ?? { mean: 0, own: new Map() };
      const { points, games } = own.get(opponentId) ?? { points: 0, games: 0 };
      if (games === 0 || mean <= 0) return 0;
      return (points / games / mean - 1) * (games / (games + HALF_RELIABLE_GAMES));
    };
  };
}

/** Points and games of each opponent in the weeks before one, and the mean of all games. */
function meansBefore(allowed: ReadonlyMap<string, ReadonlyMap<number, number>>, week: number) {
  const own = new Map(
    [...allowed].map(([opponentId, weeks]) => {
      const before = [...weeks].filter(([played]) => played < week);
      return [
        opponentId,
        { points: before.reduce((sum, [, points]) => sum + points, 0), games: before.length },
      ] as const;
    }),
  );
  const all = [...own.values()].reduce(
    (sum, { points, games }) => ({ points: sum.points + points, games: sum.games + games }),
    { points: 0, games: 0 },
  );
  return { mean: all.games > 0 ? all.points / all.games : 0, own };
}

/** A share of a difference as a factor, within bounds. */
export const effectOf = (difference: number, share: number): number =>
  1 + Math.min(LARGEST_EFFECT, Math.max(-LARGEST_EFFECT, share * difference));

/** Factors on the house's own lines of weeks to come. */
export const opponentFactors =
  (difference: OpponentDifference): OpponentFactor =>
  (opponentId, position) =>
    effectOf(difference(opponentId, position), RECURRING_SHARE);
