import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Pagination } from '../../../ui/table/Pagination.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { draftKind } from '../../../widgets/draft/draft-summary.ts';
import { draftTitle } from '../../../widgets/draft/draft-title.ts';
import { DraftListTools } from './DraftListTools.tsx';
import { DraftRow } from './DraftRow.tsx';
import type { DraftsSearch } from './drafts.search.ts';
import { useDraftList, useDraftListActions } from './use-draft-list.ts';

export interface DraftListProps {
  readonly search: DraftsSearch;
  readonly onSearch: (search: DraftsSearch) => void;
  /** The draft that is open. */
  readonly currentId?: string | undefined;
  /** The newest only, without search and pages. */
  readonly shows?: number;
}

/** The person's drafts, fifteen a page: to find, open, play again and delete. */
export function DraftList({ search, onSearch, currentId, shows }: DraftListProps) {
  const { data, error, page, pages, retry, isOld } = useDraftList(search, onSearch);
  const { busyId, playAgain, remove } = useDraftListActions(currentId);
  const [deleting, setDeleting] = useState<MockDraftSummary | null>(null);
  const isNarrowed = search.q !== undefined || search.state !== undefined;
  if (error) return <ErrorState {...failureWords(error)} onRetry={retry} />;
  if (!data) return <SkeletonRows rows={shows ?? 8} />;
  if (data.total === 0 && !isNarrowed) {
    return (
      <EmptyState message="No drafts yet" hint="Drafts that you start are kept here, to go on with or to look at." />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {shows === undefined && <DraftListTools search={search} total={data.total} onSearch={onSearch} />}
      {data.total === 0 ? (
        <EmptyState
          hint="No draft of yours fits all of these words."
          action={<Button onClick={() => onSearch({})}>Show all drafts</Button>}
        />
      ) : (
        <ul aria-label="Drafts" className={classNames('border-hairline border-t', isOld && 'opacity-60')}>
          {data.mockDrafts.slice(0, shows).map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isCurrent={draft.id === currentId}
              isBusy={busyId === draft.id}
              onPlayAgain={() => playAgain(draft)}
              onDelete={() => setDeleting(draft)}
            />
          ))}
        </ul>
      )}
      {shows === undefined && data.total > 0 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={(next) => {
            const { page: _before, ...rest } = search;
            onSearch(next === 1 ? rest : { ...rest, page: next });
          }}
        />
      )}
      <ConfirmDialog
        title="Delete draft"
        text={
          deleting === null
            ? ''
            : `${draftTitle(deleting)} (${draftKind(deleting)}) is deleted for good, with all its picks and grades.`
        }
        action="Delete draft"
        isBusy={busyId !== null}
        isOpen={deleting !== null}
        onConfirm={() => deleting && void remove(deleting).then((isGone) => isGone && setDeleting(null))}
        onClose={() => setDeleting(null)}
      />
    </div>
  );
}
