// A draft in the course of one command: the picks made so far with what follows from them kept up to date, so that
// filling a whole draft does not count everything anew at every pick. Every way of picking ends here, so a pick is
// legal whoever makes it.

import { closing } from '../../drafting/closing.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { changed } from '../../drafting/outcome.ts';
import { pickRefusal, positionInPool, type RoomCounts, take } from '../../drafting/pick-legality.ts';
import { type Random, seededRandom } from '../../random/random.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { botPick } from '../bots/bot-picks.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { applyPick, type RoomState } from '../bots/room-state.ts';
import type { CommandOutcome, DraftEvent, DraftRefusal } from './draft-command.ts';
import { openPickNumbers, orderShape, type Turn } from './draft-picks.ts';
import type { DraftState, MadePick } from './draft-state.ts';
import { seatOfPick } from './pick-order.ts';
import { roomCounts } from './room-counts.ts';

/** What a command needs besides the draft: the pool and the time, milliseconds since 1970. */
export interface DraftContext {
  readonly pool: DraftPool;
  readonly nowMs: number;
  /** What the person is advised from when the rest is simulated; absent: a bot speaks for them. */
  readonly advicePool?: DraftPool | undefined;
}

/** The caller's own; changed by {@link addPick} only. */
export interface DraftCourse {
  readonly before: DraftState;
  readonly context: DraftContext;
  readonly numbers: readonly number[];
  readonly counts: RoomCounts;
  readonly picks: MadePick[];
  readonly events: DraftEvent[];
  /** The kernel's view, made when a bot first needs it. */
  live: RoomState | null;
}

export const beginCourse = (before: DraftState, context: DraftContext): DraftCourse => ({
  before,
  context,
  numbers: openPickNumbers(before.settings),
  counts: roomCounts(before, context.pool.table),
  picks: [...before.picks],
  events: [],
  live: null,
});

/** The pick to be made now, null when all are. */
export function turnOfCourse(course: DraftCourse): Turn | null {
  const pickNumber = course.numbers[course.picks.length];
  return pickNumber === undefined
    ? null
    : { pickNumber, seat: seatOfPick(orderShape(course.before.settings), pickNumber) };
}

/** Why the team on the clock may not take a player; null when it may. */
export const refusalInCourse = (course: DraftCourse, turn: Turn, entityId: EntityId): DraftRefusal | null =>
  pickRefusal(course.counts, course.context.pool.table, turn.seat, entityId);

/** Adds a pick that {@link refusalInCourse} has allowed. */
export function addPick(course: DraftCourse, turn: Turn, entityId: EntityId, isAutoDraft: boolean): void {
  const { nowMs, pool } = course.context;
  const { table } = pool;
  const position = positionInPool(table, entityId);
  if (position === null) throw new RangeError(`${entityId} is not in the pool`);
  const pick: MadePick = { entityId, position, isAutoDraft, pickedAtMs: nowMs };
  course.picks.push(pick);
  course.events.push({ type: 'picked', pickNumber: turn.pickNumber, seat: turn.seat, pick });
  take(course.counts, table, turn.seat, pick);
  const number = table.numberOf.get(entityId);
  if (course.live !== null && number !== undefined) applyPick(course.live, number);
}

/** The random numbers of one pick, the same at every replay. */
const randomOfPick = (seed: string, pickNumber: number): Random => seededRandom(seed).fork(pickNumber);

/**
 * Whom a bot takes for the team on the clock. The choice follows from the seed, the pick's number and what was picked
 * before, so taking picks back and letting the bots go again repeats it.
 *
 * @returns null when nobody may be taken, which a pool that sufficed at the start never comes to
 */
export function botChoice(course: DraftCourse, turn: Turn): EntityId | null {
  course.live ??= roomOfDraft({ ...course.before, picks: course.picks }, course.context.pool.table);
  const number = botPick(course.live, randomOfPick(course.before.settings.seed, turn.pickNumber));
  const chosen = number === null ? undefined : course.live.room.table.entityIds[number];
  if (chosen !== undefined && refusalInCourse(course, turn, chosen) === null) return chosen;
  // The kernel looks at one team at a time. In the rare room where a position runs short for everybody the best legal
  // player is taken.
  const { entityIds } = course.context.pool.table;
  return entityIds.find((entityId) => refusalInCourse(course, turn, entityId) === null) ?? null;
}

/** The draft after the course: closed when every pick is done. */
export function endCourse(course: DraftCourse): CommandOutcome {
  const { before, picks, numbers } = course;
  const { closedAtMs, events } = closing(before, picks.length >= numbers.length, course.context.nowMs);
  return changed({ ...before, picks, clockResumedAtMs: null, closedAtMs }, [...course.events, ...events]);
}
