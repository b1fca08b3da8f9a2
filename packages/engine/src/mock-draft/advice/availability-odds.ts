// The odds that a player is still there at a later pick. Instead of playing the draft a thousand times, one pass
// follows the expected draft (a mean field): each pick in between takes a share of every player, more of those that the
// team would more likely choose, and all shares of one pick add up to one player. So the odds agree with each other:
// over the whole board, the chances of being gone add up to the number of picks in between.

import { legalPositions } from '../../drafting/roster-rules.ts';
import { looseness } from '../bots/choice-model.shape.ts';
import { COUNTS, POSITION_COUNT, rankRow, teamRow, WANTED_STEPS, WINDOW_MAX } from '../bots/choice-tables.ts';
import { leaningAt, nextTurnOf, type Room } from '../bots/room.ts';
import { leanFactor, passedOverFactor } from '../bots/room-lessons.ts';
import type { RoomState } from '../bots/room-state.ts';

/** Players beyond the picks in between that are followed; those further down are certain to last. */
const FOLLOWED_BEYOND = 80;

/**
 * Odds that players last.
 *
 * @param state where the draft stands
 * @param from the first turn that counts, at least `state.turn`. For the person on the clock: the turn after their own.
 * @param until the turn at which they would like to take the player; turns `from` … `until − 1` count
 * @returns by player number: 0 for who is gone already, else in [0, 1], never rising with `until`; one minus it, summed
 *   over the players that are there, is `until − from`
 * @example availabilityOdds(state, 5, 5)[player] // → 1 for everybody who is there: nobody picks in between
 */
export function availabilityOdds(state: RoomState, from: number, until: number): Float64Array {
  const { room, available, head } = state;
  const odds = new Float64Array(room.table.size);
  for (let place = head; place < available.length; place++) odds[available[place] as number] = 1;
  const end = Math.min(until, room.turns);
  if (end <= from) return odds;
  const field = openField(state, from, end - from);
  for (let turn = from; turn < end; turn++) takeExpected(field, room, turn);
  for (let i = 0; i < field.size; i++) odds[available[head + i] as number] = field.there[i] as number;
  return odds;
}

/**
 * Odds that players last to a team's next pick but `later`: what "will they come back to me?" asks.
 *
 * @param later 0 for the next pick that the team has after the one at hand, 1 for the one after that, …
 * @returns as {@link availabilityOdds}; when the team is on the clock its pick at hand does not count. Null when the
 *   team has no such pick.
 */
export function oddsAtNextPick(state: RoomState, team: number, later = 0): Float64Array | null {
  const { room, turn } = state;
  const from = room.teamOfTurn[turn] === team ? turn + 1 : turn;
  let until = nextTurnOf(room, team, from);
  for (let i = 0; i < later && until !== null; i++) until = nextTurnOf(room, team, until + 1);
  return until === null ? null : availabilityOdds(state, from, until);
}

/** The expected draft between two turns. */
interface Field {
  readonly state: RoomState;
  readonly size: number;
  /** Chance that each followed player is there, in board order. */
  readonly there: Float64Array;
  readonly share: Float64Array;
  /** Expected players by team and position, and picks left by team. */
  readonly counts: Float64Array;
  readonly picksLeft: Uint8Array;
  readonly positionWeights: Float64Array;
  readonly wholeCounts: Uint8Array;
  /** What the room's picks have told: by followed player and by position, multipliers of the odds of being taken. */
  readonly appeal: Float64Array;
  readonly lean: Float64Array;
}

function openField(state: RoomState, from: number, picks: number): Field {
  const size = Math.min(picks + FOLLOWED_BEYOND, state.available.length - state.head);
  return {
    state,
    size,
    there: new Float64Array(size).fill(1),
    share: new Float64Array(size),
    counts: Float64Array.from(state.counts),
    picksLeft: state.picksLeft.slice(),
    positionWeights: new Float64Array(POSITION_COUNT),
    wholeCounts: new Uint8Array(POSITION_COUNT),
    appeal: appeals(state, from, size),
    lean: Float64Array.from({ length: POSITION_COUNT }, (_, position) =>
      leanFactor(state.room.model.lessons, state.lessons?.lean[position] ?? 0),
    ),
  };
}

/**
 * What a room's picks tell of the players who are left, as multipliers of their odds of being taken; 1 without lessons.
 * Knowing more, the odds are sharper too: by a power of what rank and board make of them at the first pick.
 */
function appeals({ room, lessons, available, head }: RoomState, from: number, size: number): Float64Array {
  const factors = new Float64Array(size).fill(1);
  if (lessons === null) return factors;
  const { tables, table, fall, model } = room;
  const fallStart = (room.epochOfTurn[from] as number) * table.size;
  const rankStart = rankRow(0);
  for (let i = 0; i < size; i++) {
    const player = available[head + i] as number; // i is below the number of those left
    const rank = tables.rank[rankStart + Math.min(WINDOW_MAX - 1, i)] as number;
    const sharper = (rank * (fall[fallStart + player] as number)) ** model.lessons.sharper;
    factors[i] = sharper * passedOverFactor(model.lessons, lessons.passedOver[player] as number);
  }
  return factors;
}

