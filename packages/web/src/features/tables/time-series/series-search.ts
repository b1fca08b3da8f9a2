// What the page of time series asks for, by its address.
import { SERIES_STATS, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../../api/call.ts';
import { DEFAULT_SCORING, parseTableSearch, playersIn, type TableSearch } from '../../../widgets/table/table-search.ts';

/** Weeks back from the newest that was played; absent from the address is all of the season. */
export const LAST_CHOICES = ['3', '5', '8'] as const;
export type LastChoice = (typeof LAST_CHOICES)[number];

/** The state of the page; what is at its default is absent. */
export interface SeriesSearch extends Pick<TableSearch, 'players' | 'scoring' | 'season'> {
  readonly stat?: SeriesKey;
  readonly last?: LastChoice;
}

export const DEFAULT_STAT: SeriesKey = 'points';

/** Reads the address of the page. */
export function parseSeriesSearch(raw: Readonly<Record<string, unknown>>): SeriesSearch {
  const { players, scoring, season } = parseTableSearch(raw);
  const [stat, last] = [String(raw['stat'] ?? ''), String(raw['last'] ?? '')];
  return {
    ...(players ? { players } : {}),
    ...(scoring ? { scoring } : {}),
    ...(season ? { season } : {}),
    ...(Object.hasOwn(SERIES_STATS, stat) && stat !== DEFAULT_STAT ? { stat: stat as SeriesKey } : {}), // one of its keys
    ...((LAST_CHOICES as readonly string[]).includes(last) ? { last: last as LastChoice } : {}), // one of them
  };
}

/** What to ask for; null when nobody is chosen. */
export function seriesInput(search: SeriesSearch, season: Season): Input<'getTimeSeries'> | null {
  const playerIDs = [...playersIn(search)];
  if (playerIDs.length === 0) return null;
  return {
    seasonId: search.season ?? season.id,
    scoringSystemId: search.scoring ?? DEFAULT_SCORING,
    playerIDs,
    ...(search.last ? { lastWeeks: Number(search.last) } : {}),
  };
}
