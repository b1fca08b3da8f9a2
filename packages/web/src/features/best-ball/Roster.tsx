import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal, NONE, signed } from '../../widgets/player/display.ts';
import { BEST_BALL_QUERIES } from './best-ball-queries.ts';
import { DraftedCell } from './DraftedCell.tsx';

interface RosterProps {
  readonly bestBallTeamId: string;
  readonly onBack: () => void;
}

/** One team, pick by pick. */
export function Roster({ bestBallTeamId, onBack }: RosterProps) {
  const { data, error, refetch } = useQuery(answer('getBestBallRoster', { bestBallTeamId }));
  const [isDeleting, setIsDeleting] = useState(false);
  const { mutate, isPending } = useRemove(bestBallTeamId, onBack);
  const back = (
    <Button kind="quiet" onClick={onBack}>
      <ArrowLeft aria-hidden size={16} /> All teams
    </Button>
  );
  if (error)
    return (
      <>
        {back}
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      </>
    );
  if (!data) return <SkeletonRows rows={12} label="Loading the team" />;
  const { team, picks } = data;
  return (
    <section aria-label="Team" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {back}
        <Button onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden size={16} /> Delete this draft
        </Button>
      </div>
      <p className="text-base">
        {team.tournament || 'Draft'} of {day(team.startedAt)}, seat {team.seat} of {team.draftSize}
        {team.closingValue && (
          <>
            {' '}
            · closing line value {signed(team.closingValue.meanPicks)} picks on average, over{' '}
            {team.closingValue.players} players
          </>
        )}
      </p>
      <StatTable
        label="Picks"
        caption="The picks of this team, with draft positions then and now"
        columns={COLUMNS}
        rows={picks}
        keyOf={({ pick }) => String(pick)}
      />
      <ConfirmDialog
        title="Delete this draft"
        text="The draft and its picks are deleted here. Bring the export again to have it back."
        action="Delete draft"
        isBusy={isPending}
        isOpen={isDeleting}
        onConfirm={() => mutate()}
        onClose={() => setIsDeleting(false)}
      />
    </section>
  );
}

function useRemove(bestBallTeamId: string, onGone: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteBestBallDrafts', { bestBallTeamId }),
    onSuccess: async () => {
      onGone();
      const rest = BEST_BALL_QUERIES.filter((name) => name !== 'getBestBallRoster');
      await Promise.all(rest.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
    onError: sayFailure,
  });
}

type Pick = Answer<'getBestBallRoster'>['picks'][number];

const COLUMNS: readonly StatTableColumn<Pick>[] = [
  { title: 'Player', isWords: true, cell: (row) => <DraftedCell row={row} /> },
  { title: 'Pick', hint: 'Over the whole draft', cell: ({ pick }) => pick },
  { title: 'Round', cell: ({ round }) => round },
  { title: 'Bye', cell: ({ byeWeek }) => byeWeek ?? NONE },
  {
    title: 'ADP then',
    hint: 'Average draft position on the day of the draft',
    cell: ({ adpThen }) => decimal(adpThen, 1),
  },
  { title: 'ADP now', hint: 'Average draft position in the newest list', cell: ({ adp }) => decimal(adp, 1) },
  { title: 'Value', hint: 'Pick less ADP now', cell: ({ closingValue }) => signed(closingValue) },
];
