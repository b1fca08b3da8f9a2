// The queue: whom the person wants next, in a draft of any kind. Whoever is taken disappears from the queue that is
// shown but keeps a place in the stored one, so that taking the pick or the sale back brings them back.

import type { EntityId } from '../vocabulary/entities.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** The most players in a queue, drafted ones included. */
const QUEUE_LIMIT = 200;

export type QueueRefusal =
  | 'unknown-player'
  | 'player-taken'
  | 'already-queued'
  | 'queue-full'
  | 'not-queued'
  | 'no-such-place';

export type QueueCommand =
  | { readonly type: 'enqueue'; readonly entityId: EntityId }
  | { readonly type: 'dequeue'; readonly entityId: EntityId }
  /** `index` is the new place in the queue that is shown, from 0. */
  | { readonly type: 'moveQueued'; readonly entityId: EntityId; readonly index: number };

/** `queue` is what is shown. */
export interface QueueEvent {
  readonly type: 'queueChanged';
  readonly queue: readonly EntityId[];
}

/** Whom the queue is about: who is taken, and who is there at all. */
interface QueuePool {
  readonly taken: ReadonlySet<EntityId>;
  readonly known: { has(entityId: EntityId): boolean };
}

/** Those of a queue who can still be had, best first. */
export const shownQueue = (queue: readonly EntityId[], taken: ReadonlySet<EntityId>): readonly EntityId[] =>
  queue.filter((entityId) => !taken.has(entityId));

/**
 * Adds a player at the end, removes one, or moves one to a place of the queue that is shown.
 * Refused: unknown-player, player-taken, already-queued, queue-full; not-queued; no-such-place.
 */
export function changeQueue<State extends { readonly queue: readonly EntityId[] }>(
  state: State,
  command: QueueCommand,
  pool: QueuePool,
): Outcome<State, QueueEvent, QueueRefusal> {
  const queue = changedQueue(state.queue, command, pool);
  if (typeof queue === 'string') return refused(queue);
  return changed({ ...state, queue }, [{ type: 'queueChanged', queue: shownQueue(queue, pool.taken) }]);
}

/** The new queue, or why it stays. Whom somebody took already goes behind on a move. */
function changedQueue(
  queue: readonly EntityId[],
  command: QueueCommand,
  { taken, known }: QueuePool,
): readonly EntityId[] | QueueRefusal {
  const { entityId } = command;
  const shown = shownQueue(queue, taken);
  switch (command.type) {
    case 'enqueue': {
      if (!known.has(entityId)) return 'unknown-player';
      if (taken.has(entityId)) return 'player-taken';
      if (queue.includes(entityId)) return 'already-queued';
      // Those drafted long ago make room before a wish is refused.
      const kept = queue.length < QUEUE_LIMIT ? queue : shown;
      return kept.length < QUEUE_LIMIT ? [...kept, entityId] : 'queue-full';
    }
    case 'dequeue':
      return queue.includes(entityId) ? queue.filter((queued) => queued !== entityId) : 'not-queued';
    case 'moveQueued': {
      const { index } = command;
      if (!shown.includes(entityId)) return 'not-queued';
      if (!Number.isInteger(index) || index < 0 || index >= shown.length) return 'no-such-place';
      const moved = shown.filter((queued) => queued !== entityId).toSpliced(index, 0, entityId);
      return [...moved, ...queue.filter((queued) => !shown.includes(queued))];
    }
  }
}
