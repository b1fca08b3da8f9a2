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
import { useLiveRankings } from './use-rankings.ts';

export interface RankingsBoardProps {
  readonly input: Input<'listRankings'>;
  readonly provenance: Provenance;
}

/** The rankings as a draft that follows them, and follows the editor while a scoring is tried in it. */
export function RankingsBoard({ input, provenance }: RankingsBoardProps) {
  const queries = useQueryClient();
  const asked = { ...input, limit: BOARD_PAGE };
  const board = useInfiniteQuery({
    queryKey: ['listRankings', asked, 'board'],
    queryFn: ({ pageParam }) => queries.fetchQuery(answer('listRankings', { ...asked, offset: pageParam })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * BOARD_PAGE < last.total ? pages.length * BOARD_PAGE : undefined),
  });
  const pages = board.data?.pages ?? [];
  const live = useLiveRankings({ ...asked, limit: Math.max(1, pages.length) * BOARD_PAGE, offset: 0 });
  const loadMore = useCallback(() => void board.fetchNextPage(), [board.fetchNextPage]);
  if (board.error) return <ErrorState {...failureWords(board.error)} onRetry={() => void board.refetch()} />;
  const rows = live?.rows ?? pages.flatMap((page) => page.playerExpertRanking);
  return (
    <>
      <ResearchBoard
        label="Draft board"
        picks={rows.map((row) => {
          const points = unlocked(row.points);
          return { ...row, note: points ? `${decimal(points.expected)} pts` : '' };
        })}
        hasMore={board.hasNextPage}
        isLoading={board.isFetching && live === null}
        onMore={loadMore}
      />
      <SourcesFoot provenance={provenance} />
    </>
  );
}
