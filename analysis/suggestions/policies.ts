// The ways of picking that are compared. Each is asked for the pick of the team on the clock.
import { botPick } from '@pylon/engine/mock-draft/bot-picks';
import type { DraftPool } from '@pylon/engine/mock-draft/draft-pool';
import { bestOwnPick, customaryPositions, needWeightedValue } from '@pylon/engine/mock-draft/own-picks';
import type { RoomState } from '@pylon/engine/mock-draft/room-state';
import { suggestionsFor } from '@pylon/engine/mock-draft/suggestions';
import type { Random } from '@pylon/engine/random/random';

export type Policy = (state: RoomState, team: number, pool: DraftPool, random: Random) => number;

export const POLICIES = {
  /** The product's suggestion: rollouts. */
  rollouts: (state, team, pool, random) => {
    const first = suggestionsFor({ pool, live: state, team, seed: String(random.next()) })[0];
    return first === undefined ? -1 : (pool.table.numberOf.get(first.entityId) ?? -1);
  },
  /** What rollouts assume of the person's later picks. */
  'need-weighted VBD': (state, team, pool) =>
    bestOwnPick(state, team, customaryPositions(state, team), needWeightedValue(pool)),
  /** Most points over the replacement of the position. */
  'VBD, static replacement': (state, team, pool) =>
    bestOwnPick(state, team, customaryPositions(state, team), (player) => pool.vorp[player] ?? 0),
  /** The first of the board whom roster rules and caps allow. */
  'best ADP with position caps': (state, team, pool) =>
    bestOwnPick(state, team, customaryPositions(state, team), (player) => -(pool.table.board[player] ?? 0)),
  /** One more bot. */
  'the market itself': (state, _team, _pool, random) => botPick(state, random) ?? -1,
} as const satisfies Readonly<Record<string, Policy>>;
