import { ClientOnly, Link, useNavigate, useSearch } from '@tanstack/react-router';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { TableHead } from '../../../widgets/table/TableHead.tsx';
import { DraftList } from './DraftList.tsx';
import { GradesOverTime } from './GradesOverTime.tsx';

/** Every draft of the person. */
export function DraftsPage() {
  const search = useSearch({ from: '/draft-champion/drafts' });
  const navigate = useNavigate({ from: '/draft-champion/drafts' });
  return (
    <main id="main" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TableHead title="Your drafts" question="Go on with one, see how it was graded, or play it again." />
        <Link to={PATHS.draftChampion} className={buttonClass('primary')}>
          New draft
        </Link>
      </div>
      <ClientOnly fallback={<SkeletonRows rows={8} />}>
        <GradesOverTime />
        <DraftList search={search} onSearch={(next) => void navigate({ search: next })} />
      </ClientOnly>
    </main>
  );
}
