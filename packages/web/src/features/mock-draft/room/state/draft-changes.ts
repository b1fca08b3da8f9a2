// What happens to the draft on the screen: picks as they are told of, and one's own before the server has confirmed it.

import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { LiveEventData } from '@pylon/contract/live/live-events';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { figuresOf } from '../list/figures.ts';
import { isDone } from './engine-draft.ts';

export type PickEvent = LiveEventData<'mock-draft:pick'>;

/** The first pick that is not done; undefined when the draft is complete. */
export const openPick = (draft: MockDraft): MockDraftPick | undefined => draft.picks.find((pick) => !isDone(pick));

/** The latest pick that the person made, keepers left out. */
export function lastOwnPick(draft: MockDraft): MockDraftPick | undefined {
  return draft.picks.findLast(
    (pick) => pick.participantId === draft.userParticipant.id && isDone(pick) && !pick.isKeeper,
  );
}

const withPick = (draft: MockDraft, pick: MockDraftPick): readonly MockDraftPick[] =>
  draft.picks.map((each) => (each.pickNumber === pick.pickNumber ? pick : each));

/**
 * The draft after a pick that the stream tells of. A pick of an earlier version than the draft's is old news: the draft was
 * loaded after it, and may have been taken back since. Told twice, it changes nothing.
 *
 * @param players of the room: an event tells who, and they what is known of him
 */
export function applyPick(
  draft: MockDraft,
  { mockDraft, mockDraftPick }: PickEvent,
  players: readonly DraftPlayer[],
): MockDraft {
  if (mockDraft.id !== draft.id || mockDraft.version < draft.version) return draft;
  const id = entityKey(mockDraftPick);
  const player = players.find((each) => entityKey(each) === id);
  const picks = [...withPick(draft, { ...mockDraftPick, ...figuresOf(player) })];
  const isComplete = picks.every(isDone);
  return {
    ...draft,
    version: mockDraft.version,
    deadlineAt: mockDraft.deadlineAt,
    // Events of one step all say how the step ended; the draft on the screen ends with its last pick.
    closedAt: isComplete ? mockDraft.closedAt : draft.closedAt,
    picks,
  };
}

/** The draft with a pick that was just asked for. The version stays: the server has the last word. */
export function applyOwnPick(draft: MockDraft, player: DraftPlayer, at: string): MockDraft {
  const open = openPick(draft);
  if (open === undefined) return draft;
  const pick: MockDraftPick = {
    ...open,
    athlete: player.athlete,
    team: player.team,
    pickAt: at,
    ...figuresOf(player),
    byeWeek: player.byeWeek,
    adp: player.adp,
  };
  return { ...draft, deadlineAt: null, picks: [...withPick(draft, pick)] };
}
