// The queue: whom the person wants next. When the clock runs out the first of them who fits is picked. Somebody who is
// drafted disappears from the queue that is shown but keeps a place in the stored one, so that taking the pick back
// brings them back.
import type { EntityId } from '../vocabulary/entities.ts';
import { type CommandOutcome, refused } from './draft-command.ts';
import { takenEntities } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftTable } from './draft-table.ts';
import { changedQueue, type QueueCommand, shownQueue } from './queue-list.ts';

/** The queue as it is shown: those not drafted, best first. */
export const openQueue = (state: DraftState): readonly EntityId[] => shownQueue(state.queue, takenEntities(state));

/**
 * Adds a player at the end, removes one, or moves one to a place of the queue that is shown, from 0.
 * Refused: unknown-player, player-taken, already-queued, queue-full; not-queued; no-such-place.
 */
export function changeQueue(state: DraftState, command: QueueCommand, table: DraftTable): CommandOutcome {
  const outcome = changedQueue(state.queue, command, { taken: takenEntities(state), known: table.numberOf });
  if (!outcome.ok) return refused(outcome.reason);
  const next = { ...state, queue: outcome.queue };
  return { ok: true, state: next, events: [{ type: 'queueChanged', queue: openQueue(next) }] };
}
