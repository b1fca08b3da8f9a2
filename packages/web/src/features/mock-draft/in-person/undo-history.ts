import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { entityKey } from '../../../widgets/player/entity.ts';
import { isDone, openPick } from '../room/state/wire-draft.ts';

/** A pick that was taken back and can be made again. */
export interface Undone {
  readonly pickNumber: number;
  readonly entityId: string;
}

/** The pick that an undo takes back in person: the one made last; undefined before the first. */
export function lastMadePick(draft: MockDraft): MockDraftPick | undefined {
  const until = openPick(draft)?.pickNumber ?? draft.picks.length + 1;
  return draft.picks.slice(0, until - 1).findLast((pick) => isDone(pick) && !pick.isKeeper);
}

/**
 * What can be made again now: the pick taken back last, while it is its turn and its player is still there. Once
 * another pick has been made in its place, what was taken back before waits until that place is open again.
 */
export function redoable(draft: MockDraft, undone: readonly Undone[]): Undone | null {
  const top = undone.at(-1);
  if (!top || openPick(draft)?.pickNumber !== top.pickNumber) return null;
  return draft.picks.some((pick) => entityKey(pick) === top.entityId) ? null : top;
}
