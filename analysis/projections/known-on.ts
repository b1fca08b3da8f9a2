// What the almanac would have known of a season on a day, from the files of a folder.

import type { ImportFile } from '../../packages/almanac/src/sources/imports/import-file.ts';
import { addDays } from '../../packages/almanac/src/sources/reading/eastern-time.ts';
import { mirrorFetcher } from '../../packages/almanac/src/sources/reading/fetcher.ts';
import { readSources } from '../../packages/almanac/src/sources/sync.ts';
import type { TableRows } from '../../packages/almanac/src/tables/all.ts';
import type { Asked } from '../arguments.ts';
import { amount, readCsv } from './files.ts';

/** The day before a season's first game. @throws Error when the schedule lacks the season */
export function eveOf({ season, data }: Asked): string {
  const days = readCsv('nflverse/games.csv', data)
    .filter((row) => amount(row['season']) === season)
    .map((row) => row['gameday'] ?? '');
  const [first] = days.sort();
  if (!first) throw new Error(`nflverse/games.csv has no games of ${season}`);
  return addDays(first, -1);
}

/** @throws Error with the first faults of files that are refused */
export async function knownOn(
  { season, data }: Asked,
  asOf: string,
  imports: readonly ImportFile[],
): Promise<TableRows> {
  const read = await readSources({ fetcher: mirrorFetcher(data), asOf, seasons: [season], imports });
  if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  return read.rows;
}
