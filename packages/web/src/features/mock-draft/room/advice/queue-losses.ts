import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { entityKey } from '../../../../widgets/player/entity.ts';

/** A queued player whom somebody else has taken. */
export interface QueueLoss {
  readonly item: QueueItem;
  readonly pick: MockDraftPick;
}

/** Players who were queued and whom the person has not taken out. */
export type QueueMemory = ReadonlyMap<string, QueueItem>;

/**
 * Whom to watch from now on: everybody in the queue, and players who left it by themselves. The server's queue holds
 * only free players, so it cannot tell of those who went, and it may forget them before their pick is on the screen.
 *
 * @param takenOut ids of those whom the person took out of it
 * @returns the same map when nobody is new or gone
 */
export function watched(before: QueueMemory, queue: readonly QueueItem[], takenOut: ReadonlySet<string>): QueueMemory {
  const kept = [...before].filter(([id]) => !takenOut.has(id) || queue.some((item) => item.id === id));
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
