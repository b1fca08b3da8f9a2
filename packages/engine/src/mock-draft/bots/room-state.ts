// Where a draft stands, as typed arrays that a simulation changes in place: copying a state is a few small array
// copies. The only mutable thing of this folder, and always the caller's own.
import { straying } from './choice-model.shape.ts';
import { copyTies, openTies, type Ties, tie } from './player-ties.ts';
import type { Room } from './room.ts';

/** The state of a room after `turn` open picks. Change it with the functions of this file only. */
export interface RoomState {
  readonly room: Room;
  /** Open picks made; `room.turns` when the draft is over. */
  turn: number;
  /** Numbers of the players left, ascending, from index `head` to the end. */
  readonly available: Int16Array;
  head: number;
  /** Per turn made, the player taken. */
  readonly taken: Int16Array;
  /** Six counts per team of those picked and kept; whoever was held before the draft is no matter of its customs. */
  readonly counts: Uint8Array;
  readonly picksLeft: Uint8Array;
  /** Of the last eight picks, how many went to each position. */
  readonly recent: Uint8Array;
  /** Per team, how far its picks strayed from the board, summed. */
  readonly strayed: Float64Array;
  readonly ties: Ties;
  /** What was learned of a room of people; null in one of bots. Copies, on which bots play on, take none over. */
  lessons: RoomLessons | null;
}

/** What the picks of people have told of their room. Changed by room-lessons.ts only. */
export interface RoomLessons {
  /** By player number: the chances of being taken that they had at the picks which passed them over, summed. */
  readonly passedOver: Float64Array;
  /** By position: picks that went to it beyond those that were to be expected, older ones counting less. */
  readonly lean: Float64Array;
}

/** Picks that count as a run. @source docs/sources.md "Choice model" */
const RUN_LENGTH = 8;

/** A draft that has just begun. */
export function openState(room: Room): RoomState {
  const { table, keepers, teams, added } = room;
  const players = Array.from({ length: table.size }, (_, player) => player);
  const state: RoomState = {
    room,
    turn: 0,
    available: Int16Array.from(added === null ? players : players.filter((player) => !added.out.has(player))),
    head: 0,
    taken: new Int16Array(room.turns),
    counts: new Uint8Array(teams * 6),
    picksLeft: room.picksOfTeam.slice(),
    recent: new Uint8Array(6),
    strayed: new Float64Array(teams),
    ties: openTies(teams, table.kinds),
    lessons: null,
  };
  keepers.forEach(({ player }, i) => {
    removeAt(state, knownPlaceOf(state, player));
    // teamOfKeeper is as long as keepers.
    join(state, room.teamOfKeeper[i] as number, player);
  });
  return state;
}

/** Makes `to` equal to `from`; both must be of the same room. */
export function copyState(from: RoomState, to: RoomState): void {
  to.turn = from.turn;
  to.head = from.head;
  to.available.set(from.available);
  to.taken.set(from.taken);
  to.counts.set(from.counts);
  to.picksLeft.set(from.picksLeft);
  to.recent.set(from.recent);
  to.strayed.set(from.strayed);
  copyTies(from.ties, to.ties);
}

/** Where a player stands in `available`, or -1 when they are gone. */
function placeOf(state: RoomState, player: number): number {
  const { available } = state;
  let low = state.head;
  let high = available.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = available[middle] as number; // low and high stay inside
    if (there === player) return middle;
    if (there < player) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Whether nobody has taken this player. */
export const isAvailable = (state: RoomState, player: number): boolean => placeOf(state, player) >= 0;

function knownPlaceOf(state: RoomState, player: number): number {
  const place = placeOf(state, player);
  if (place < 0) throw new RangeError(`player ${player} is not available`);
  return place;
}

/** The players before the gap move back by one: picks come from the front, so that is a handful. */
function removeAt(state: RoomState, place: number): void {
  const { available, head } = state;
  for (let i = place; i > head; i--) available[i] = available[i - 1] as number;
  state.head = head + 1;
}

function join(state: RoomState, team: number, player: number): void {
  const { table } = state.room;
  const position = table.position[player] as number;
  const cell = team * 6 + position;
  state.counts[cell] = (state.counts[cell] as number) + 1;
  state.picksLeft[team] = (state.picksLeft[team] as number) - 1;
  tie(state.ties, state.room, team, table.kind[player] as number);
}

/**
 * The team on the clock takes a player.
 *
 * @param place where they stand in `available`, when the caller knows it
 * @throws when they are gone or the draft is over: whether a pick is allowed is asked before (roster-rules, draft
 *   state)
 */
export function applyPick(state: RoomState, player: number, place?: number): void {
  const { room, turn, recent, taken } = state;
  if (turn >= room.turns) throw new RangeError('the draft is over');
  const at = place ?? knownPlaceOf(state, player);
  const team = room.teamOfTurn[turn] as number;
  state.strayed[team] = (state.strayed[team] as number) + straying(at - state.head, turn);
  removeAt(state, at);
  join(state, team, player);
  const { position } = room.table;
  const taking = position[player] as number;
  recent[taking] = (recent[taking] as number) + 1;
  if (turn >= RUN_LENGTH) {
    const left = position[taken[turn - RUN_LENGTH] as number] as number;
    recent[left] = (recent[left] as number) - 1;
  }
  taken[turn] = player;
  state.turn = turn + 1;
}

/** Everybody on a team's roster, keepers and those of before the draft included. */
export function playersOf(state: RoomState, team: number): readonly number[] {
  const { room, taken, turn } = state;
  const players: number[] = [];
  for (const held of room.added?.held ?? []) if (held.team === team) players.push(held.player);
  room.keepers.forEach(({ player }, i) => {
    if (room.teamOfKeeper[i] === team) players.push(player);
  });
  for (let i = 0; i < turn; i++) if (room.teamOfTurn[i] === team) players.push(taken[i] as number);
  return players;
}
