import type { RankingPlace } from '@pylon/contract/own-rankings/own-rankings';
import { type CsvColumn, toCsv } from '@pylon/engine/tables/csv';
import { entityOf } from '../../widgets/player/entity.ts';
import { saveCsv } from '../../widgets/table/whole/table-file.ts';

type Row = RankingPlace & { readonly rank: number };

/** What a list is as a file: everything in it, under heads by which it can be read again. */
const COLUMNS: readonly CsvColumn<Row>[] = [
  { head: 'Rank', cell: (row) => row.rank },
  { head: 'Player', cell: (row) => entityOf(row)?.name ?? row.lastKnownName },
  { head: 'Team', cell: (row) => entityOf(row)?.teamAlias },
  { head: 'Position', cell: (row) => entityOf(row)?.position },
  { head: 'Tier', cell: (row) => row.tier },
  { head: 'Bye', cell: (row) => row.byeWeek },
  { head: 'Mark', cell: (row) => row.mark },
  { head: 'Note', cell: (row) => row.note },
];

/** A list as the text of a CSV file. */
export const listText = (places: readonly RankingPlace[]): string =>
  toCsv(
    COLUMNS,
    places.map((place, index) => ({ ...place, rank: index + 1 })),
  );

/** Hands a list to the browser's downloads. */
export const saveList = (name: string, places: readonly RankingPlace[]): void =>
  saveCsv(
    `${
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'rankings'
    }.csv`,
    listText(places),
  );
