import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { answer } from '../../../../api/answers.ts';
import { failureWords } from '../../../../api/failure.ts';
import { sayFailure } from '../../../../api/say-failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { PATHS } from '../../../../paths.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { toasts } from '../../../../ui/states/toast-store.ts';
import { Report } from '../Report.tsx';
import { ReportActions } from '../ReportActions.tsx';
import { ReportSkeleton } from '../ReportSkeleton.tsx';
import type { ReportDraft } from '../report.ts';
import { PositionRanks } from '../rosters/PositionRanks.tsx';
import { Asked } from '../runs/Asked.tsx';
import { RunAgain } from '../runs/RunAgain.tsx';
import { Standings } from '../Standings.tsx';
import { BoldMoves } from './BoldMoves.tsx';
import { placeOf } from './pick-words.ts';

export interface RatedDraftProps {
  readonly draft: MockDraft;
  /** Whether the person has just asked for the grades, and is to be led to them. */
  readonly takesFocus: boolean;
  /** What there is to say of the picks in a draft of another kind. */
  readonly afterPicks?: ReactNode;
}

/** The report of a person's own graded draft: asks for what the draft itself does not carry. */
export function RatedDraft({ draft, takesFocus, afterPicks }: RatedDraftProps) {
  const { id: mockDraftId } = draft;
  const report = useMemo((): ReportDraft => ({ ...draft, isOwn: true }), [draft]);
  const { data, error, refetch } = useQuery(answer('listRateOutputs', { mockDraftId }));
  const replay = useReplay(draft);
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <ReportSkeleton />;
  const { mockDraftRateOutputs: grades, weights, gradeRecord, gradeRecordSource } = data;
  const mine = grades.find((grade) => grade.mockDraftParticipantId === draft.userParticipant.id);
  return (
    <Report
      draft={report}
      takesFocus={takesFocus}
      grades={grades}
      weights={weights}
      record={gradeRecord}
      recordSource={gradeRecordSource}
      likeness={draft.draftMostLikeExpertGrade}
      whatIfs={draft.whatIfs}
      afterPicks={afterPicks}
      boldMoves={
        <Asked name="listBoldMoves" input={{ mockDraftId }} label="Bold moves" rows={5}>
          {(moves) => <BoldMoves draft={report} {...moves} />}
        </Asked>
      }
      standings={
        <Asked name="listProjectedStandings" input={{ mockDraftId }} label="Projected standings" rows={grades.length}>
          {({ projectedStandings, simulation }) => (
            <Standings draft={report} standings={projectedStandings} simulation={simulation} />
          )}
        </Asked>
      }
      positionRanks={<PositionRanks mockDraftId={mockDraftId} draft={report} />}
      runAgain={mine && <RunAgain draft={draft} grade={mine.letterGrade} />}
      actions={<ReportActions draft={draft} />}
      onReplay={replay}
    />
  );
}

/** Opens a copy of the draft before a pick and goes there. */
function useReplay(draft: MockDraft): (pickNumber: number) => void {
  const { id: mockDraftId } = draft;
  const call = useCall();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  return (pickNumber) => {
    if (isBusy.current) return;
    isBusy.current = true;
    call('replayMockDraft', { mockDraftId, pickNumber })
      .then(async ({ mockDraft }) => {
        await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
        toasts.show('success', `A copy of the draft, back at ${placeOf(draft, pickNumber)}.`);
      })
      .catch(sayFailure)
      .finally(() => {
        isBusy.current = false;
      });
  };
}
