// The one door into a mock draft: a state and a command give a new state with what happened, or the reason why nothing did.
// Nothing here reads a clock or a die: the time is an argument, and chance comes from the draft's own seed.
import { changeSettings } from './change-settings.ts';
import { insertPick, removePick, replacePick } from './corrections.ts';
import { draftCan } from './draft-can.ts';
import { type CommandOutcome, type DraftCommand, type DraftEvent, refused } from './draft-command.ts';
import type { DraftContext } from './draft-course.ts';
import type { DraftState } from './draft-state.ts';
import { followBoard, unfollow } from './follow-board.ts';
import { pickByBots, pickByClock, pickByUser, simulateRest } from './make-picks.ts';
import { changeQueue } from './queue.ts';
import type { QueueCommand } from './queue-list.ts';
import { resetToPick, startOver, undo } from './take-back.ts';

/**
 * Applies a command.
 *
 * @param state is not changed
 * @param context the pool of the edition and the time
 * @returns the new state, its version one higher, with the events in the order in which they happened; or a refusal, and
 *   then the draft is as it was
 */
export function applyCommand(state: DraftState, command: DraftCommand, context: DraftContext): CommandOutcome {
  const outcome = decide(state, command, context);
  return outcome.ok ? { ...outcome, state: { ...outcome.state, version: state.version + 1 } } : outcome;
}

function decide(state: DraftState, command: DraftCommand, context: DraftContext): CommandOutcome {
  switch (command.type) {
    case 'pick':
      return pickByUser(state, command, context);
    case 'replacePick':
      return replacePick(state, command, context);
    case 'insertPick':
      return insertPick(state, command, context);
    case 'removePick':
      return removePick(state, command, context);
    case 'botPick':
      return pickByBots(state, 'one', context);
    case 'botsUntilUser':
      return pickByBots(state, 'until-user', context);
    case 'simulateRest':
      return simulateRest(state, context);
    case 'undo':
      return undo(state, context.nowMs);
    case 'resetToPick':
      return resetToPick(state, command.pickNumber, context.nowMs);
    case 'startOver':
      return startOver(state, command.seed, context.nowMs);
    case 'clockExpired':
      return pickByClock(state, command.deadlineMs, context);
    case 'enqueue':
    case 'dequeue':
    case 'moveQueued':
      return inQueue(state, command, context);
    case 'updateSettings':
      return changeSettings(state, command.changes, context.nowMs);
    case 'follow':
      return followBoard(state, command.board, context.nowMs);
    case 'unfollow':
      return unfollow(state);
  }
}

function inQueue(state: DraftState, command: QueueCommand, { pool }: DraftContext): CommandOutcome {
  const reason = draftCan.queue(state);
  return reason === null ? changeQueue(state, command, pool.table) : refused(reason);
}

/**
 * Applies commands one after the other, as one step: all events of all of them, or the first refusal and no change. The
 * person's pick and the bots' answer belong together like that.
 *
 * @param optional whether a command that is refused is passed over instead
 */
export function applyCommands(
  state: DraftState,
  commands: readonly { readonly command: DraftCommand; readonly optional?: boolean }[],
  context: DraftContext,
): CommandOutcome {
  let current = state;
  const events: DraftEvent[] = [];
  for (const { command, optional = false } of commands) {
    const outcome = applyCommand(current, command, context);
    if (outcome.ok) {
      current = outcome.state;
      events.push(...outcome.events);
    } else if (!optional) return outcome;
  }
  return { ok: true, state: current === state ? state : { ...current, version: state.version + 1 }, events };
}
