// What a league makes of the players: the board with everything about it that follows from the league's slots and the number of
// teams. Made once per edition, scoring and league, then shared by every draft of that kind.
import { lineupRules, lineupScratch, seatInOrder } from '../lineup/seating.ts';
import type { LeagueShape } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { type DepthWeights, depthWeights } from './depth-weights.ts';
import type { DraftTable } from './draft-table.ts';

export interface DraftPool {
  readonly table: DraftTable;
  readonly league: LeagueShape;
  /** By player number: his tier among his position, from 1; 0 when unknown. */
  readonly tiers: Uint8Array;
  /** Points of the best player of each position whom no starter place of the league needs; 0 when there is none. */
  readonly replacement: Float64Array;
  /** By player number: points above {@link replacement}; negative below it. */
  readonly vorp: Float64Array;
  readonly weights: DepthWeights;
}

/**
 * A pool for a league.
 *
 * @param tierOf the tier of a player number among his position, from 1; 0 when unknown
 */
export function draftPool(table: DraftTable, league: LeagueShape, tierOf: (player: number) => number): DraftPool {
  const replacement = replacementPoints(table, league);
  return {
    table,
    league,
    tiers: Uint8Array.from({ length: table.size }, (_, player) => tierOf(player)),
    replacement,
    // Every player has a position, and every position a replacement.
    vorp: table.points.map((points, player) => points - (replacement[table.position[player] as number] as number)),
    weights: depthWeights(table, league),
  };
}

/** Seats the starters of all teams as if they were one, exactly; the best left out of each position is the replacement. */
function replacementPoints(table: DraftTable, league: LeagueShape): Float64Array {
  const byPoints = Array.from({ length: table.size }, (_, player) => player).sort(
    (x, y) => (table.points[y] as number) - (table.points[x] as number),
  );
  const scratch = lineupScratch(table.size);
  scratch.order.set(byPoints);
  const rules = lineupRules(league.slots, league.teams);
  const taken = seatInOrder(rules, table.position, scratch.order, table.size, scratch.seated);
  const starters = new Set(scratch.seated.subarray(0, taken));
  return Float64Array.from(POSITIONS, (_, position) => {
    const best = byPoints.find((player) => table.position[player] === position && !starters.has(player));
    return best === undefined ? 0 : (table.points[best] as number);
  });
}
