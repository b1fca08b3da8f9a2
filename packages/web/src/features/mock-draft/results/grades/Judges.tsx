import { isLocked } from '@pylon/contract/plans/tiers';
import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import type { Grade } from '../report.ts';

/** What each valuation makes of one team, those whose mean the grade is first. */
export function Judges({ judges }: { readonly judges: Grade['judges'] }) {
  const open = judges.flatMap(({ judge, decides, letterGrade }) =>
    isLocked(letterGrade) ? [] : [{ judge, decides, letterGrade }],
  );
  const shut = judges.filter(({ letterGrade }) => isLocked(letterGrade));
  if (open.length === 0) return null;
  const list = (decides: boolean) =>
    open
      .filter((each) => each.decides === decides)
      .map(({ judge, letterGrade }) => (
        <li key={judge} className="flex items-center gap-2">
          <GradeBadge grade={letterGrade} />
          <span>{judge}</span>
        </li>
      ));
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label="Judges whose mean the grade is" className="flex flex-wrap gap-x-5 gap-y-2 text-base">
        {list(true)}
      </ul>
      {list(false).length > 0 && (
        <ul aria-label="What others make of it" className="flex flex-wrap gap-x-5 gap-y-2 text-base text-muted">
          {list(false)}
        </ul>
      )}
      <LockedNote of={shut[0]?.letterGrade} what={`As ${shut.map(({ judge }) => judge).join(', ')} see it`} />
    </div>
  );
}
