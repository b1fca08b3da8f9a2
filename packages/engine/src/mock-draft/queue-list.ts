// The queue as a plain list: what it shows, and what may be done to it, whatever kind of draft it belongs to.
import type { EntityId } from '../vocabulary/entities.ts';

/** The most players in a queue, drafted ones included. */
const QUEUE_LIMIT = 200;

export type QueueRefusal =
  | 'unknown-player'
  | 'player-taken'
  | 'already-queued'
  | 'queue-full'
  | 'not-queued'
  | 'no-such-place';

/** The new list, or why it stays. */
export type QueueOutcome =
  | { readonly ok: true; readonly queue: readonly EntityId[] }
  | { readonly ok: false; readonly reason: QueueRefusal };

export type QueueCommand =
  | { readonly type: 'enqueue'; readonly entityId: EntityId }
  | { readonly type: 'dequeue'; readonly entityId: EntityId }
  /** `index` is the new place in the queue that is shown, from 0. */
  | { readonly type: 'moveQueued'; readonly entityId: EntityId; readonly index: number };

/** Whom the queue is about: who is taken, and who is there at all. */
export interface QueuePool {
  readonly taken: ReadonlySet<EntityId>;
  readonly known: { has(entityId: EntityId): boolean };
}

const refusal = (reason: QueueRefusal): QueueOutcome => ({ ok: false, reason });
const done = (queue: readonly EntityId[]): QueueOutcome => ({ ok: true, queue });

/** Those of a queue who can still be had, best first. */
export const shownQueue = (queue: readonly EntityId[], taken: ReadonlySet<EntityId>): readonly EntityId[] =>
  queue.filter((entityId) => !taken.has(entityId));

/** Adds at the end, removes, or moves among those shown; whom somebody took already goes behind on a move. */
export function changedQueue(queue: readonly EntityId[], command: QueueCommand, pool: QueuePool): QueueOutcome {
  const { entityId } = command;
  const shown = shownQueue(queue, pool.taken);
  switch (command.type) {
    case 'enqueue': {
      if (!pool.known.has(entityId)) return refusal('unknown-player');
      if (pool.taken.has(entityId)) return refusal('player-taken');
      if (queue.includes(entityId)) return refusal('already-queued');
      // Those drafted long ago make room before a wish is refused.
      const kept = queue.length < QUEUE_LIMIT ? queue : shown;
      return kept.length < QUEUE_LIMIT ? done([...kept, entityId]) : refusal('queue-full');
    }
    case 'dequeue':
      return queue.includes(entityId) ? done(queue.filter((queued) => queued !== entityId)) : refusal('not-queued');
    case 'moveQueued': {
      const { index } = command;
      if (!shown.includes(entityId)) return refusal('not-queued');
      if (!Number.isInteger(index) || index < 0 || index >= shown.length) return refusal('no-such-place');
      const moved = shown.filter((queued) => queued !== entityId).toSpliced(index, 0, entityId);
      return done([...moved, ...queue.filter((queued) => !shown.includes(queued))]);
    }
  }
}
