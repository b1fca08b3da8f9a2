import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, use, useDeferredValue } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CardScoring, CardSeason } from '../../widgets/player/card-scoring.ts';
import { RoomFailed } from './drafting/frame/RoomFailed.tsx';
import { RoomSkeleton } from './drafting/frame/RoomSkeleton.tsx';
import { roomPlayers } from './drafting/load-room.ts';
import { Room } from './room/Room.tsx';
import { broughtDraft, heldDraft } from './room/state/held-draft.ts';

const AuctionPage = lazy(() => import('./auction/AuctionPage.tsx').then((module) => ({ default: module.AuctionPage })));

/** A mock draft, once it and its players have come. */
export function RoomPage() {
  const { mockDraftId } = useParams({ from: '/draft-champion/$mockDraftId' });
  const { tab } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const queries = useQueryClient();
  const brought = () => broughtDraft(queries, mockDraftId);
  const held = useQuery({ ...heldDraft(mockDraftId, useCall()), initialData: brought });
  const question = roomPlayers(mockDraftId);
  const players = useQuery(question);
  const failure = held.error ?? players.error;
  const { draft, state, hoped = 0 } = (!held.error && held.data) || {};
  // While the page waits for its players, what the server has drawn stays.
  if (state && players.isPending && brought()) use(queries.prefetchQuery(question));
  // A room is the costliest page to draw: it is drawn in slices behind the skeleton, and everything later at once.
  const isOpen = useDeferredValue(draft !== undefined && players.data !== undefined);
  if (draft && !state) {
    return (
      <CardScoring value={draft.configuration.scoringSystem.id}>
        <CardSeason value={draft.season.id}>
          <Suspense fallback={<RoomSkeleton isBoard={tab === 'draft-board'} />}>
            <AuctionPage mockDraftId={mockDraftId} />
          </Suspense>
        </CardSeason>
      </CardScoring>
    );
  }
  if (draft && state && players.data && isOpen) {
    return (
      <CardScoring value={draft.configuration.scoringSystem.id}>
        <CardSeason value={draft.season.id}>
          <Room key={mockDraftId} held={{ draft, state, hoped }} players={players.data.mockDraftPlayerRankings} />
        </CardSeason>
      </CardScoring>
    );
  }
  if (failure) {
    return (
      <RoomFailed
        failure={failure}
        onRetry={() => {
          void held.refetch();
          void players.refetch();
        }}
      />
    );
  }
  return <RoomSkeleton isBoard={tab === 'draft-board'} />;
}
