// How a careful drafter picks without playing the draft out: value over the waiver wire, weighted by how much a player
// of that position would still play for this team, and what of it would be lost by waiting for the next pick; inside
// what roster rules and the plan allow. later-picks.ts looks further; it begins with this drafter.

import { WEIGHTS_DEPTH, weightTable } from '../../drafting/depth-weights.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { sensiblePositions, timely } from '../../drafting/roster-customs.ts';
import { legalPositions } from '../../drafting/roster-rules.ts';
import { DRAFT_STRATEGIES, type DraftStrategy } from '../../vocabulary/drafts.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { nextTurnOf, type Room } from './room.ts';
import type { RoomState } from './room-state.ts';
import { strategyFactor } from './strategies.ts';

/** How deep down the board the drafter looks. */
export const LOOKS_AT = 90;
/** How much a player's own value counts beside what waiting would lose. @source analysis/suggestions */
const VALUE_SHARE = 0.25;
/**
 * A plan that makes a position this many times likelier asks for it, one that makes it this much rarer rules it out.
 */
const ASKED_FOR = 5;
const RULED_OUT = 0.1;

/** How a drafter values a player: by number of the table, and how many of their position the team has. */
export type PickValue = (player: number, held: number) => number;

/**
 * Points over what the waiver wire will offer after the draft, times the weight of the place on the roster.
 *
 * The starters' replacement would be the wrong zero here: below it a weight turns the order round, and a drafter who
 * uses it collects spare quarterbacks (analysis/suggestions compares them).
 */
export function needWeightedValue(pool: DraftPool): PickValue {
  const { table, waiver } = pool;
  const weight = weightTable(pool.weights);
  // All arrays are as long as their indexes ask; the casts spare branches in inner loops.
  return (player, held) => {
    const position = table.position[player] as number;
    const factor = weight[position * WEIGHTS_DEPTH + Math.min(WEIGHTS_DEPTH - 1, held)] as number;
    return factor * ((table.points[player] as number) - (waiver[position] as number));
  };
}

/** Positions (bits) that roster rules and sense leave a team at a turn; sense gives way before nothing is left. */
export function customaryPositions(state: RoomState, team: number): number {
  const { room, counts } = state;
  const from = team * POSITIONS.length;
  const legal = legalPositions(room.rules, counts, state.picksLeft[team] as number, from);
  const round = room.roundOfTurn[Math.min(state.turn, room.turns - 1)] as number;
  const sensible = sensiblePositions(room.customs, counts, from);
  return legal & timely(room.customs, sensible, round) || legal & sensible || legal;
}

/**
 * How a plan sees one more player of a position: 2 it asks for them, 1 it lets them pass, 0 it rules them out.
 *
 * @param round 1-based
 * @param count how many of the position the team has
 */
export function planned(strategy: DraftStrategy, round: number, position: Position, count: number): 0 | 1 | 2 {
  const factor = strategyFactor(strategy, round, position, count);
  return factor >= ASKED_FOR ? 2 : factor > RULED_OUT ? 1 : 0;
}

/**
 * Positions (bits) that a team considers at a turn: those that rules and custom leave, less those that its plan rules
 * out; only those that the plan asks for, when it asks for any.
 */
export function plannedPositions(room: Room, state: RoomState, team: number): number {
  const counts = state.counts.subarray(team * 6, team * 6 + 6);
  const legal = customaryPositions(state, team);
  const strategy = DRAFT_STRATEGIES[room.strategyOfTeam[team] as number] ?? 'balanced';
  const round = (room.roundOfTurn[Math.min(state.turn, room.turns - 1)] as number) + 1;
  let asked = 0;
  let allowed = 0;
  POSITIONS.forEach((position, index) => {
    const wish = planned(strategy, round, position, counts[index] as number);
    if (wish === 2) asked |= 1 << index;
    if (wish > 0) allowed |= 1 << index;
  });
  return legal & asked || legal & allowed || legal;
}

/** The most valuable available player of the considered positions, else the first available; -1 when nobody is left. */
export function mostValuable(state: RoomState, team: number, considered: number, value: PickValue): number {
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

/**
 * The best of each position now, what they are worth, and what the best will be worth who should still be there next
 * time.
 */
const best = new Int32Array(POSITIONS.length);
const worthNow = new Float64Array(POSITIONS.length);
const worthLater = new Float64Array(POSITIONS.length);

/**
 * The pick of a careful drafter: of the best player of each considered position the one whose position loses most by
 * waiting, their own value counting a little too. Who stands behind the team's next pick on the board is expected to
 * wait.
 *
 * @returns -1 when nobody is left
 */
export function carefulPick(state: RoomState, team: number, considered: number, value: PickValue): number {
  const { available, head, counts, room, turn } = state;
  const { position, board } = room.table;
  const next = nextTurnOf(room, team, turn + 1);
  const nextPick = next === null ? Number.POSITIVE_INFINITY : (room.pickOfTurn[next] as number) + 1;
  best.fill(-1);
  worthNow.fill(Number.NEGATIVE_INFINITY);
  worthLater.fill(0);
  const end = Math.min(available.length, head + LOOKS_AT);
  for (let place = head; place < end; place++) {
    const player = available[place] as number; // place stays inside, and so does all that a player number indexes
    const at = position[player] as number;
    if (((considered >> at) & 1) === 0) continue;
    const worth = value(player, counts[team * 6 + at] as number);
    if (worth > (worthNow[at] as number)) {
      worthNow[at] = worth;
      best[at] = player;
    }
    if ((board[player] as number) >= nextPick && worth > (worthLater[at] as number)) worthLater[at] = worth;
  }
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < best.length; at++) {
    if ((best[at] as number) < 0) continue;
    const worth = worthNow[at] as number;
    const score = VALUE_SHARE * worth + (1 - VALUE_SHARE) * (worth - (worthLater[at] as number));
    if (score > most) {
      most = score;
      chosen = best[at] as number;
    }
  }
  return chosen >= 0 ? chosen : firstOf(state, considered);
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
