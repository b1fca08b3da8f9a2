import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { changedSearch, type SearchChange, type TableSearch } from './table-search.ts';

/**
 * The state of the table of this page, and how to change it: the address is the only place where it is kept.
 * A change is done when the page shows it.
 */
export function useTableSearch(): readonly [TableSearch, (change: SearchChange) => Promise<void>] {
  // Every table's route reads its address with parseTableSearch
  const search = useSearch({ strict: false }) as TableSearch;
  const navigate = useNavigate();
  const change = useCallback(
    (next: SearchChange) =>
      navigate({
        to: '.',
        search: (before) => changedSearch(before as TableSearch, next),
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change];
}
