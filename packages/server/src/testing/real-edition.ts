import type { Edition } from '@pylon/almanac/editions/edition';
import { readSources } from '@pylon/almanac/sources/sync';
import type { TableName } from '@pylon/almanac/tables/all';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { linesOf, sharedMirror } from '@pylon/almanac/testing/shared-files';

/** Tables of facts: what was played, by whom. Lists of the market are left out, from which the house's own are made. */
const FACTS = [
  'teams',
  'players',
  'playerSeasons',
  'games',
  'statWeeks',
  'teamSeasons',
  'teamWeeks',
  'usageWeeks',
] as const;

/**
 * What the shared files told of some seasons on a day, as an edition; takes some seconds.
 *
 * @param more tables that it has besides
 */
export async function realEdition(
  asOf: string,
  seasons: readonly number[],
  more: readonly TableName[] = [],
): Promise<Edition> {
  const read = await readSources({ fetcher: sharedMirror(), asOf, seasons });
  if (!read.ok) throw new Error(linesOf(read.faults));
  return buildTestEdition(Object.fromEntries([...FACTS, ...more].map((name) => [name, read.rows[name]])), { asOf });
}
