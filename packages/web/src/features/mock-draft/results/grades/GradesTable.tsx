import { DRAFT_STRATEGY_LABELS } from '@pylon/engine/vocabulary/drafts';
import { ChevronDown } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import { whenOpen } from '../../../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { decimal, signed } from '../../../../widgets/player/display.ts';
import { Fact } from '../Fact.tsx';
import { ReportSection } from '../ReportSection.tsx';
import { aheadWords, type Grade, nameIn, type ReportDraft } from '../report.ts';
import { Judges } from './Judges.tsx';

export interface GradesTableProps {
  readonly draft: ReportDraft;
  /** Best first. */
  readonly grades: readonly Grade[];
}

/** Grades of the whole room, best first; behind each what it is made of, in numbers and in words. */
export function GradesTable({ draft, grades }: GradesTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ReportSection id="room" title="The room" question="Every team's grade, and what it is made of.">
      <LockedNote of={grades[0]?.projectionPoints} what="The points behind the grades" />
      <table className="w-full text-base">
        <caption className="sr-only">Grades of all teams</caption>
        <thead>
          <tr className="label h-10 border-edge border-b text-right">
            <ColumnHead title="Grade" className="w-14 text-left" />
            <ColumnHead title="Team" className="text-left" />
            <ColumnHead title="Points" hint="Points of the simulated season" />
            <ColumnHead title="Ahead" className="pl-3" hint="Points above or below the room's mean" />
            <ColumnHead title="Spread" className="pl-3 max-sm:hidden" hint="Standard deviations from the room's mean" />
            <ColumnHead title="Details" isHidden className="w-11" />
          </tr>
        </thead>
        <tbody>
          {grades.map((grade) => {
            const id = grade.mockDraftParticipantId;
            const who = draft.participants.find((participant) => participant.id === id);
            return (
              <GradeRow
                key={id}
                grade={grade}
                name={nameIn(draft, id)}
                strategy={who ? DRAFT_STRATEGY_LABELS[who.draftStrategy] : null}
                isMine={id === draft.userParticipant.id}
                isOpen={id === open}
                onToggle={() => setOpen(id === open ? null : id)}
              />
            );
          })}
        </tbody>
      </table>
    </ReportSection>
  );
}

interface GradeRowProps {
  readonly grade: Grade;
  readonly name: string;
  readonly strategy: string | null;
  readonly isMine: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function GradeRow({ grade, name, strategy, isMine, isOpen, onToggle }: GradeRowProps) {
  const details = useId();
  return (
    <Fragment>
      <tr className={classNames('h-11 border-hairline border-b', isMine && 'pylon-left bg-accent-wash')}>
        <td className="pl-2">
          <GradeBadge grade={grade.letterGrade} />
        </td>
        <th scope="row" className="text-left font-semibold">
          {name}
          <span className="block font-normal text-muted text-xs">{strategy}</span>
        </th>
        <td className="figures text-right">{whenOpen(grade.projectionPoints, decimal)}</td>
        <td className="figures pl-3 text-right">{whenOpen(grade.projectionPoints, () => aheadWords(grade))}</td>
        <td className="figures pl-3 text-right max-sm:hidden">{whenOpen(grade.zProjectionValue, signed)}</td>
        <td className="text-right">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            aria-label={`What the grade is made of: ${name}`}
            onClick={onToggle}
            className="no-print inline-flex size-11 items-center justify-center rounded-md text-muted hover:text-ink"
          >
            <ChevronDown aria-hidden size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={details}>
          <td colSpan={6} className="border-hairline border-b bg-raised px-3 py-4">
            <p className="max-w-2xl text-base">{grade.expertDescription}</p>
            <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
              <Fact name="Over replacement" value={whenOpen(grade.vorp, decimal)} />
              <Fact name="Usual for such picks" value={whenOpen(grade.expectedVORP, decimal)} />
              <Fact name="Projected points" value={whenOpen(grade.projectionPoints, decimal)} />
              <Fact name="The room's mean" value={whenOpen(grade.meanProjectionValue, decimal)} />
              <Fact name="The room's deviation" value={whenOpen(grade.stdDevProjectionValue, decimal)} />
              <Fact name="Deviations from the mean" value={whenOpen(grade.zProjectionValue, (z) => signed(z, 2))} />
            </dl>
            <p className="mt-3 max-w-2xl text-muted text-sm">
              The grade goes by the season that the team as a whole is simulated to have. Points over replacement add up
              its players one by one, those on the bench included, so that the two may differ.
            </p>
            <div className="mt-3">
              <Judges judges={grade.judges} />
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
