import { unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { rankings } from '@pylon/contract/tables/draft/rankings.table';
import type { Expert } from '@pylon/contract/wire';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import { inFile, PLAYER_IN_FILE } from '@pylon/engine/tables/table-file';
import { nameOf } from './rankings.columns.tsx';

/** The rankings as a file, with everything in it. */
export const rankingCsv = (experts: readonly Expert[]): readonly CsvColumn<RankingRow>[] => [
  inFile(rankings, 'rank'),
  inFile(rankings, 'tier'),
  PLAYER_IN_FILE.name,
  PLAYER_IN_FILE.position,
  inFile(rankings, 'positionRank'),
  PLAYER_IN_FILE.team,
  inFile(rankings, 'byeWeek'),
  inFile(rankings, 'game'),
  inFile(rankings, 'consensus'),
  inFile(rankings, 'best'),
  { head: 'Best rank by', cell: (row) => nameOf(experts, unlocked(row.best)?.expertId ?? '') },
  inFile(rankings, 'worst'),
  { head: 'Worst rank by', cell: (row) => nameOf(experts, unlocked(row.worst)?.expertId ?? '') },
  ...experts.map(
    ({ id, name }): CsvColumn<RankingRow> => ({
      // an expert may be called as a number of the points
      head: `${rankings.columns.ranks.title}: ${name}`,
      cell: (row) => row.ranks[id],
    }),
  ),
  inFile(rankings, 'adp'),
  inFile(rankings, 'difference'),
  { head: 'Floor', cell: (row) => unlocked(row.points)?.floor },
  { head: 'Points', cell: (row) => unlocked(row.points)?.expected },
  { head: 'Ceiling', cell: (row) => unlocked(row.points)?.ceiling },
  inFile(rankings, 'vorp'),
  inFile(rankings, 'auctionValue'),
  inFile(rankings, 'utilizationScore'),
  inFile(rankings, 'opponentRank'),
  inFile(rankings, 'impliedPoints'),
];
