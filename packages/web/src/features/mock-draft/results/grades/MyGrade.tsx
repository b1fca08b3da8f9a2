import type { GradeRecord } from '@pylon/contract/drafting/draft-rating';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Answer } from '../../../../api/call.ts';
import { DRAFT_TYPE_LABELS } from '../../../../widgets/draft/draft-summary.ts';
import { whenOpen } from '../../../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { Fact } from '../Fact.tsx';
import { RoomStrip } from '../RoomStrip.tsx';
import { aheadWords, type Grade, nameIn, placeOf, type ReportDraft, whose } from '../report.ts';
import { likenessWords, recordWords, weightWords } from './grade-words.ts';
import { Judges } from './Judges.tsx';
import { isAuction } from './pick-words.ts';

export interface MyGradeProps {
  readonly draft: ReportDraft;
  readonly takesFocus: boolean;
  readonly mine: Grade;
  /** Of everybody, best first. */
  readonly grades: readonly Grade[];
  readonly weights: Answer<'listRateOutputs'>['weights'];
  readonly record: readonly GradeRecord[];
  /** Which teams the record is of; empty without a record. */
  readonly recordSource: string;
  readonly likeness: MockDraft['draftMostLikeExpertGrade'];
  /** What can be done with the report. */
  readonly actions?: ReactNode;
}

/** The drafter's grade, the sentence that explains it, and where the team stands in the room. */
export function MyGrade(props: MyGradeProps) {
  const { draft, takesFocus, mine, grades, weights, record, recordSource, likeness, actions } = props;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that asked for the grade has gone with the question.
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const place = placeOf(mine, grades);
  const { numberOfTeams, scoringSystem, draftType, draftPosition } = draft.configuration;
  const open = draft.picks.filter(({ athlete, team }) => athlete === null && team === null).length;
  const real = recordWords(record, mine.letterGrade);
  return (
    <section
      id="grade"
      aria-labelledby="grade-title"
      className="-mt-8 break-inside-avoid scroll-mt-[calc(var(--report-head,0px)+3.5rem)] print:mt-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 ref={title} id="grade-title" tabIndex={-1} className="label outline-none">
          {`${whose(draft, draft.userParticipant.id)} grade${open > 0 ? ' so far' : ''}`}
        </h2>
        <p className="label">
          {numberOfTeams} teams · {scoringSystem.name} · {DRAFT_TYPE_LABELS[draftType]} ·{' '}
          {isAuction(draft) ? 'nominating' : 'pick'} {draftPosition}
        </p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-5 pt-1 md:grid-cols-[auto_minmax(0,1fr)]">
        <p className="scoreboard font-bold text-[8.5rem] leading-[0.88] tracking-tight md:text-[13rem]">
          <span className="sr-only">Grade </span>
          {mine.letterGrade}
        </p>
        <div className="flex max-w-3xl flex-col gap-5">
          <p className="text-lg md:text-xl">{mine.expertDescription}</p>
          <RoomStrip mine={mine} grades={grades} name={nameIn(draft, draft.userParticipant.id)} />
          <dl className="grid grid-cols-2 gap-y-3 border-hairline border-t pt-3 sm:grid-cols-4">
            <Fact name="Projected" value={whenOpen(mine.projectionPoints, decimal)} />
            <Fact name="In the room" value={`${ordinal(place)} of ${grades.length}`} />
            <Fact name="Against the mean" value={whenOpen(mine.projectionPoints, () => aheadWords(mine))} />
          </dl>
          <Judges judges={mine.judges} />
          <LockedNote of={mine.projectionPoints} what="The points behind the grade" className="-mt-3" />
          {open > 0 && (
            <p className="border-caution border-l-[3px] pl-3 text-base">
              {open} {open === 1 ? 'pick is' : 'picks are'} still open. This grade knows the picks so far; the next pick
              puts it away.
            </p>
          )}
          {actions}
          <div className="flex flex-col gap-1 text-muted text-sm">
            {real && (
              <p>
                <strong className="text-ink">{real}</strong> {recordSource}
              </p>
            )}
            {likeness && <p>{likenessWords(likeness)}</p>}
            {weights.length > 0 && <p>{weightWords(weights, !isAuction(draft))}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
