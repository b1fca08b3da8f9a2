import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { browserSession } from '../../api/browser-transport.ts';
import { PATHS } from '../../paths.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { AllDraftsLink } from './AllDraftsLink.tsx';
import { draftKind, draftProgress, draftSearch } from './draft-summary.ts';
import { draftTitle } from './draft-title.ts';
import { GradeBadge } from './GradeBadge.tsx';

/** @source docs/sources.md "Paging" */
const HUB_DRAFTS = 5;

/**
 * The person's five newest drafts, to go on with; nothing for a person who has none. In the browser only, and it signs
 * nobody in: a visitor without an account has no drafts.
 */
export function RecentDrafts() {
  const isKnown = browserSession().token() !== null;
  const { data } = useQuery({
    ...answer('listMockDrafts', { limit: HUB_DRAFTS, orderBy: '-createdAt' }),
    enabled: isKnown,
    refetchOnMount: 'always',
  });
  if (!isKnown || !data || data.mockDrafts.length === 0) return null;
  return (
    <section aria-labelledby="recent-drafts">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <PartTitle id="recent-drafts" title="Your drafts" />
        <AllDraftsLink />
      </div>
      <ul className="grid grid-cols-1 gap-x-8 border-hairline border-t md:grid-cols-2 xl:grid-cols-3">
        {data.mockDrafts.map((draft) => (
          <li key={draft.id} className="flex min-h-14 items-center gap-3 border-hairline border-b py-1.5">
            <GradeBadge grade={draft.letterGrade} />
            <span className="min-w-0 grow">
              <Link
                to={PATHS.draftRoom}
                params={{ mockDraftId: draft.id }}
                search={draftSearch(draft)}
                className="font-semibold text-lg underline-offset-2 hover:underline"
              >
                {draftTitle(draft)}
              </Link>
              <span className="block truncate text-muted text-sm">{draftKind(draft)}</span>
            </span>
            <span className="figures whitespace-nowrap text-muted text-sm">{draftProgress(draft)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
