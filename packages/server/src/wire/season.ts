import type { Edition } from '@pylon/almanac/editions/edition';
import { currentSeason, type SeasonInfo, seasonsOn } from '@pylon/almanac/editions/seasons';
import type { Season } from '@pylon/contract/wire';
import { onceFor } from '../almanac/edition-memo.ts';
import { failure, found, type Outcome } from '../http/errors.ts';

/** The edition's seasons as they stand at a moment, ascending. */
export const seasonsAt = (edition: Edition, now: Date): readonly SeasonInfo[] =>
  onceFor(edition, `seasons ${now.toISOString()}`, () => seasonsOn(edition.tables.games, now.toISOString()));

/** The season that is played or comes next; null without any. */
export const seasonNow = (edition: Edition, now: Date): SeasonInfo | null => currentSeason(seasonsAt(edition, now));

/** A season by its wire id. */
export function seasonById(edition: Edition, seasonId: string, now: Date): Outcome<SeasonInfo> {
  const season = seasonsAt(edition, now).find(({ year }) => String(year) === seasonId);
  return season ? found(season) : failure('season-not-found');
}

export const toWireSeason = ({ year, type, status, currentWeek, weeks, startsAt, endsAt }: SeasonInfo): Season => ({
  id: String(year),
  year,
  type,
  status,
  currentWeek,
  weeks: [...weeks],
  startAt: startsAt,
  endDate: endsAt,
  sportLeague: 'NFL',
});
