import type { WhatIf } from '@pylon/contract/drafting/draft-rating';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { byLetterGrade } from '@pylon/engine/drafting/letter-grades';
import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import { whenOpen } from '../../../../widgets/paywall/LockedCell.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { ReportSection } from '../ReportSection.tsx';
import type { ReportDraft } from '../report.ts';
import { PickedPlayer } from './PickGrades.tsx';

export interface WhatIfsProps {
  readonly draft: ReportDraft;
  readonly whatIfs: readonly Omit<WhatIf, 'mockDraftId'>[];
  /** The grade that the draft got. */
  readonly grade: LetterGrade;
}

/** Round by round: who was taken, who should have been, and the grade that would have come of it. */
export function WhatIfs({ draft, whatIfs, grade }: WhatIfsProps) {
  const { numberOfTeams } = draft.configuration;
  const right = whatIfs.filter(isBest).length;
  return (
    <ReportSection
      id="what-if"
      title="What if"
      question={`For ${right} of ${whatIfs.length} picks nothing clearly better was there. For the others the rest was drafted again and again, with the pick and with another: by how many points of the season the other team came out better on average, in how many of these drafts, and the grade with so many points more.`}
    >
      <table className="w-full text-base">
        <caption className="sr-only">What if another player had been picked, by round</caption>
        <thead>
          <tr className="label border-edge border-b text-left">
            <ColumnHead title="Pick" className="w-12" />
            <th scope="col" className="font-semibold">
              {draft.isOwn ? 'You took' : 'Taken'}
              <span className="md:hidden">, should have</span>
            </th>
            <ColumnHead title="Should have" className="max-md:hidden" />
            <ColumnHead
              title="Better by"
              className="w-16 text-right"
              hint="Points of the simulated season, on average"
            />
            <th scope="col" className="w-16 text-right font-semibold md:w-24">
              <span className="max-md:sr-only">Grade </span>then
            </th>
          </tr>
        </thead>
        <tbody>
          {whatIfs.map((whatIf) => (
            <tr key={whatIf.id} className="border-hairline border-b">
              <RowHead className="figures py-2 text-left font-normal text-muted">
                {pickLabel(whatIf.pickNumber, numberOfTeams)}
              </RowHead>
              <td className="py-2 pr-2">
                <PickedPlayer pick={{ athlete: whatIf.actualAthlete, team: whatIf.actualTeam }} />
                <span className="mt-0.5 block md:hidden">
                  <Alternative whatIf={whatIf} />
                </span>
              </td>
              <td className="py-2 pr-2 max-md:hidden">
                <Alternative whatIf={whatIf} />
              </td>
              <td className="figures py-2 text-right">{isBest(whatIf) ? '' : <Gain whatIf={whatIf} />}</td>
              <td className="py-2 text-right">
                {isBest(whatIf) ? (
                  <span className="text-muted text-sm">as it is</span>
                ) : (
                  <span className="whitespace-nowrap">
                    <Direction then={whatIf.whatIfLetterGrade} now={grade} />
                    <GradeBadge grade={whatIf.whatIfLetterGrade} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReportSection>
  );
}

type Row = Omit<WhatIf, 'mockDraftId'>;

/** By how much the team came out better, and how surely. */
const Gain = ({ whatIf: { pointsMissed, betterIn, replays } }: { readonly whatIf: Row }) => (
  <>
    {whenOpen(pointsMissed, decimal)}
    {replays > 0 && (
      <span className="block whitespace-nowrap text-muted text-xs" title="Drafts in which the team came out better">
        {betterIn} of {replays}
      </span>
    )}
  </>
);

/** Whether the pick was the best one: nobody better was there. */
const isBest = ({ actualAthlete, actualTeam, shouldHaveAthlete, shouldHaveTeam }: Row): boolean =>
  (actualAthlete?.id ?? actualTeam?.id) === (shouldHaveAthlete?.id ?? shouldHaveTeam?.id);

const Alternative = ({ whatIf }: { readonly whatIf: Row }) =>
  isBest(whatIf) ? (
    <span className="text-good text-sm">✓ nothing clearly better</span>
  ) : (
    <>
      <span aria-hidden className="text-muted md:hidden">
        →{' '}
      </span>
      <PickedPlayer pick={{ athlete: whatIf.shouldHaveAthlete, team: whatIf.shouldHaveTeam }} />
    </>
  );

/** Whether the other grade is better or worse; nothing when it is the same. */
function Direction({ then, now }: { readonly then: LetterGrade; readonly now: LetterGrade }) {
  const order = byLetterGrade(then, now);
  if (order === 0) return <span className="pr-1 text-muted text-sm">still</span>;
  return order < 0 ? (
    <span className="text-good text-sm">
      ▲<span className="sr-only">better: </span>
    </span>
  ) : (
    <span className="text-bad text-sm">
      ▼<span className="sr-only">worse: </span>
    </span>
  );
}
