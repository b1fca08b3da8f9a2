import type { MockDraft, RateOutput } from '@pylon/contract/mock-draft';
import { DRAFT_STRATEGY_LABELS } from '@pylon/engine/vocabulary/drafts';
import { classNames } from '../../../ui/class-names.ts';
import { decimal, signed } from '../../../widgets/display.ts';
import { GradeBadge } from '../../../widgets/GradeBadge.tsx';

/** Grades of the whole room, best first. */
export function GradesTable({ draft, grades }: { readonly draft: MockDraft; readonly grades: readonly RateOutput[] }) {
  return (
    <section aria-labelledby="grades-title">
      <h2 id="grades-title" className="pb-1 text-xl">
        The room
      </h2>
      <table className="w-full text-base">
        <caption className="sr-only">Grades of all teams</caption>
        <thead>
          <tr className="label border-edge border-b text-right">
            <th scope="col" className="w-14 text-left font-semibold">
              Grade
            </th>
            <th scope="col" className="text-left font-semibold">
              Team
            </th>
            <th scope="col" className="font-semibold">
              Points
            </th>
            <th
              scope="col"
              className="font-semibold"
              title="Points over replacement, against what such picks usually bring"
            >
              Value
            </th>
            <th scope="col" className="font-semibold" title="Standard deviations from the room's mean">
              Spread
            </th>
          </tr>
        </thead>
        <tbody>
          {grades.map((grade) => {
            const who = draft.participants.find(({ id }) => id === grade.mockDraftParticipantId);
            const isMine = who?.id === draft.userParticipant.id;
            return (
              <tr
                key={grade.mockDraftParticipantId}
                className={classNames('h-10 border-hairline border-b', isMine && 'pylon-left bg-accent-wash')}
              >
                <td className="pl-2">
                  <GradeBadge grade={grade.letterGrade} />
                </td>
                <th scope="row" className="text-left font-semibold">
                  {who?.name}
                  <span className="block font-normal text-muted text-xs">
                    {who && DRAFT_STRATEGY_LABELS[who.draftStrategy]}
                  </span>
                </th>
                <td className="figures text-right">{decimal(grade.projectionPoints)}</td>
                <td className="figures text-right">{signed(grade.vorp - grade.expectedVORP, 0)}</td>
                <td className="figures pr-2 text-right">{signed(grade.zProjectionValue, 1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