/** Weights of positions for a team whose counts are expectations: straight between the whole counts around them. */
function expectedPositionWeights(field: Field, room: Room, turn: number, team: number): void {
  const { tables } = room;
  const { recent } = field.state;
  const { counts, wholeCounts, positionWeights, lean } = field;
  for (let position = 0; position < POSITION_COUNT; position++) {
    wholeCounts[position] = Math.round(counts[team * POSITION_COUNT + position] as number);
  }
  const legal = legalPositions(room.rules, wholeCounts, field.picksLeft[team] as number);
  const start = teamRow(tables.rounds, room.strategyOfTeam[team] as number, room.roundOfTurn[turn] as number);
  for (let position = 0; position < POSITION_COUNT; position++) {
    const count = Math.min(COUNTS - 2, counts[team * POSITION_COUNT + position] as number);
    const low = Math.floor(count);
    const cell = start + position * COUNTS + low;
    const weight =
      (tables.team[cell] as number) * (1 - count + low) + (tables.team[cell + 1] as number) * (count - low);
    const run = tables.run[position * 9 + (recent[position] as number)] as number;
    const leans = (lean[position] as number) * leaningAt(room, turn, team, position);
    positionWeights[position] = (legal >> position) & 1 ? weight * run * leans : 0;
  }
}

/** One expected pick: every player loses their share of it. */
function takeExpected(field: Field, room: Room, turn: number): void {
  const { state, size, there, share, counts, picksLeft } = field;
  const team = room.teamOfTurn[turn] as number;
  expectedPositionWeights(field, room, turn, team);
  let total = weighField(field, room, turn, team);
  if (!(total > 0)) total = weighAnybody(field);
  if (!(total > 0)) return; // the board is empty
  takeShares(there, share, size, total);
  picksLeft[team] = (picksLeft[team] as number) - 1;
  const { position } = room.table;
  for (let i = 0; i < size; i++) {
    const cell = team * POSITION_COUNT + (position[state.available[state.head + i] as number] as number);
    counts[cell] = (counts[cell] as number) + (share[i] as number);
  }
}

/** Weight times chance of being there, for each followed player; their sum is returned. */
function weighField(field: Field, room: Room, turn: number, team: number): number {
  const { state, size, there, share, positionWeights, appeal } = field;
  const { tables, table, fall } = room;
  const { available, head } = state;
  const { rank, wanted } = tables;
  const { position: positions, kind } = table;
  const ties = state.ties.factor;
  const tiesStart = team * table.kinds.size;
  const fallStart = (room.epochOfTurn[turn] as number) * table.size;
  const window = room.windowOfTurn[turn] as number;
  const picks = (room.picksOfTeam[team] as number) - (state.picksLeft[team] as number);
  const rankStart = rankRow(looseness(state.strayed[team] as number, picks));
  let before = 0; // how many better players are there, in expectation: the rank
  let total = 0;
  for (let i = 0; i < size; i++) {
    const s = there[i] as number;
    const player = available[head + i] as number;
    let weight = s * (appeal[i] as number) * (positionWeights[positions[player] as number] as number);
    if (before >= window) weight = 0;
    if (weight !== 0) {
      const low = rankStart + (before | 0);
      const onLow = rank[low] as number;
      const onHigh = rank[Math.min(rankStart + WINDOW_MAX - 1, low + 1)] as number;
      weight *= (onLow + (onHigh - onLow) * (before - (before | 0))) * (fall[fallStart + player] as number);
      weight *= (ties[tiesStart + (kind[player] as number)] as number) * (wanted[(s * WANTED_STEPS) | 0] as number);
    }
    share[i] = weight;
    total += weight;
    before += s;
  }
  return total;
}

/** Nobody of a wanted position is left: the first ones there share the pick. */
function weighAnybody(field: Field): number {
  let total = 0;
  for (let i = 0; i < field.size; i++) {
    const weight = (field.there[i] as number) * 0.5 ** i;
    field.share[i] = weight;
    total += weight;
  }
  return total;
}

/**
 * Takes exactly one player in expectation. Nobody can lose more than their chance of being there; what would exceed it
 * is shared by the others, again by weight, and by anybody at all when those of some weight do not make up a whole
 * player.
 */
function takeShares(there: Float64Array, share: Float64Array, size: number, total: number): void {
  let toTake = 1;
  let weightLeft = total;
  for (let settled = -1; settled !== 0 && weightLeft > 0; ) {
    const perWeight = toTake / weightLeft;
    settled = 0;
    // Those who would exceed their chance are settled first, marked by a negative share.
    for (let i = 0; i < size; i++) {
      const weight = share[i] as number;
      const most = there[i] as number;
      if (weight > 0 && weight * perWeight > most) {
        settled++;
        weightLeft -= weight;
        toTake -= most;
        share[i] = -most;
      }
    }
  }
  // Those who were settled may have made up more than a whole player by an error of rounding: nobody gets it back.
  const owed = Math.max(0, toTake);
  const perWeight = weightLeft > NOTHING ? owed / weightLeft : 0;
  let left = perWeight > 0 ? 0 : owed;
  for (let i = 0; i < size; i++) {
    const planned = share[i] as number;
    const most = there[i] as number;
    const fair = planned > 0 ? planned * perWeight : -planned;
    const extra = Math.min(left, most - fair);
    left -= extra;
    share[i] = fair + extra;
    there[i] = Math.max(0, most - fair - extra);
  }
}

/** Less than this is a rounding error. */
const NOTHING = 1e-12;
