/**
 * The utilization score: how much of a team's offence runs through a player, and what comes of it, as one number.
 *
 * The shares of targets, carries, air yards and snaps foretell what a player will score better than past points do,
 * and both together better than either. So they are weighed as they foretold the points of the next four weeks,
 * position by position. The result is told on a scale of 100 that stands still: 60 is the last starter of a league of
 * twelve (RB24, WR36, TE12), 80 stands in the middle of its starters, 0 is nobody who touches the ball.
 * @source analysis/utilization
 */
import { UTILIZATION } from './utilization.data.ts';
import { UTILIZATION_PARTS, type UtilizationPart, type UtilizedPosition } from './utilization.shape.ts';

/** Shares of some games, 0 to 1, and points a game; what is below nothing counts as nothing. */
export type UtilizationParts = Readonly<Record<UtilizationPart, number>>;

const STEP = 10;
const MOST = 100;

/**
 * The score of some games.
 *
 * @param of shares of the team's targets, carries and air yards in these games, the mean share of the snaps, and points
 *   a game in half PPR
 * @returns 0 to 100
 * @example nobody who gets nothing scores: utilizationScore('WR', { targetShare: 0, … }) // → 0
 */
export function utilizationScore(position: UtilizedPosition, of: UtilizationParts): number {
  const { base, parts, scale } = UTILIZATION[position];
  const points = UTILIZATION_PARTS.reduce((sum, part) => sum + parts[part] * Math.max(0, of[part]), base);
  const above = scale.findIndex((knot) => knot > points);
  if (above === -1) return MOST;
  if (above === 0) return 0;
  const [from = 0, to = 0] = scale.slice(above - 1, above + 1);
  return STEP * (above - 1 + (points - from) / (to - from));
}
