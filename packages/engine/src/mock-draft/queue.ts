// The queue: whom the person wants next. When the clock runs out the first of them who fits is picked. Somebody who is
// drafted disappears from the queue that is shown but keeps a place in the stored one, so that taking the pick back
// brings them back.
import type { EntityId } from '../vocabulary/entities.ts';
import { type CommandOutcome, refused } from './draft-command.ts';
import { takenEntities } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftTable } from './draft-table.ts';

/** The most players in a queue, drafted ones included. */
export const QUEUE_LIMIT = 200;

/** The queue as it is shown: those not drafted, best first. */
export function openQueue(state: DraftState): readonly EntityId[] {
  const taken = takenEntities(state);
  return state.queue.filter((entityId) => !taken.has(entityId));
}

const withQueue = (state: DraftState, queue: readonly EntityId[]): CommandOutcome => {
  const next = { ...state, queue };
  return { ok: true, state: next, events: [{ type: 'queueChanged', queue: openQueue(next) }] };
};

/** Adds a player at the end. Refused: unknown-player, player-taken, already-queued, queue-full. */
export function enqueue(state: DraftState, table: DraftTable, entityId: EntityId): CommandOutcome {
  if (!table.numberOf.has(entityId)) return refused('unknown-player');
  if (takenEntities(state).has(entityId)) return refused('player-taken');
  if (state.queue.includes(entityId)) return refused('already-queued');
  // Those drafted long ago make room before a wish is refused.
  const queue = state.queue.length < QUEUE_LIMIT ? state.queue : openQueue(state);
  return queue.length < QUEUE_LIMIT ? withQueue(state, [...queue, entityId]) : refused('queue-full');
}

/** Removes a player. Refused: not-queued. */
export const dequeue = (state: DraftState, entityId: EntityId): CommandOutcome =>
  state.queue.includes(entityId)
    ? withQueue(
        state,
        state.queue.filter((queued) => queued !== entityId),
      )
    : refused('not-queued');

/**
 * Moves a player to a place of the queue that is shown, from 0. Those already drafted go behind.
 * Refused: not-queued, no-such-place.
 */
export function moveQueued(state: DraftState, entityId: EntityId, index: number): CommandOutcome {
  const shown = openQueue(state);
  if (!shown.includes(entityId)) return refused('not-queued');
  if (!Number.isInteger(index) || index < 0 || index >= shown.length) return refused('no-such-place');
  const moved = shown.filter((queued) => queued !== entityId).toSpliced(index, 0, entityId);
  return withQueue(state, [...moved, ...state.queue.filter((queued) => !shown.includes(queued))]);
}
