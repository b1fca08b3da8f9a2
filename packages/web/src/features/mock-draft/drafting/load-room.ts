import type { QueryClient } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import type { RoomTab } from './frame/room.search.ts';

/**
 * The players of a room. A page is rendered with them and does not bring them along, which would hold up what it shows:
 * it stays as it is until the browser has asked for them.
 */
export const roomPlayers = (mockDraftId: string) => ({
  ...answer('listDraftPlayers', { mockDraftId }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { staysBehind: true },
});

/**
 * Brings along what the room of a draft is rendered with on the server. Nothing where the browser draws the room from
 * its first line on: for whoever may not see it, of an auction, of a draft that follows another site's (its head tells
 * the time), and on any tab but the first.
 */
export async function loadRoom(answers: QueryClient, mockDraftId: string, tab?: RoomTab): Promise<void> {
  if (typeof window !== 'undefined' || tab !== undefined) return;
  const question = answer('getMockDraft', { mockDraftId });
  const isBrought = await answers
    .fetchQuery(question)
    .then(async ({ mockDraft: { configuration, isFollowed } }) => {
      if (configuration.draftType === 'AUCTION' || isFollowed) return false;
      await answers.fetchQuery(roomPlayers(mockDraftId));
      return true;
    })
    .catch(() => false);
  if (!isBrought) for (const { queryKey } of [question, roomPlayers(mockDraftId)]) answers.removeQueries({ queryKey });
}
