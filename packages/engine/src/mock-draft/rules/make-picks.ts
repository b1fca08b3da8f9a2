// Making picks: the person's, the bots', the clock's.

import { refused } from '../../drafting/outcome.ts';
import { clockRefusal } from '../../drafting/pick-clock.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { bestSuggestion } from '../advice/suggestions.ts';
import { draftCan } from './draft-can.ts';
import type { CommandOutcome, DraftRefusal } from './draft-command.ts';
import {
  addPick,
  beginCourse,
  botChoice,
  type DraftContext,
  type DraftCourse,
  endCourse,
  refusalInCourse,
  turnOfCourse,
} from './draft-course.ts';
import { openQueue, pickDeadlineMs, type Turn } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';

/**
 * The person picks for whoever's turn it is, as far as {@link draftCan.pick} allows.
 * Refused besides: wrong-participant, unknown-player, player-taken, roster-incompletable, pool-exhausted.
 */
export function pickByUser(
  state: DraftState,
  { entityId, participantId }: { readonly entityId: EntityId; readonly participantId: string | null },
  context: DraftContext,
): CommandOutcome {
  const course = beginCourse(state, context);
  const turn = turnOfCourse(course);
  if (turn === null) return refused('draft-closed');
  if (participantId !== null && state.participants[turn.seat]?.id !== participantId)
    return refused('wrong-participant');
  const illegal = refusalInCourse(course, turn, entityId);
  if (illegal !== null) return refused(illegal);
  addPick(course, turn, entityId, false);
  return endCourse(course);
}

/** Picks are made for everybody while `goesOn` says so of the turn at hand. */
function letBotsPick(course: DraftCourse, goesOn: (turn: Turn) => boolean): DraftRefusal | null {
  for (let turn = turnOfCourse(course); turn !== null && goesOn(turn); turn = turnOfCourse(course)) {
    const own = turn.seat === course.before.userSeat ? (fromQueue(course, turn) ?? adviceFor(course, turn)) : null;
    const entityId = own ?? botChoice(course, turn);
    if (entityId === null) return 'pool-exhausted';
    addPick(course, turn, entityId, true);
  }
  return null;
}

/** The first of the queue whom the person's team may take. */
const fromQueue = (course: DraftCourse, turn: Turn): EntityId | null =>
  openQueue(course.before).find((entityId) => refusalInCourse(course, turn, entityId) === null) ?? null;

/** Whom the room would have suggested. A person who chose a plan is drafted for by a bot with that plan. */
function adviceFor(course: DraftCourse, turn: Turn): EntityId | null {
  const { before, context, picks } = course;
  const { advicePool } = context;
  if (advicePool === undefined || before.participants[turn.seat]?.strategy !== 'balanced') return null;
  return legalAdvice(course, turn, bestSuggestion({ ...before, picks }, advicePool));
}

const legalAdvice = (course: DraftCourse, turn: Turn, entityId: EntityId | null): EntityId | null =>
  entityId !== null && refusalInCourse(course, turn, entityId) === null ? entityId : null;

const ended = (course: DraftCourse, reason: DraftRefusal | null): CommandOutcome =>
  reason === null ? endCourse(course) : refused(reason);

/** One bot picks, or all until the person's turn. Refused: see {@link draftCan.botsPick}. */
export function pickByBots(state: DraftState, most: 'one' | 'until-user', context: DraftContext): CommandOutcome {
  const course = beginCourse(state, context);
  const already = course.picks.length;
  const goesOn = (turn: Turn) => (most === 'one' ? course.picks.length === already : turn.seat !== state.userSeat);
  return ended(course, letBotsPick(course, goesOn));
}

/**
 * All remaining picks: the person's from the queue first, then by the room's advice, or as a bot with the strategy that
 * they chose. Refused: draft-closed.
 */
export function simulateRest(state: DraftState, context: DraftContext): CommandOutcome {
  const course = beginCourse(state, context);
  return ended(
    course,
    letBotsPick(course, () => true),
  );
}

/**
 * The time of the current pick is up: the person's pick is the first of the queue who fits, else the best suggestion
 * for roster and strategy; a bot's pick is the bot's. In manual mode every team is suggested for. Refused:
 * draft-closed, no-clock, deadline-passed (that pick was made or taken back since), clock-running.
 * @source docs/sources.md "Draft rights and course"
 */
export function pickByClock(state: DraftState, deadlineMs: number, context: DraftContext): CommandOutcome {
  if (draftCan.simulateRest(state) !== null) return refused('draft-closed');
  const early = clockRefusal(pickDeadlineMs(state), deadlineMs, context.nowMs);
  if (early !== null) return refused(early);
  const course = beginCourse(state, context);
  const turn = turnOfCourse(course);
  if (turn === null) return refused('draft-closed');
  const isUsers = turn.seat === state.userSeat;
  const queued = isUsers ? fromQueue(course, turn) : null;
  const isAdvised = isUsers || state.settings.mode === 'manual';
  const advised = queued ?? (isAdvised ? legalAdvice(course, turn, bestSuggestion(state, context.pool)) : null);
  const entityId = advised ?? botChoice(course, turn);
  if (entityId === null) return refused('pool-exhausted');
  addPick(course, turn, entityId, true);
  return endCourse(course);
}
