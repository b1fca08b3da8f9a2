import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DraftsLink } from '../room/DraftsLink.tsx';
import { RoomSkeleton } from '../room/RoomSkeleton.tsx';
import { AuctionRoom } from './AuctionRoom.tsx';

/** An auction, once it and its players have come. */
export function AuctionPage({ mockDraftId }: { readonly mockDraftId: string }) {
  const auction = useQuery({ ...answer('getAuction', { mockDraftId }), refetchOnMount: 'always' });
  const players = useQuery({ ...answer('listAuctionPlayers', { mockDraftId }), refetchOnMount: 'always' });
  const failure = auction.error ?? players.error;
  if (auction.data && players.data && !auction.error) {
    return <AuctionRoom key={mockDraftId} auction={auction.data.auction} players={players.data.players} />;
  }
  if (failure) {
    return (
      <main id="main" className="mx-auto flex max-w-2xl flex-col gap-4 px-4 py-16">
        <ErrorState
          {...failureWords(failure)}
          onRetry={() => {
            void auction.refetch();
            void players.refetch();
          }}
        />
        <DraftsLink />
      </main>
    );
  }
  return <RoomSkeleton />;
}
