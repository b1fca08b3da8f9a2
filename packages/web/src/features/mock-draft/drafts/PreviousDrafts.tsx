import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import { AllDraftsLink } from '../../../widgets/draft/AllDraftsLink.tsx';
import { DraftList } from './DraftList.tsx';
import type { DraftsSearch } from './drafts.search.ts';

/** Drafts shown where they are not the main thing. */
const SHORT = 5;

export interface PreviousDraftsProps {
  /** The draft that is open. */
  readonly currentId?: string;
  /** The newest five, with the way to all. */
  readonly isShort?: boolean;
}

/** The person's drafts beside something else; their own page keeps its state in the address (DraftsPage). */
export function PreviousDrafts({ currentId, isShort = false }: PreviousDraftsProps) {
  const [search, setSearch] = useState<DraftsSearch>({});
  return (
    <section
      aria-labelledby="previous-title"
      className={classNames('flex flex-col gap-3', isShort && 'border-hairline border-t pt-5')}
    >
      <div className="flex items-baseline justify-between gap-4">
        <PartTitle id="previous-title" title="Previous drafts" />
        <AllDraftsLink />
      </div>
      <DraftList search={search} onSearch={setSearch} currentId={currentId} {...(isShort ? { shows: SHORT } : {})} />
    </section>
  );
}
