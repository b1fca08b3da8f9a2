import { unlocked } from '@pylon/contract/plans/tiers';
import type { Provenance } from '@pylon/contract/wire';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { decimal } from '../../widgets/player/display.ts';
import { BOARD_PAGE, ResearchBoard, useBoardPages } from '../../widgets/table/ResearchBoard.tsx';
import { useLiveRankings } from './use-rankings.ts';

export interface RankingsBoardProps {
  readonly input: Input<'listRankings'>;
  readonly provenance: Provenance;
}

/** The rankings as a draft that follows them, and follows the editor while a scoring is tried in it. */
export function RankingsBoard({ input, provenance }: RankingsBoardProps) {
  const board = useBoardPages((part) => answer('listRankings', { ...input, ...part }));
  const live = useLiveRankings({ ...input, limit: Math.max(1, board.pages.length) * BOARD_PAGE, offset: 0 });
  const rows = live?.rows ?? board.pages.flatMap((page) => page.playerExpertRanking);
  const picks = rows.map((row) => {
    const points = unlocked(row.points);
    return { ...row, note: points ? `${decimal(points.expected)} pts` : '' };
  });
  return (
    <ResearchBoard
      board={{ ...board, isLoading: board.isLoading && live === null }}
      picks={picks}
      provenance={provenance}
      empty={{ inSeason: (seasonId) => ['listRankings', { ...input, seasonId }] }}
    />
  );
}
