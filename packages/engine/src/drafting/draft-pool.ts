// What a league makes of the players: the board with everything about it that follows from the league's slots and the
// number of teams. Made once per edition, scoring and league, then shared by every draft of that kind.
import {
  benchAwareReplacementPoints,
  type ReplacementPoints,
  replacementPoints,
  type ValuedPlayer,
} from '../player-value/replacement.ts';
import type { LeagueShape } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { type DepthWeights, depthWeights } from './depth-weights.ts';
import type { DraftTable } from './draft-table.ts';

export interface DraftPool {
  readonly table: DraftTable;
  readonly league: LeagueShape;
  /** By player number: their tier among their position, from 1; 0 when unknown. */
  readonly tiers: Uint8Array;
  /** By position: points of the best player whom no team needs as a starter. */
  readonly replacement: Float64Array;
  /** By position: points of the best player whom nobody drafts. */
  readonly waiver: Float64Array;
  /** By player number: points above {@link replacement}; negative below it. */
  readonly vorp: Float64Array;
  /** Worked out when they are first asked for: they take longer than everything else, and a room opens without them. */
  readonly weights: DepthWeights;
}

/**
 * A pool for a league.
 *
 * @param tierOf the tier of a player number among their position, from 1; 0 when unknown
 */
export function draftPool(table: DraftTable, league: LeagueShape, tierOf: (player: number) => number): DraftPool {
  const players = Array.from(table.points, (points, player): ValuedPlayer => {
    const position = POSITIONS[table.position[player] ?? -1];
    if (position === undefined) throw new RangeError(`player ${player} has no position`);
    return { points, position };
  });
  const replacement = inOrder(replacementPoints(players, league));
  let weights: DepthWeights | null = null;
  return {
    table,
    league,
    tiers: Uint8Array.from(players, (_, player) => tierOf(player)),
    replacement,
    waiver: inOrder(benchAwareReplacementPoints(players, league)),
    vorp: table.points.map((points, player) => points - (replacement[table.position[player] ?? 0] ?? 0)),
    get weights() {
      weights ??= depthWeights(table, league);
      return weights;
    },
  };
}

const inOrder = (levels: ReplacementPoints): Float64Array =>
  Float64Array.from(POSITIONS, (position) => levels[position]);
