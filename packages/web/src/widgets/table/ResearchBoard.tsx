import type { Provenance } from '@pylon/contract/wire';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { type queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureWords } from '../../api/failure.ts';
import { isTierRequired } from '../../api/obstacle.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { DraftTile } from '../draft/DraftTile.tsx';
import { PaywallOverlay } from '../paywall/PaywallOverlay.tsx';
import { type EntityRow, entityKey, entityOf } from '../player/entity.ts';
import { EmptyTable, type EmptyTableProps } from './EmptyTable.tsx';
import { SourcesFoot } from './SourcesFoot.tsx';
import { snakeRows } from './snake-rows.ts';
import { useTableSearch } from './use-table-search.ts';

/** Teams of the standard league. */
const COLUMNS = 12;
/** Tiles that are loaded at a time. @source docs/sources.md "Paging" */
export const BOARD_PAGE = 60;
const SKELETON_ROWS = 6;

/** The pages of a table that a board has shown so far, and the way to one more. */
export interface BoardPages<A> {
  readonly pages: readonly A[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly loadMore: () => void;
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

/**
 * A table in the pages that a board shows.
 *
 * @param question asks for a part of the table: `answer('listAdps', { ...input, ...part })`
 */
export function useBoardPages<A extends { readonly total: number }>(
  question: (part: { limit: number; offset: number }) => ReturnType<typeof queryOptions<A, ApiFailure>>,
): BoardPages<A> {
  const queries = useQueryClient();
  const { data, hasNextPage, isFetching, fetchNextPage, error, refetch } = useInfiniteQuery<
    A,
    ApiFailure,
    { pages: A[] },
    readonly unknown[],
    number
  >({
    queryKey: [...question({ limit: BOARD_PAGE, offset: 0 }).queryKey, 'board'],
    queryFn: ({ pageParam }) => queries.fetchQuery(question({ limit: BOARD_PAGE, offset: pageParam })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * BOARD_PAGE < last.total ? pages.length * BOARD_PAGE : undefined),
  });
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    pages: data?.pages ?? [],
    hasMore: hasNextPage,
    isLoading: isFetching,
    loadMore,
    failure: error,
    retry: () => void refetch(),
  };
}

interface BoardPick extends EntityRow {
  readonly note: string;
}

export interface ResearchBoardProps {
  readonly board: Omit<BoardPages<unknown>, 'pages'>;
  readonly picks: readonly BoardPick[];
  readonly provenance: Provenance;
  /** What a board without anybody says, as its list does. */
  readonly empty: Omit<EmptyTableProps, 'search' | 'onSearch'>;
}

/** Rankings laid out as a draft that follows them to the letter. More comes when its end is near. */
export function ResearchBoard({ board, picks, provenance, empty }: ResearchBoardProps) {
  const { hasMore, isLoading, loadMore, failure, retry } = board;
  const [search, onSearch] = useTableSearch();
  const [order, setOrder] = useState<'snake' | 'linear'>('snake');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !hasMore || isLoading) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loadMore(), {
      rootMargin: '5%',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, isLoading, loadMore]);
  // The plan ended while the page was open.
  if (isTierRequired(failure)) return <PaywallOverlay variant="draftboard" />;
  if (failure) return <ErrorState {...failureWords(failure)} onRetry={retry} />;
  const isSnake = order === 'snake';
  const numbers = new Map(picks.map((pick, index) => [entityKey(pick), index + 1]));
  if (picks.length === 0 && !isLoading) {
    return (
      <>
        <EmptyTable search={search} onSearch={onSearch} {...empty} />
        <SourcesFoot provenance={provenance} />
      </>
    );
  }
  return (
    <>
      <div className="flex flex-col gap-3">
        <div className="no-print flex items-center gap-3">
          <Toggle
            label="Order of the draft"
            value={order}
            sides={[
              { value: 'snake', label: 'Snake' },
              { value: 'linear', label: 'Linear' },
            ]}
            onChange={setOrder}
          />
          <span className="text-muted text-sm">A 12-team draft, pick by pick in this order</span>
        </div>
        <section aria-label="Draft board" className="print-wide print-flat -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
          <ol className="flex min-w-[74rem] flex-col gap-1">
            {snakeRows(picks, COLUMNS, isSnake).map((row, round) => (
              <li
                key={row.map((pick) => (pick ? entityKey(pick) : '-')).join()}
                className="grid grid-cols-[1.75rem_repeat(12,minmax(5.75rem,1fr))] gap-1"
              >
                <span className="scoreboard sticky left-0 z-10 flex items-center justify-center bg-page font-bold text-lg text-muted">
                  <span className="sr-only">Round </span>
                  {round + 1}
                </span>
                {row.map((pick, index) => {
                  const entity = pick && entityOf(pick);
                  const number = pick ? (numbers.get(entityKey(pick)) ?? 0) : 0;
                  return entity ? (
                    <DraftTile key={entity.id} entity={entity} mark={pickLabel(number, COLUMNS)} note={pick.note} />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its place
                    <span key={index} />
                  );
                })}
              </li>
            ))}
            {isLoading &&
              Array.from({ length: SKELETON_ROWS }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
                <li key={row}>
                  <Skeleton className="h-16" />
                </li>
              ))}
          </ol>
        </section>
        <div ref={end} className="no-print flex justify-center">
          {hasMore && !isLoading && <Button onClick={loadMore}>Show {BOARD_PAGE} more</Button>}
        </div>
      </div>
      <SourcesFoot provenance={provenance} />
    </>
  );
}
