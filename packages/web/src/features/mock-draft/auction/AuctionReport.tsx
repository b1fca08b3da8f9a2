import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ReportCard } from '../results/ReportCard.tsx';
import { Purchases } from './Purchases.tsx';
import { surplusExtremes } from './surplus.ts';
import { TeamSums } from './TeamSums.tsx';
import type { AuctionModel } from './use-auction.ts';

/** What the money brought: the report that every draft gets, and price against value for each player and each team. */
export function AuctionReport({ room, onSimulate }: { readonly room: AuctionModel; readonly onSimulate: () => void }) {
  const { auction, actions } = room;
  const draft = useQuery({ ...answer('getMockDraft', { mockDraftId: auction.id }), refetchOnMount: 'always' });
  const isOver = auction.standing.phase === 'closed';
  if (!isOver) {
    const open = auction.standing.teams.reduce((sum, { openSlots }) => sum + openSlots, 0);
    return (
      <EmptyState
        message="Grades come when the last player is sold"
        hint={`${open} places are still open.`}
        action={<Button onClick={onSimulate}>Simulate the rest</Button>}
      />
    );
  }
  if (draft.error) return <ErrorState {...failureWords(draft.error)} onRetry={() => void draft.refetch()} />;
  if (!draft.data) return <SkeletonRows rows={8} label="Grades" />;
  const mine = auction.sales.filter(({ participantId }) => participantId === auction.userParticipant.id);
  const { buys, overpays } = surplusExtremes(auction.sales);
  return (
    <ReportCard
      draft={draft.data.mockDraft}
      actions={{ busy: actions.busy === 'rate' ? 'rate' : null, rate: actions.rate }}
      onSimulate={onSimulate}
      afterPicks={
        <div className="grid gap-10 lg:grid-cols-2">
          <Purchases auction={auction} title="Your money" sales={mine} isMine />
          <div className="flex flex-col gap-10">
            <Purchases auction={auction} title="Best buys of the room" sales={buys} />
            <Purchases auction={auction} title="Overpaid" sales={overpays} />
          </div>
          <TeamSums auction={auction} />
        </div>
      }
    />
  );
}
