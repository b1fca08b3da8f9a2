/**
 * What an opponent changes.
 *
 * Points allowed to a position so far say a little about the next opponent, and less than they seem to: only about
 * 0.3 of a difference recurs, after shrinking young seasons towards the mean. No projection moves by more than 5 %.
 * @source research algorithms §12 (DvP)
 */
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../tables/all.ts';
import { referencePoints } from './reference-points.ts';
import { lineOf } from './stat-lines.ts';
import type { WhoIsWho } from './who-is-who.ts';

const RECURRING_SHARE = 0.3;
/** Games after which a defence's own figure counts half. */
const HALF_RELIABLE_GAMES = 6;
export const LARGEST_EFFECT = 0.05;

/** Factor on a position's expected points against an opponent, 0.95 to 1.05. */
export type OpponentFactor = (opponentId: string, position: Position) => number;

/** Factors from the regular games of a season so far. */
export function opponentFactors(rows: TableRows['statWeeks'], season: number, who: WhoIsWho): OpponentFactor {
  const allowed = new Map<string, { points: number; weeks: Set<number> }>();
  for (const row of rows) {
    if (row.season !== season || row.seasonType !== 'REG') continue;
    const position = who.positionOf(row.entityId, season);
    if (!position) continue;
    const key = `${row.opponentId} ${position}`;
    const known = allowed.get(key) ?? { points: 0, weeks: new Set<number>() };
    allowed.set(key, known);
    known.points += referencePoints(lineOf(row), position, 1);
    known.weeks.add(row.week);
  }
  const means = new Map(
    POSITIONS.map((position) => {
      const own = [...allowed].filter(([key]) => key.endsWith(` ${position}`)).map(([, value]) => value);
      const games = own.reduce((sum, value) => sum + value.weeks.size, 0);
      return [position, games > 0 ? own.reduce((sum, value) => sum + value.points, 0) / games : 0];
    }),
  );
  return (opponentId, position) => {
    const known = allowed.get(`${opponentId} ${position}`);
    const mean = means.get(position) ?? 0;
    if (!known || mean <= 0) return 1;
    const games = known.weeks.size;
    const difference = known.points / games / mean - 1;
    const effect = RECURRING_SHARE * difference * (games / (games + HALF_RELIABLE_GAMES));
    return 1 + Math.min(LARGEST_EFFECT, Math.max(-LARGEST_EFFECT, effect));
  };
}
