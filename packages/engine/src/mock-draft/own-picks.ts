// How a careful drafter picks without looking ahead: value over replacement, weighted by how much a player of that position
// would still play for this team, inside what roster rules and the plan allow. Suggestions use it for the person's later picks.

import { DRAFT_STRATEGIES } from '../vocabulary/drafts.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { depthWeight } from './depth-weights.ts';
import type { DraftPool } from './draft-pool.ts';
import type { Room } from './room.ts';
import type { RoomState } from './room-state.ts';
import { isCustomary, legalPositions } from './roster-rules.ts';
import { strategyFactor } from './strategies.ts';

/** How deep down the board the drafter looks. */
const LOOKS_AT = 90;
/** A plan that makes a position this many times likelier asks for it, one that makes it this much rarer rules it out. */
const ASKED_FOR = 5;
const RULED_OUT = 0.1;

/** How a drafter values a player: by number of the table, and how many of his position the team has. */
export type PickValue = (player: number, held: number) => number;

/**
 * Points over what the waiver wire will offer after the draft, times the weight of the place on the roster.
 *
 * The starters' replacement would be the wrong zero here: below it a weight turns the order round, and a drafter who uses it
 * collects spare quarterbacks (analysis/suggestions compares them).
 */
export function needWeightedValue(pool: DraftPool): PickValue {
  const { table, waiver, weights } = pool;
  const depth = 32;
  const weight = Float64Array.from({ length: POSITIONS.length * depth }, (_, cell) =>
    depthWeight(weights, Math.floor(cell / depth), cell % depth),
  );
  // All arrays are as long as their indexes ask; the casts spare branches in the inner loop of the rollouts.
  return (player, held) => {
    const position = table.position[player] as number;
    const factor = weight[position * depth + Math.min(depth - 1, held)] as number;
    return factor * ((table.points[player] as number) - (waiver[position] as number));
  };
}

/** Positions (bits) that roster rules and custom leave a team at a turn; custom gives way before nothing is left. */
export function customaryPositions(state: RoomState, team: number): number {
  const { room, counts } = state;
  const from = team * POSITIONS.length;
  const legal = legalPositions(room.rules, counts, state.picksLeft[team] as number, from);
  const round = room.roundOfTurn[Math.min(state.turn, room.turns - 1)] as number;
  let customary = 0;
  for (let position = 0; position < POSITIONS.length; position++)
    if (isCustomary(room.rules, round, position, counts[from + position] as number)) customary |= 1 << position;
  return legal & customary || legal;
}

/**
 * Positions (bits) that a team considers at a turn: those that rules and custom leave, less those that its plan rules out;
 * only those that the plan asks for, when it asks for any.
 */
export function plannedPositions(room: Room, state: RoomState, team: number): number {
  const counts = state.counts.subarray(team * 6, team * 6 + 6);
  const legal = customaryPositions(state, team);
  const strategy = DRAFT_STRATEGIES[room.strategyOfTeam[team] as number] ?? 'balanced';
  const round = (room.roundOfTurn[Math.min(state.turn, room.turns - 1)] as number) + 1;
  let asked = 0;
  let allowed = 0;
  POSITIONS.forEach((position, index) => {
    const factor = strategyFactor(strategy, round, position, counts[index] as number);
    if (factor >= ASKED_FOR) asked |= 1 << index;
    if (factor > RULED_OUT) allowed |= 1 << index;
  });
  return legal & asked || legal & allowed || legal;
}

/** The most valuable available player of the considered positions, else the first available; -1 when nobody is left. */
export function bestOwnPick(state: RoomState, team: number, considered: number, value: PickValue): number {
  const { available, head, counts, room } = state;
  const { position } = room.table;
  const end = Math.min(available.length, head + LOOKS_AT);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = head; place < end; place++) {
    const player = available[place] as number; // place stays inside
    const at = position[player] as number;
    if (((considered >> at) & 1) === 0) continue;
    const worth = value(player, counts[team * 6 + at] as number);
    if (worth > most) {
      most = worth;
      best = player;
    }
  }
  return best >= 0 ? best : firstOf(state, considered);
}

/** Further down than the drafter looks: the first of a considered position, else anybody. */
function firstOf(state: RoomState, considered: number): number {
  const { available, head } = state;
  const { position } = state.room.table;
  for (let place = head; place < available.length; place++) {
    const player = available[place] as number;
    if ((considered >> (position[player] as number)) & 1) return player;
  }
  return head < available.length ? (available[head] as number) : -1;
}
