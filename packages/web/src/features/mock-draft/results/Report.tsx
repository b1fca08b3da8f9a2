import type { GradeRecord, WhatIf } from '@pylon/contract/drafting/draft-rating';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { ReactNode } from 'react';
import type { Answer } from '../../../api/call.ts';
import { SourcesFoot } from '../../../widgets/table/SourcesFoot.tsx';
import { OddsMethodLink } from '../OddsMethodLink.tsx';
import { GradesTable } from './grades/GradesTable.tsx';
import { MyGrade } from './grades/MyGrade.tsx';
import { PickGrades } from './grades/PickGrades.tsx';
import { WhatIfs } from './grades/WhatIfs.tsx';
import { ReportNav } from './ReportNav.tsx';
import { ReportSection } from './ReportSection.tsx';
import type { Grade, ReportDraft } from './report.ts';
import { REPORT_SECTIONS, type ReportSectionId } from './report-sections.ts';
import { CapitalTable } from './rosters/CapitalTable.tsx';
import { Rosters } from './rosters/Rosters.tsx';
import { WeekByWeek } from './rosters/WeekByWeek.tsx';

export interface ReportProps {
  readonly draft: ReportDraft;
  /** Whether the grade is read first, having been waited for. */
  readonly takesFocus?: boolean;
  /** Best first; never empty. */
  readonly grades: readonly Grade[];
  readonly weights: Answer<'listRateOutputs'>['weights'];
  readonly record: readonly GradeRecord[];
  readonly recordSource: string;
  readonly likeness: MockDraft['draftMostLikeExpertGrade'];
  readonly whatIfs: readonly Omit<WhatIf, 'mockDraftId'>[];
  /** What there is to say of the picks in a draft of another kind. */
  readonly afterPicks?: ReactNode;
  /** Parts that come by themselves, or not at all. */
  readonly boldMoves: ReactNode;
  readonly standings: ReactNode;
  readonly positionRanks?: ReactNode;
  readonly runAgain?: ReactNode;
  /** What can be done with the report. */
  readonly actions?: ReactNode;
  /** Opens a copy of the draft that stands before a pick. */
  readonly onReplay?: (pickNumber: number) => void;
}

/** Everything that can be said of a graded draft, the grade first. */
export function Report(props: ReportProps) {
  const { draft, grades, whatIfs, boldMoves, standings, positionRanks, runAgain } = props;
  const mine = grades.find((grade) => grade.mockDraftParticipantId === draft.userParticipant.id);
  const isShown: Partial<Record<ReportSectionId, boolean>> = {
    grade: mine !== undefined,
    bold: boldMoves !== null,
    'what-if': whatIfs.length > 0,
    standings: standings !== null,
    rosters: positionRanks !== undefined,
    capital: draft.capitals.length > 0,
    again: Boolean(runAgain),
  };
  const shown = new Set(REPORT_SECTIONS.map(({ id }) => id).filter((id) => isShown[id] ?? true));
  return (
    <div className="flex flex-col gap-12 print:block print:space-y-8">
      <ReportNav shown={shown} />
      {mine && (
        <MyGrade
          draft={draft}
          takesFocus={props.takesFocus ?? false}
          mine={mine}
          grades={grades}
          weights={props.weights}
          record={props.record}
          recordSource={props.recordSource}
          likeness={props.likeness}
          actions={props.actions}
        />
      )}
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2 print:block print:space-y-8">
        <GradesTable draft={draft} grades={grades} />
        <PickGrades draft={draft} {...(props.onReplay && { onReplay: props.onReplay })} />
      </div>
      {props.afterPicks}
      {boldMoves !== null && (
        <ReportSection id="bold" title="Bold moves" question="The picks of this room to talk about.">
          {boldMoves}
        </ReportSection>
      )}
      {mine && whatIfs.length > 0 && <WhatIfs draft={draft} whatIfs={whatIfs} grade={mine.letterGrade} />}
      {standings !== null && (
        <ReportSection id="standings" title="Projected standings" question="How the season goes with these teams.">
          {standings}
        </ReportSection>
      )}
      <WeekByWeek draft={draft} />
      <Rosters draft={draft} />
      {positionRanks}
      <CapitalTable draft={draft} />
      {runAgain}
      <p className="text-sm">
        <OddsMethodLink />
      </p>
      <SourcesFoot provenance={draft.provenance} />
    </div>
  );
}
