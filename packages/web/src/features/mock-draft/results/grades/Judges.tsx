import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import type { Grade } from '../report.ts';

/** What each valuation makes of one team, those whose mean the grade is first. */
export function Judges({ judges }: { readonly judges: Grade['judges'] }) {
  if (judges.length === 0) return null;
  const list = (decides: boolean) =>
    judges
      .filter((each) => each.decides === decides)
      .map(({ judge, letterGrade }) => (
        <li key={judge} className="flex items-center gap-2">
          <GradeBadge grade={letterGrade} />
          <span>{judge}</span>
        </li>
      ));
  const [deciding, others] = [list(true), list(false)];
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label="Judges whose mean the grade is" className="flex flex-wrap gap-x-5 gap-y-2 text-base">
        {deciding}
      </ul>
      {deciding.length > 1 && (
        <p className="text-muted text-sm">
          Each alone. The grade goes by line-ups set by the mean of what they expect, and can lie beside both.
        </p>
      )}
      {others.length > 0 && (
        <ul aria-label="What others make of it" className="flex flex-wrap gap-x-5 gap-y-2 text-base text-muted">
          {others}
        </ul>
      )}
    </div>
  );
}
