// What bots take. A bot weighs the best players left by the choice model, times what its roster, its plan and the room's recent
// picks make of each position, and draws one; the roster rules come first and are never left to chance.
import type { Random } from '../random/random.ts';
import { COUNTS, GAP_MAX, POSITION_COUNT, STEPS, teamIndex, WINDOW_MAX, Z_MAX, Z_MIN } from './choice-tables.ts';
import { applyPick, type RoomState } from './room-state.ts';
import { botPositions } from './roster-rules.ts';

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

const positionWeights = new Float64Array(POSITION_COUNT);
const teamCounts = new Uint8Array(POSITION_COUNT);
const scratch = emptyCandidates();

/** Fills {@link positionWeights} for the team on the clock; returns the positions it considers, as bits. */
function weighPositions(state: RoomState, team: number): number {
  const { room, recent, counts } = state;
  const { tables } = room;
  const start = teamIndex(tables.rounds, room.strategyOfTeam[team] as number, room.roundOfTurn[state.turn] as number);
  for (let position = 0; position < POSITION_COUNT; position++)
    teamCounts[position] = counts[team * 6 + position] as number;
  const considered = botPositions(room.rules, teamCounts, state.picksLeft[team] as number);
  for (let position = 0; position < POSITION_COUNT; position++) {
    const count = Math.min(COUNTS - 1, teamCounts[position] as number);
    const weight =
      (tables.team[start + position * COUNTS + count] as number) *
      (tables.run[position * 9 + (recent[position] as number)] as number);
    positionWeights[position] = (considered >> position) & 1 ? weight : 0;
  }
  return considered;
}

/**
 * Weighs the candidates of the team on the clock.
 *
 * @param into filled by the call; `total` is 0 when nobody in the window is of a considered position
 * @returns the considered positions, as bits
 */
export function weighCandidates(state: RoomState, into: Candidates): number {
  const { room, available, head, turn } = state;
  const { tables, board, inverseSpread, table } = room;
  const team = room.teamOfTurn[turn] as number;
  const considered = weighPositions(state, team);
  const size = Math.min(room.windowOfTurn[turn] as number, available.length - head);
  const fall = tables.fall[room.stageOfTurn[turn] as number] as Float64Array;
  const { rank, gap, stackQuarterback, stackReceiver, byeClash } = tables;
  const { position: positions, teamBit, byeWeek } = table;
  const first = size > 0 ? (board[available[head] as number] as number) : 0;
  const stackForQuarterback = state.receiverTeams[team] as number;
  const stackForReceiver = state.quarterbackTeams[team] as number;
  const pick = turn + 1;
  const { weights } = into;
  let total = 0;
  for (let r = 0; r < size; r++) {
    const player = available[head + r] as number;
    const position = positions[player] as number;
    let weight = positionWeights[position] as number;
    if (weight !== 0) {
      const value = board[player] as number;
      const spread = inverseSpread[player] as number;
      const z = Math.min(Z_MAX, Math.max(Z_MIN, (value - pick) * spread));
      const behind = Math.min(GAP_MAX, (value - first) * spread);
      weight *=
        (rank[r] as number) * (fall[((z - Z_MIN) * STEPS) | 0] as number) * (gap[(behind * STEPS) | 0] as number);
      const bit = teamBit[player] as number;
      if (position === 0) {
        if (bit & stackForQuarterback) weight *= stackQuarterback;
      } else if ((position === 2 || position === 3) && bit & stackForReceiver) weight *= stackReceiver;
      if ((state.byes[team * 6 + position] as number) & (1 << (byeWeek[player] as number))) {
        weight *= byeClash[position] as number;
      }
    }
    weights[r] = weight;
    total += weight;
  }
  into.size = size;
  into.total = total;
  return considered;
}

/** The place of the first available player of a considered position, else of anybody; -1 when nobody is left. */
function firstPlace(state: RoomState, considered: number): number {
  const { available, head } = state;
  const { position } = state.room.table;
  for (let place = head; place < available.length; place++) {
    if ((considered >> (position[available[place] as number] as number)) & 1) return place;
  }
  return head < available.length ? head : -1;
}

/** Where the bot's choice stands in `available`; -1 when nobody is left. */
function botPlace(state: RoomState, random: Random): number {
  const considered = weighCandidates(state, scratch);
  if (!(scratch.total > 0)) return firstPlace(state, considered);
  let left = random.next() * scratch.total;
  const last = scratch.size - 1;
  let place = 0;
  for (; place < last; place++) {
    left -= scratch.weights[place] as number;
    if (left < 0) break;
  }
  // Rounding may walk past the end onto somebody of no weight.
  while (scratch.weights[place] === 0 && place > 0) place--;
  return state.head + place;
}

/**
 * The player that the team on the clock takes if a bot picks for it.
 *
 * @returns his number in the table; null when the draft is over or nobody is left. The roster rules hold as long as the board
 *   has somebody of a position they ask for.
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
