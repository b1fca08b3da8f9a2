import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { useCall } from '../../../api/use-call.ts';
import { RoomFailed } from '../drafting/frame/RoomFailed.tsx';
import { RoomSkeleton } from '../drafting/frame/RoomSkeleton.tsx';
import { AuctionRoom } from './AuctionRoom.tsx';
import { heldAuction } from './state/held-auction.ts';

/** An auction, once it and its players have come. */
export function AuctionPage({ mockDraftId }: { readonly mockDraftId: string }) {
  const auction = useQuery(heldAuction(mockDraftId, useCall()));
  const players = useQuery({ ...answer('listAuctionPlayers', { mockDraftId }), refetchOnMount: 'always' });
  const failure = auction.error ?? players.error;
  if (auction.data && players.data && !auction.error) {
    return <AuctionRoom key={mockDraftId} auction={auction.data.auction} list={players.data} />;
  }
  if (failure) {
    return (
      <RoomFailed
        failure={failure}
        onRetry={() => {
          void auction.refetch();
          void players.refetch();
        }}
      />
    );
  }
  return <RoomSkeleton />;
}
