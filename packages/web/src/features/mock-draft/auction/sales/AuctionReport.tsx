import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import { failureWords } from '../../../../api/failure.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';
import { ReportCard } from '../../results/ReportCard.tsx';
import type { AuctionModel } from '../state/use-auction.ts';
import { TeamSums } from './TeamSums.tsx';

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
        action={!auction.isFollowed && <Button onClick={onSimulate}>Simulate the rest</Button>}
      />
    );
  }
  if (draft.error) return <ErrorState {...failureWords(draft.error)} onRetry={() => void draft.refetch()} />;
  if (!draft.data) return <SkeletonRows rows={8} label="Grades" />;
  return (
    <ReportCard
      draft={draft.data.mockDraft}
      actions={{ busy: actions.busy === 'rate' ? 'rate' : null, rate: actions.rate }}
      onSimulate={onSimulate}
      afterPicks={<TeamSums auction={auction} />}
    />
  );
}
