import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCall } from '../../../api/use-call.ts';
import { heldDraft } from '../room/state/held-draft.ts';
import { AuctionScreen } from './AuctionScreen.tsx';
import { DraftScreen } from './DraftScreen.tsx';
import { ScreenWaits } from './ScreenWaits.tsx';

/** A draft on a television: dark, because a room watches it in the evening. */
export function ScreenPage() {
  const { mockDraftId } = useParams({ from: '/draft-champion/$mockDraftId/screen' });
  const { data, error, refetch } = useQuery(heldDraft(mockDraftId, useCall()));
  return (
    <div className="whole-screen min-h-dvh bg-page text-ink">
      {!data || error ? (
        <ScreenWaits failure={error} onRetry={() => void refetch()} />
      ) : data.state ? (
        <DraftScreen draft={data.draft} />
      ) : (
        <AuctionScreen mockDraftId={mockDraftId} />
      )}
    </div>
  );
}
