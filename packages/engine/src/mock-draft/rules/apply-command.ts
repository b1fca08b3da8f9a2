// The one door into a mock draft: a state and a command give a new state with what happened, or the reason why nothing
// did. Nothing here reads a clock or a die: the time is an argument, and chance comes from the draft's own seed.
import { withSettings } from '../../drafting/change-settings.ts';
import { asOneStep, counted, refused, type Step } from '../../drafting/outcome.ts';
import { changeQueue, type QueueCommand } from '../../drafting/queue.ts';
import type { SettingsChange } from '../../drafting/shared-command.ts';
import { insertPick, removePick, replacePick } from './corrections.ts';
import { draftCan } from './draft-can.ts';
import type { CommandOutcome, DraftCommand } from './draft-command.ts';
import type { DraftContext } from './draft-course.ts';
import { takenEntities } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import { followBoard, unfollow } from './follow-board.ts';
import { pickByBots, pickByClock, pickByUser, simulateRest } from './make-picks.ts';
import { resetToPick, startOver, undo } from './take-back.ts';

/**
 * Applies a command.
 *
 * @param state is not changed
 * @param context the pool of the edition and the time
 * @returns the new state, its version one higher, with the events in the order in which they happened; or a refusal,
 *   and then the draft is as it was
 */
export function applyCommand(state: DraftState, command: DraftCommand, context: DraftContext): CommandOutcome {
  return counted(state, decide(state, command, context));
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
      return resetToPick(state, command, context.nowMs);
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
  if (reason !== null) return refused(reason);
  return changeQueue(state, command, { taken: takenEntities(state), known: pool.table.numberOf });
}

/**
 * Applies commands as one step, see {@link asOneStep}. The person's pick and the bots' answer belong together like
 * that.
 */
export const applyCommands = (
  state: DraftState,
  steps: readonly Step<DraftCommand>[],
  context: DraftContext,
): CommandOutcome => asOneStep(state, steps, (current, command) => applyCommand(current, command, context));

/** Applies a change. A new clock starts at `nowMs`. Refused: unknown-participant, follows-outside-draft. */
function changeSettings(state: DraftState, changes: SettingsChange, nowMs: number): CommandOutcome {
  // The outside platform decides who picks, until when, and the names of the teams.
  const { mode = 'manual', pickClockSeconds = null, names = {} } = changes;
  const isTheirs = mode !== 'manual' || pickClockSeconds !== null || Object.keys(names).length > 0;
  if (state.isFollowed && isTheirs) return refused('follows-outside-draft');
  const changed = withSettings(state, changes, nowMs);
  return changed === null
    ? refused('unknown-participant')
    : { ok: true, state: changed, events: [{ type: 'settingsChanged', changes }] };
}
