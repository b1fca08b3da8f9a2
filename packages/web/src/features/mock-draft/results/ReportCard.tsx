import type { MockDraft } from '@pylon/contract/mock-draft';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { SourcesFoot } from '../../../widgets/SourcesFoot.tsx';
import type { DraftActions } from '../room/use-draft-actions.ts';
import { CapitalTable } from './CapitalTable.tsx';
import { GradesTable } from './GradesTable.tsx';
import { MyGrade } from './MyGrade.tsx';
import { PickGrades } from './PickGrades.tsx';
import { Rosters } from './Rosters.tsx';

export interface ReportCardProps {
  readonly draft: MockDraft;
  readonly actions: Pick<DraftActions, 'busy' | 'rate'>;
  readonly onSimulate: () => void;
  /** In the place of my picks: what there is to say of them in a draft of another kind. */
  readonly picks?: ReactNode;
  /** What else there is to say of the picks. */
  readonly afterPicks?: ReactNode;
}

/** What a finished draft is worth: my grade and why, everybody's, each pick's, the rosters, and what was paid for whom. */
export function ReportCard({ draft, actions, onSimulate, picks, afterPicks }: ReportCardProps) {
  const isRated = draft.rateOutput !== null;
  const { data, error, refetch } = useQuery({
    ...answer('listRateOutputs', { mockDraftId: draft.id }),
    enabled: isRated,
  });
  if (draft.closedAt === null) {
    return (
      <EmptyState
        message="Grades come when the last pick is made"
        hint={`${draft.picks.filter(({ athlete, team }) => athlete === null && team === null).length} picks are still open.`}
        action={<Button onClick={onSimulate}>Simulate the rest</Button>}
      />
    );
  }
  if (!isRated) {
    return (
      <EmptyState
        message="This draft is not graded yet"
        hint="Every team is compared with the others and with what such picks usually bring."
        action={
          <Button kind="primary" isBusy={actions.busy === 'rate'} onClick={() => void actions.rate()}>
            Rate my draft
          </Button>
        }
      />
    );
  }
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} label="Grades" />;
  const { mockDraftRateOutputs: grades, weights } = data;
  const mine = grades.find((grade) => grade.mockDraftParticipantId === draft.userParticipant.id);
  return (
    <div className="flex flex-col gap-10 pt-2">
      {mine && <MyGrade draft={draft} mine={mine} grades={grades} weights={weights} />}
      <div className="grid gap-10 lg:grid-cols-2">
        {picks ?? <PickGrades draft={draft} />}
        <GradesTable draft={draft} grades={grades} />
      </div>
      {afterPicks}
      <Rosters draft={draft} />
      <CapitalTable draft={draft} />
      <SourcesFoot provenance={draft.provenance} />
    </div>
  );
}
