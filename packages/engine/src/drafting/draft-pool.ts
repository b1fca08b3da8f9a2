// What a league makes of the players: the board with everything about it that follows from the league's slots and the
// number of teams. Made once per edition, scoring and league, then shared by every draft of that kind.

import { once } from '../once.ts';
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

/** What it says of values is worked out when it is first asked for: a room opens without. */
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
  /** The costliest by far. */
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
  const replacement = once(() => inOrder(replacementPoints(players, league)));
  const waiver = once(() => inOrder(benchAwareReplacementPoints(players, league)));
  const overReplacement = (points: number, player: number) =>
    points - (replacement()[table.position[player] ?? 0] ?? 0);
  const vorp = once(() => table.points.map(overReplacement));
  const weights = once(() => depthWeights(table, league));
  return {
    table,
    league,
    tiers: Uint8Array.from(players, (_, player) => tierOf(player)),
    get replacement() {
      return replacement();
    },
    get waiver() {
      return waiver();
    },
    get vorp() {
      return vorp();
    },
    get weights() {
      return weights();
    },
  };
}

const inOrder = (levels: ReplacementPoints): Float64Array =>
  Float64Array.from(POSITIONS, (position) => levels[position]);
