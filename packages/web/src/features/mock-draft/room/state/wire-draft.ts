// What can be read off a draft as the server answers it.
import { ORDER_OF } from '@pylon/contract/drafting/draft-values';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';

/**
 * Whether picks are typed in here for everybody. A followed draft is in manual mode, too, but picked on its platform.
 */
export const isInPerson = ({ configuration, isFollowed }: MockDraft): boolean =>
  configuration.simulationMode === 'Manual' && !isFollowed;

/** Whether a place of the draft is done: picked, or held by a keeper. */
export const isDone = (pick: MockDraftPick): boolean => pick.athlete !== null || pick.team !== null;

/** The picks that were made, keepers left out. */
export const madePicks = ({ picks }: Pick<MockDraft, 'picks'>): readonly MockDraftPick[] =>
  picks.filter((pick) => isDone(pick) && !pick.isKeeper);

/** The first pick that is not done; undefined when the draft is complete. */
export const openPick = (draft: MockDraft): MockDraftPick | undefined => draft.picks.find((pick) => !isDone(pick));

/** The latest pick that the person made, keepers left out. */
export function lastOwnPick(draft: MockDraft): MockDraftPick | undefined {
  return draft.picks.findLast(
    (pick) => pick.participantId === draft.userParticipant.id && isDone(pick) && !pick.isKeeper,
  );
}

/** The board's column of a pick, from 0: of the team whose turn it is by the order, whoever has traded for it. */
export function columnOf(
  { configuration: { draftType, numberOfTeams } }: MockDraft,
  { pickNumber }: MockDraftPick,
): number {
  if (draftType === 'AUCTION') throw new RangeError('an auction has no picks in order');
  return seatByOrder({ order: ORDER_OF[draftType], teams: numberOfTeams }, pickNumber);
}
