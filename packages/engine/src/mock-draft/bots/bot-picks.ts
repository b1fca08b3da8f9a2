// What bots take. A bot weighs the best players left by the choice model, times what its roster, its plan and the
// room's recent picks make of each position, and draws one; the roster rules come first and are never left to chance.

import { legalPositions } from '../../drafting/roster-rules.ts';
import type { Random } from '../../random/random.ts';
import { FLYER_REACH, looseness } from './choice-model.shape.ts';
import { COUNTS, POSITION_COUNT, rankRow, teamRow, WINDOW_MAX } from './choice-tables.ts';
import { leaningAt } from './room.ts';
import { applyPick, type RoomState } from './room-state.ts';

/** Weights of the candidates at one turn. Reused between calls; read it before the next one. */
export interface Candidates {
  /** How many of `state.available` from `state.head` on are weighed. */
  size: number;
  /** Unnormalised, 0 for a position that the roster rules out. */
  readonly weights: Float64Array;
  total: number;
}

/** Room for one turn's candidates. */
export const emptyCandidates = (): Candidates => ({ size: 0, weights: new Float64Array(WINDOW_MAX), total: 0 });

/** Eight long, so that three bits always index it. */
const positionWeights = new Float64Array(8);
const scratch = emptyCandidates();

/** Fills the scratch arrays for the team on the clock; returns the positions it may take, as bits. */
function weighPositions(state: RoomState, team: number): number {
  const { room, recent, counts } = state;
  const { tables } = room;
  const start = teamRow(tables.rounds, room.strategyOfTeam[team] as number, room.roundOfTurn[state.turn] as number);
  const from = team * POSITION_COUNT;
  const legal = legalPositions(room.rules, counts, state.picksLeft[team] as number, from);
  for (let position = 0; position < POSITION_COUNT; position++) {
    const count = counts[from + position] as number;
    const weight =
      (tables.team[start + position * COUNTS + (count < COUNTS ? count : COUNTS - 1)] as number) *
      (tables.run[position * 9 + (recent[position] as number)] as number) *
      (room.leanings === null ? 1 : leaningAt(room, state.turn, team, position));
    positionWeights[position] = (legal >> position) & 1 ? weight : 0;
  }
  return legal;
}

/**
 * Weighs the candidates of the team on the clock.
 *
 * @param into filled by the call; `total` is 0 when nobody in the window is of a position that rules and custom allow
 * @returns the positions that the team may take, as bits
 */
export function weighCandidates(state: RoomState, into: Candidates): number {
  const { room, available, head, turn } = state;
  const { tables, table, fall } = room;
  const team = room.teamOfTurn[turn] as number;
  const legal = weighPositions(state, team);
  const size = Math.min(room.windowOfTurn[turn] as number, available.length - head);
  const fallStart = (room.epochOfTurn[turn] as number) * table.size;
  const picks = (room.picksOfTeam[team] as number) - (state.picksLeft[team] as number);
  const rankStart = rankRow(looseness(state.strayed[team] as number, picks));
  const { rank } = tables;
  const { positionAndKind } = table;
  const ties = state.ties.factor;
  const tiesStart = team * table.kinds.size;
  const { weights } = into;
  let total = 0;
  // `| 0` says that a sum of two places is a small whole number, which spares a check per candidate and look-up.
  for (let r = 0; r < size; r++) {
    const player = available[(head + r) | 0] as number;
    const of = positionAndKind[player] as number;
    const weight =
      (positionWeights[of & 7] as number) *
      (ties[(tiesStart + (of >> 3)) | 0] as number) *
      (rank[(rankStart + r) | 0] as number) *
      (fall[(fallStart + player) | 0] as number);
    weights[r] = weight;
    total += weight;
  }
  into.size = size;
  into.total = total;
  return legal;
}

/** The place of the first available player of these positions (bits), else of anybody; -1 when nobody is left. */
function firstPlace(state: RoomState, positions: number): number {
  const { available, head } = state;
  const { position } = state.room.table;
  for (let place = head; place < available.length; place++) {
    if ((positions >> (position[available[place] as number] as number)) & 1) return place;
  }
  return head < available.length ? head : -1;
}

/**
 * Where a flyer stands: somebody beyond the candidates, of a position that rules and custom allow; -1 when there is
 * none.
 *
 * @param draw uniform in [0, 1)
 */
function flyerPlace(state: RoomState, draw: number): number {
  const { available, head, room } = state;
  const { position } = room.table;
  const beyond = -Math.log(1 - draw) * FLYER_REACH * scratch.size;
  for (let place = head + scratch.size + Math.floor(beyond); place < available.length; place++) {
    if ((positionWeights[position[available[place] as number] as number] as number) > 0) return place;
  }
  return -1;
}

/**
 * The chance that a bot takes somebody beyond the candidates: what {@link botPick} draws, as a number.
 *
 * @param candidates as {@link weighCandidates} just filled them for this state
 * @param place where they stand in `available`, at or after `state.head + candidates.size`
 * @returns in [0, 1); 0 for a position that rules or custom forbid
 */
export function flyerChance(state: RoomState, candidates: Candidates, place: number): number {
  const { available, head, room } = state;
  const { position } = room.table;
  const wanted = (at: number) => (positionWeights[position[available[at] as number] as number] as number) > 0;
  if (place >= available.length || !wanted(place)) return 0;
  const first = head + candidates.size;
  let from = place;
  while (from > first && !wanted(from - 1)) from--; // a draw that lands on them walks on to them
  const beyond = (at: number) => Math.exp(-(at - first) / (FLYER_REACH * candidates.size));
  return (room.flyersOfTurn[state.turn] as number) * (beyond(from) - beyond(place + 1));
}

/** Where the bot's choice stands in `available`; -1 when nobody is left. */
function botPlace(state: RoomState, random: Random): number {
  const legal = weighCandidates(state, scratch);
  if (!(scratch.total > 0)) return firstPlace(state, legal);
  const draw = random.next();
  const flyers = state.room.flyersOfTurn[state.turn] as number;
  if (draw < flyers) {
    const place = flyerPlace(state, draw / flyers);
    if (place >= 0) return place;
  }
  const { weights, total, size } = scratch;
  let left = ((draw - flyers) / (1 - flyers)) * total;
  const last = size - 1;
  let place = 0;
  for (; place < last; place++) {
    left -= weights[place] as number;
    if (left < 0) break;
  }
  // Rounding may walk past the end onto somebody of no weight.
  while (weights[place] === 0 && place > 0) place--;
  return state.head + place;
}

/**
 * The player that the team on the clock takes if a bot picks for it.
 *
 * @returns their number in the table; null when the draft is over or nobody is left. The roster rules hold as long as
 *   the board has somebody of a position they ask for.
 */
export function botPick(state: RoomState, random: Random): number | null {
  if (state.turn >= state.room.turns) return null;
  const place = botPlace(state, random);
  return place < 0 ? null : (state.available[place] as number);
}

/** Bots make every pick until `turn` open picks are made, or the board is empty. */
export function simulateTo(state: RoomState, turn: number, random: Random): void {
  const end = Math.min(turn, state.room.turns);
  while (state.turn < end) {
    const place = botPlace(state, random);
    if (place < 0) return;
    applyPick(state, state.available[place] as number, place);
  }
}
