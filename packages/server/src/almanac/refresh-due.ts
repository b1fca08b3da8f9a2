import type { Edition } from '@pylon/almanac/editions/edition';
import { METHOD_VERSION } from '@pylon/almanac/house/consensus/method-version';
import { type Phase, phaseAt } from '@pylon/almanac/sources/timetable/phases';
import { isDue } from '@pylon/almanac/sources/timetable/refreshes';
import { rowAt } from '@pylon/almanac/tables/table';
import type { KnownSource } from './source-memory.queries.ts';

/** The phase of the year by the schedule of an edition; by the month alone without one. */
export function phaseOf(edition: Pick<Edition, 'tables'> | null, now: Date): Phase {
  const games = edition?.tables.games;
  return phaseAt(now, games ? Array.from({ length: games.length }, (_, row) => rowAt(games, row)) : []);
}

/**
 * Whether the sources are to be read anew. The files of nflverse set the beat, since every sync reads them; what is
 * asked more seldom is asked along with them. An edition of former house methods is made anew at once, and so is one
 * whose making failed though the files had come.
 *
 * @param hasFailed whether the last refresh of this process failed
 */
export function isRefreshDue(
  edition: Pick<Edition, 'tables' | 'manifest'> | null,
  known: readonly KnownSource[],
  now: Date,
  hasFailed = false,
): boolean {
  if (!edition || edition.manifest.method !== METHOD_VERSION) return true;
  const asked = known.find(({ source, family }) => source === 'nflverse' && family === 'files') ?? null;
  if (hasFailed && asked?.failures === 0) return true;
  return isDue('files', phaseOf(edition, now), asked, now);
}
