import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { entityKey } from '../../../../widgets/player/entity.ts';

/** A queued player whom somebody else has taken. */
export interface QueueLoss {
  readonly item: QueueItem;
  readonly pick: MockDraftPick;
}

/** Players who were queued, for as long as they are free or on somebody else's team. */
export type QueueMemory = ReadonlyMap<string, QueueItem>;

/**
 * Whom to watch from now on: everybody in the queue, and players who left it because they were taken. The server's
 * queue holds only free players, so it cannot tell of those who went.
 *
 * @param queue the queue of a moment ago, or the new one; taken ones may still stand in it
 * @returns the same map when nobody is new or gone
 */
export function watched(before: QueueMemory, queue: readonly QueueItem[], draft: MockDraft): QueueMemory {
  const taken = new Set(draft.picks.map(entityKey));
  const kept = [...before].filter(([id]) => taken.has(id) || queue.some((item) => item.id === id));
  const added = queue.filter(({ id }) => !before.has(id));
  if (kept.length === before.size && added.length === 0) return before;
  return new Map([...kept, ...added.map((item) => [item.id, item] as const)]);
}

/** Those of them whom others have taken, the latest first. */
export function queueLosses(memory: QueueMemory, draft: MockDraft): readonly QueueLoss[] {
  const mine = draft.userParticipant.id;
  return draft.picks
    .flatMap((pick): readonly QueueLoss[] => {
      const item = memory.get(entityKey(pick));
      return item && pick.participantId !== mine ? [{ item, pick }] : [];
    })
    .reverse();
}
