// What a team's later picks will bring. A few plays tell how good the best of each position should be at each of its
// turns; from the last turn back to the next, the most that can be made of them follows for every make-up of the roster
// (dynamic programming). Whoever adds that to what a player brings now sees which position can wait, not one turn ahead
// but to the end.

import { WEIGHTS_DEPTH, weightTable } from '../../drafting/depth-weights.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { isLate, sensiblePositions } from '../../drafting/roster-customs.ts';
import { openStarters } from '../../drafting/roster-rules.ts';
import type { Random } from '../../random/random.ts';
import { DRAFT_STRATEGIES } from '../../vocabulary/drafts.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { playOnce } from './one-play.ts';
import { carefulPick, LOOKS_AT, needWeightedValue, type PickValue, planned, plannedPositions } from './own-picks.ts';
import { nextTurnOf, type Room } from './room.ts';
import { copyState, openState, type RoomState } from './room-state.ts';

/** Plays that tell who will be there. @source analysis/suggestions: forty tell no more */
const SCOUTING_PLAYS = 12;
/** Make-ups of a roster that are told apart, at most: bounds what an answer costs in monstrous leagues. */
const MOST_MAKE_UPS = 20_000;
/** More points than later picks could bring, so that a line-up with a hole is never aimed at. */
const HOLE = 10_000;

const COUNT = POSITIONS.length;
const FIRST_SPECIALIST = POSITIONS.indexOf('K');

/** What is still to come for one team, by what it will have by then. */
export interface LaterPicks {
  /** The team's players by position when it looked ahead, and how many more of each are told apart. */
  readonly held: Uint8Array;
  readonly limits: readonly number[];
  /** How far two make-ups that differ by one player of a position lie apart in `worth`. */
  readonly strides: readonly number[];
  /** By make-up: what the picks after it add to the roster value at best, in points of the season. */
  readonly worth: Float64Array;
  /** See {@link weightTable}. */
  readonly weights: Float64Array;
  /** How a careful drafter picks where the make-ups end. */
  readonly value: PickValue;
  /** By player number: points of the season. */
  readonly points: Float64Array;
}

/**
 * Looks ahead from where a draft stands to a team's last pick.
 *
 * @param live not changed
 * @returns for {@link farSightedPick} in this draft, however it goes on; the same for the same chance
 */
export function laterPicks(live: RoomState, team: number, pool: DraftPool, random: Random): LaterPicks {
  const turns = turnsOf(live, team);
  const held = live.counts.slice(team * COUNT, team * COUNT + COUNT);
  const limits = limitsOf(live.room, held, turns.length);
  const sizeUpTo = (position: number) => limits.slice(0, position).reduce((size, limit) => size * (limit + 1), 1);
  const later: LaterPicks = {
    held,
    limits,
    strides: limits.map((_, position) => sizeUpTo(position)),
    worth: new Float64Array(sizeUpTo(COUNT)),
    weights: weightTable(pool.weights),
    value: needWeightedValue(pool),
    points: pool.table.points,
  };
  const expected = expectedBest(live, team, later, random);
  workBack(later, expected, wishes(live.room, team, turns, later), live.room);
  return later;
}

function turnsOf({ room, turn }: RoomState, team: number): readonly number[] {
  const turns: number[] = [];
  for (let own = nextTurnOf(room, team, turn); own !== null; own = nextTurnOf(room, team, own + 1)) turns.push(own);
  return turns;
}

/** As many of each position as custom allows, all alike lowered until there are not too many make-ups. */
function limitsOf({ customs }: Room, held: Uint8Array, turns: number): readonly number[] {
  for (let most = Math.min(turns, WEIGHTS_DEPTH - 1); ; most--) {
    const limits = POSITIONS.map((_, position) => {
      const players = held[position] ?? 0;
      return Math.max(0, Math.min(most, (customs.caps[position] ?? 0) - players, WEIGHTS_DEPTH - 1 - players));
    });
    if (limits.reduce((size, limit) => size * (limit + 1), 1) <= MOST_MAKE_UPS) return limits;
  }
}

/** By own turn and position: points of the best who is there, as a mean of plays in which the team picks carefully. */
function expectedBest(live: RoomState, team: number, { value, points }: LaterPicks, random: Random): Float64Array {
  const { room } = live;
  const scratch = openState(room);
  const expected = new Float64Array((live.picksLeft[team] ?? 0) * COUNT);
  for (let play = 0; play < SCOUTING_PLAYS; play++) {
    copyState(live, scratch);
    playOnce(scratch, team, random.fork(play), (own) => {
      findBest(scratch, points);
      for (let position = 0; position < COUNT; position++) {
        const cell = own * COUNT + position;
        expected[cell] = (expected[cell] as number) + (bestPoints[position] as number) / SCOUTING_PLAYS;
      }
      return carefulPick(scratch, team, plannedPositions(room, scratch, team), value);
    });
  }
  return expected;
}

/**
 * By own turn, position and how many were added: how the drafter sees one more; see {@link planned}. 0 against custom.
 */
