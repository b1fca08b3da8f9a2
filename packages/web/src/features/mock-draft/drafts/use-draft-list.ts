import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { PAGE_SIZE } from '@pylon/contract/tables/page-limits';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { type DraftsSearch, draftsInput } from './drafts.search.ts';

/** What can be done with a draft of the list. */
export interface DraftListActions {
  /** The draft that something is being done with. */
  readonly busyId: string | null;
  /** Opens a new draft of the same settings. */
  readonly playAgain: (draft: MockDraftSummary) => void;
  /** Deletes a draft; answers whether it was deleted. */
  readonly remove: (draft: MockDraftSummary) => Promise<boolean>;
}

/**
 * A page of the person's drafts. A page that is no longer there, because drafts were deleted, gives way to the last
 * one.
 */
export function useDraftList(search: DraftsSearch, onSearch: (search: DraftsSearch) => void) {
  const { page = 1 } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...answer('listMockDrafts', draftsInput(search)),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  useEffect(() => {
    if (data && !isPlaceholderData && page > pages) onSearch({ ...search, page: pages });
  });
  return { data, error, page, pages, retry: () => void refetch(), isOld: isPlaceholderData };
}

/** @param currentId the draft that is open; deleting it leads out of its room */
export function useDraftListActions(currentId: string | undefined): DraftListActions {
  const [busyId, setBusyId] = useState<string | null>(null);
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attempt = async (id: string, action: () => Promise<void>): Promise<boolean> => {
    setBusyId(id);
    try {
      await action();
      return true;
    } catch (failure) {
      sayFailure(failure);
      return false;
    } finally {
      setBusyId(null);
    }
  };
  const listChanged = () => queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
  return {
    busyId,
    playAgain: ({ id }) =>
      void attempt(id, async () => {
        const { mockDraft } = await call('duplicateMockDraft', { mockDraftId: id });
        await listChanged();
        await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
      }),
    remove: ({ id }) =>
      attempt(id, async () => {
        await call('deleteMockDraft', { mockDraftId: id });
        if (id === currentId) await navigate({ to: PATHS.draftChampion });
        await listChanged();
      }),
  };
}
