import { tiers } from '../player-value/tiers.ts';
import type { RankedPlayer } from './ranked-board.ts';

/** Beyond this many players nobody tells tiers apart. */
const TIERED_PLAYERS = 300;

/** What of a row its tier depends on. */
export type TieredRow = Pick<RankedPlayer, 'entityId' | 'position' | 'positionTier' | 'consensus' | 'sd' | 'above'>;

/**
 * Tiers of a list of ranked players, by entity. A list of one position has the house's own tiers; any other is split
 * anew, for tiers of several positions do not line up.
 */
export function listTiers(rows: readonly TieredRow[]): ReadonlyMap<string, number> {
  const positions = new Set(rows.map(({ position }) => position));
  if (positions.size === 1 && rows.some(({ positionTier }) => positionTier !== null)) return houseTiers(rows);
  const tiered = rows.slice(0, TIERED_PLAYERS);
  // Without published opinions the list is Scout's, and places one after another have no gaps: value has.
  const isScouts = tiered.every(({ sd, above }) => sd === null && above !== null);
  const numbers = tiers(
    tiered.map(({ consensus, sd, above }) =>
      isScouts ? { value: above ?? 0, deviation: 0 } : { value: consensus, deviation: sd ?? 0 },
    ),
  );
  const last = numbers.at(-1) ?? 1;
  return new Map(rows.map(({ entityId }, index) => [entityId, numbers[index] ?? last]));
}

/** Those after the consensus' end share one more tier. */
function houseTiers(rows: readonly TieredRow[]): ReadonlyMap<string, number> {
  const last = Math.max(...rows.map(({ positionTier }) => positionTier ?? 0));
  return new Map(rows.map(({ entityId, positionTier }) => [entityId, positionTier ?? last + 1]));
}
