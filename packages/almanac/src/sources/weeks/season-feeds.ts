// Which rows come from which of a season's files: what stays as it was when one of them cannot be read.
import type { SpareTable } from '../../tables/all.ts';
import type { FedRow, Feed } from '../reading/loading.ts';

/** Makes the feeds of a season's files. */
export function seasonFeeds(season: number) {
  const has = (row: FedRow): boolean => row.season === season;
  return {
    /** Of a file that a table has all its rows of the season from. */
    all: (table: SpareTable): readonly Feed[] => [{ table, has }],
    plays: [
      { table: 'usageWeeks', has },
      { table: 'teamWeeks', has },
      { table: 'chartedWeeks', has },
      { table: 'statWeeks', has, isInPart: true },
    ] satisfies readonly Feed[],
    sleeperStats: (week: number): readonly Feed[] => [
      { table: 'statWeeks', has: (row) => has(row) && row.week === week, isInPart: true },
    ],
    sleeperProjections: (week: number): readonly Feed[] => [
      {
        table: 'projections',
        isHistory: true,
        has: (row) => has(row) && row.week === week && row.provider === 'sleeper',
      },
    ],
  };
}