function wishes(room: Room, team: number, turns: readonly number[], { held, limits }: LaterPicks): Uint8Array {
  const strategy = DRAFT_STRATEGIES[room.strategyOfTeam[team] as number] ?? 'balanced';
  const table = new Uint8Array(turns.length * COUNT * WEIGHTS_DEPTH);
  turns.forEach((turn, own) => {
    const round = room.roundOfTurn[turn] as number;
    POSITIONS.forEach((position, index) => {
      for (let added = 0; added < (limits[index] ?? 0); added++) {
        const count = (held[index] ?? 0) + added;
        if (index >= FIRST_SPECIALIST && !isLate(room.customs, round)) continue;
        table[(own * COUNT + index) * WEIGHTS_DEPTH + added] = 1 + planned(strategy, round + 1, position, count);
      }
    });
  });
  return table;
}

/**
 * Fills `worth`. One more player leads to a make-up further on in it, so from the end everything asked for is there.
 * All indexes follow from limits and turns; the casts say so.
 */
function workBack(later: LaterPicks, expected: Float64Array, wished: Uint8Array, { rules, customs }: Room): void {
  const { held, limits, strides, worth, weights } = later;
  const turns = expected.length / COUNT;
  const added = limits.slice();
  const counts = new Uint8Array(COUNT);
  let picks = added.reduce((sum, each) => sum + each, 0);
  for (let makeUp = worth.length - 1; makeUp >= 0; makeUp--) {
    for (let at = 0; at < COUNT; at++) counts[at] = (added[at] as number) + (held[at] as number);
    if (picks === turns) worth[makeUp] = -HOLE * openStarters(rules, counts);
    else if (picks < turns) {
      const sensible = sensiblePositions(customs, counts);
      let most = 0;
      let strongest = 0;
      for (let position = 0; position < COUNT; position++) {
        const more = added[position] as number;
        if (more === limits[position] || ((sensible >> position) & 1) === 0) continue;
        const cell = picks * COUNT + position;
        const wish = wished[cell * WEIGHTS_DEPTH + more] as number;
        if (wish === 0 || wish < strongest) continue;
        const weight = weights[position * WEIGHTS_DEPTH + (held[position] as number) + more] as number;
        const sum = weight * (expected[cell] as number) + (worth[makeUp + (strides[position] as number)] as number);
        if (wish > strongest || sum > most) most = sum;
        strongest = wish;
      }
      worth[makeUp] = most;
    }
    // The make-up before this one.
    let position = 0;
    for (; position < COUNT && added[position] === 0; position++) {
      added[position] = limits[position] as number;
      picks += limits[position] as number;
    }
    if (position === COUNT) return;
    added[position] = (added[position] as number) - 1;
    picks -= 1;
  }
}

/**
 * What a player for the next turn and the best that can come after them add to the roster, in points of the season.
 *
 * @param player an available one; of a position that custom rules out altogether they are a pick lost to the others
 */
export function valueWith(
  { held, limits, strides, worth, weights, points }: LaterPicks,
  position: number,
  player: number,
): number {
  const after = strides.flatMap((stride, at) => ((limits[at] ?? 0) > 0 ? (worth[stride] ?? 0) : []));
  const count = Math.min(WEIGHTS_DEPTH - 1, held[position] ?? 0);
  const now = (weights[position * WEIGHTS_DEPTH + count] ?? 0) * (points[player] ?? 0);
  return now + ((limits[position] ?? 0) > 0 ? (worth[strides[position] ?? 0] ?? 0) : Math.max(0, ...after));
}

/** The best of each position who is there, and their points; 0 and -1 where nobody is. */
const bestPoints = new Float64Array(COUNT);
const bestPlayer = new Int32Array(COUNT);

function findBest({ available, head, room }: RoomState, points: Float64Array): void {
  const { position } = room.table;
  bestPoints.fill(0);
  bestPlayer.fill(-1);
  const end = Math.min(available.length, head + LOOKS_AT);
  for (let place = head; place < end; place++) {
    const player = available[place] as number; // place stays inside
    const at = position[player] as number;
    if ((points[player] as number) <= (bestPoints[at] as number)) continue;
    bestPoints[at] = points[player] as number;
    bestPlayer[at] = player;
  }
}

/**
 * The pick of a drafter who looks ahead to the end: of the best player of each considered position the one who, with
 * all that should still come after them, makes the best roster.
 *
 * @param considered positions, as bits
 * @returns the careful pick where the make-ups end; -1 when nobody is left
 */
export function farSightedPick(state: RoomState, team: number, considered: number, later: LaterPicks): number {
  const { held, limits, strides, worth, weights, value, points } = later;
  const { counts } = state;
  const from = team * COUNT;
  findBest(state, points);
  let makeUp = 0;
  for (let position = 0; position < COUNT; position++) {
    const more = (counts[from + position] as number) - (held[position] as number);
    if (more > (limits[position] as number)) return carefulPick(state, team, considered, value);
    makeUp += more * (strides[position] as number);
  }
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let position = 0; position < COUNT; position++) {
    const count = counts[from + position] as number;
    const player = bestPlayer[position] as number;
    const isReached = count - (held[position] as number) < (limits[position] as number);
    if (player < 0 || !isReached || ((considered >> position) & 1) === 0) continue;
    const now = (weights[position * WEIGHTS_DEPTH + count] as number) * (bestPoints[position] as number);
    const sum = now + (worth[makeUp + (strides[position] as number)] as number);
    if (sum > most) {
      most = sum;
      chosen = player;
    }
  }
  return chosen >= 0 ? chosen : carefulPick(state, team, considered, value);
}
