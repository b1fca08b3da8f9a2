// The one door into a mock draft.
import { withSettings } from '../../drafting/change-settings.ts';
import { changed, doorOf, nothingAgainst, refused } from '../../drafting/outcome.ts';
import { changeQueue, type QueueCommand } from '../../drafting/queue.ts';
import type { SettingsChange } from '../../drafting/shared-command.ts';
import { insertPick, removePick, replacePick } from './corrections.ts';
import { draftCan } from './draft-can.ts';
import type { CommandOutcome, DraftCommand, DraftEvent, DraftRefusal } from './draft-command.ts';
import type { DraftContext } from './draft-course.ts';
import { takenEntities } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import { followBoard, unfollow } from './follow-board.ts';
import { pickByBots, pickByClock, pickByUser, simulateRest } from './make-picks.ts';
import { resetToPick, startOver, undo } from './take-back.ts';

const inQueue = (state: DraftState, command: QueueCommand, { pool }: DraftContext) =>
  changeQueue(state, command, { taken: takenEntities(state), known: pool.table.numberOf });

/** Applies a change. A new clock starts at `nowMs`. Refused: unknown-participant, follows-outside-draft. */
function changeSettings(state: DraftState, changes: SettingsChange, nowMs: number): CommandOutcome {
  // The outside platform decides who picks, until when, and the names of the teams.
  const { mode = 'manual', pickClockSeconds = null, names = {} } = changes;
  const isTheirs = mode !== 'manual' || pickClockSeconds !== null || Object.keys(names).length > 0;
  if (state.isFollowed && isTheirs) return refused('follows-outside-draft');
  const next = withSettings(state, changes, nowMs);
  return next === null ? refused('unknown-participant') : changed(next, [{ type: 'settingsChanged', changes }]);
}

/** The door, for one command and for several: the person's pick and the bots' answer belong together like that. */
export const { apply: applyCommand, applyAll: applyCommands } = doorOf<
  DraftState,
  DraftCommand,
  DraftContext,
  DraftEvent,
  DraftRefusal
>({
  pick: [draftCan.pick, pickByUser],
  replacePick: [draftCan.replacePick, replacePick],
  insertPick: [draftCan.insertPick, insertPick],
  removePick: [draftCan.removePick, removePick],
  botPick: [draftCan.botsPick, (state, _, context) => pickByBots(state, 'one', context)],
  botsUntilUser: [draftCan.botsPick, (state, _, context) => pickByBots(state, 'until-user', context)],
  simulateRest: [draftCan.simulateRest, (state, _, context) => simulateRest(state, context)],
  undo: [draftCan.undo, (state, _, { nowMs }) => undo(state, nowMs)],
  resetToPick: [nothingAgainst, (state, command, { nowMs }) => resetToPick(state, command, nowMs)],
  startOver: [draftCan.startOver, (state, { seed }, { nowMs }) => startOver(state, seed, nowMs)],
  clockExpired: [nothingAgainst, (state, { deadlineMs }, context) => pickByClock(state, deadlineMs, context)],
  enqueue: [draftCan.queue, inQueue],
  dequeue: [draftCan.queue, inQueue],
  moveQueued: [draftCan.queue, inQueue],
  updateSettings: [draftCan.changeSettings, (state, { changes }, { nowMs }) => changeSettings(state, changes, nowMs)],
  follow: [nothingAgainst, (state, { board }, { nowMs }) => followBoard(state, board, nowMs)],
  unfollow: [nothingAgainst, unfollow],
});
