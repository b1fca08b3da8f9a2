// The ways of picking that are compared. Each is asked for the pick of the team on the clock.

import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import { suggestionsFor } from '@pylon/engine/mock-draft/advice/suggestions';
import { botPick } from '@pylon/engine/mock-draft/bots/bot-picks';
import {
  carefulPick,
  customaryPositions,
  mostValuable,
  needWeightedValue,
} from '@pylon/engine/mock-draft/bots/own-picks';
import type { RoomState } from '@pylon/engine/mock-draft/bots/room-state';
import type { Random } from '@pylon/engine/random/random';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Season } from './seasons.ts';

export const poolOf = ({ table }: Season, league: LeagueShape): DraftPool => draftPool(table, league, () => 0);

export type Policy = (state: RoomState, team: number, pool: DraftPool, random: Random) => number;

/** The first of the product's suggestions. */
function suggested(state: RoomState, team: number, pool: DraftPool, random: Random): number {
  const first = suggestionsFor({ pool, live: state, team, seed: String(random.next()) })[0];
  return first === undefined ? -1 : (pool.table.numberOf.get(first.entityId) ?? -1);
}

export const POLICIES = {
  /** The product's own, which looks ahead to the end at what the later picks will bring. */
  suggestions: suggested,
  /** What looking ahead begins with: need, and what waiting one turn would cost. */
  'need and drop-off': (state, team, pool) =>
    carefulPick(state, team, customaryPositions(state, team), needWeightedValue(pool)),
  /** Points over the waiver wire, weighted by how much the player would still play for the team. */
  'need-weighted VBD': (state, team, pool) =>
    mostValuable(state, team, customaryPositions(state, team), needWeightedValue(pool)),
  /** Most points over the replacement of the position. */
  'VBD, static replacement': (state, team, pool) =>
    mostValuable(state, team, customaryPositions(state, team), (player) => pool.vorp[player] ?? 0),
  /** The first player of the board whom roster rules and caps allow. */
  'best ADP with position caps': (state, team, pool) =>
    mostValuable(state, team, customaryPositions(state, team), (player) => -(pool.table.board[player] ?? 0)),
  /** One more bot. */
  'the market itself': (state, _team, _pool, random) => botPick(state, random) ?? -1,
} as const satisfies Readonly<Record<string, Policy>>;
