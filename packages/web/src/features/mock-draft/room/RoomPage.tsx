import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { answer } from '../../../api/answers.ts';
import { RoomFailed } from './frame/RoomFailed.tsx';
import { RoomSkeleton } from './frame/RoomSkeleton.tsx';
import { Room } from './Room.tsx';

const AuctionPage = lazy(() =>
  import('../auction/AuctionPage.tsx').then((module) => ({ default: module.AuctionPage })),
);

/** A mock draft, once it and its players have come. */
export function RoomPage() {
  const { mockDraftId } = useParams({ from: '/draft-champion/$mockDraftId' });
  const { tab } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const draft = useQuery({ ...answer('getMockDraft', { mockDraftId }), refetchOnMount: 'always' });
  const players = useQuery({
    ...answer('listDraftPlayers', { mockDraftId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = draft.error ?? players.error;
  if (draft.data?.mockDraft.configuration.draftType === 'AUCTION' && !draft.error) {
    return (
      <Suspense fallback={<RoomSkeleton isBoard={tab === 'draft-board'} />}>
        <AuctionPage mockDraftId={mockDraftId} />
      </Suspense>
    );
  }
  if (draft.data && players.data && !draft.error) {
    return <Room key={mockDraftId} draft={draft.data.mockDraft} players={players.data.mockDraftPlayerRankings} />;
  }
  if (failure) {
    return (
      <RoomFailed
        failure={failure}
        onRetry={() => {
          void draft.refetch();
          void players.refetch();
        }}
      />
    );
  }
  return <RoomSkeleton isBoard={tab === 'draft-board'} />;
}
