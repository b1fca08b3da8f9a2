import { unlocked } from '@pylon/contract/plans/tiers';
import type { Provenance } from '@pylon/contract/wire';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { BOARD_PAGE, ResearchBoard } from '../../widgets/table/ResearchBoard.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';

export interface AdpBoardProps {
  readonly input: Input<'listAdps'>;
  readonly provenance: Provenance;
}

/** The consensus as a draft that follows it. */
export function AdpBoard({ input, provenance }: AdpBoardProps) {
  const queries = useQueryClient();
  const asked = { ...input, limit: BOARD_PAGE };
  const board = useInfiniteQuery({
    queryKey: ['listAdps', asked, 'board'],
    queryFn: ({ pageParam }) => queries.fetchQuery(answer('listAdps', { ...asked, offset: pageParam })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * BOARD_PAGE < last.total ? pages.length * BOARD_PAGE : undefined),
  });
  const loadMore = useCallback(() => void board.fetchNextPage(), [board.fetchNextPage]);
  if (board.error) return <ErrorState {...failureWords(board.error)} onRetry={() => void board.refetch()} />;
  const rows = board.data?.pages.flatMap((page) => page.playerADP) ?? [];
  return (
    <>
      <ResearchBoard
        label="Draft board"
        picks={rows.map((row) => ({ ...row, note: `ADP ${decimal(unlocked(row.consensus), 1)}` }))}
        hasMore={board.hasNextPage}
        isLoading={board.isFetching}
        onMore={loadMore}
      />
      <SourcesFoot provenance={provenance} />
    </>
  );
}
