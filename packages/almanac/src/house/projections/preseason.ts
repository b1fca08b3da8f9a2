import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { TableRows } from '../../tables/all.ts';
import type { HouseRows } from '../../tables/edition-tables.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { latestDay } from '../days.ts';
import type { SeasonClock } from '../season-clock.ts';
import type { PlayedLines } from './played-lines.ts';
import { meanLine, newestDay, publishedLines } from './published/published-lines.ts';
import { type ForecastLine, seasonLine } from './season-line.ts';
import { withImpliedStats } from './stat-shares.ts';

/** A season's forecast with the day of its newest input. */
export interface SeasonForecast extends ForecastLine {
  readonly asOf: string;
}

/** Formats whose positional ranks stand for the level of a season, the best first. */
const RANK_FORMATS = ['half-ppr', 'ppr', 'standard'];
/** Games of a healthy starter whose publisher does not say how many they expect. */
const USUAL_GAMES = 15.5;

/**
 * What was to be expected of a season before it began: the mean of the published lines and, as one voice among them, of
 * the line that rank and history imply. For a season under way or over, lists of its own time before the first
 * kick-off.
 */
export function preseasonForecasts(
  rows: TableRows,
  clock: SeasonClock,
  consensus: HouseRows['consensus'],
  played: PlayedLines,
  who: WhoIsWho,
): ReadonlyMap<string, SeasonForecast> {
  const { season, firstDay } = clock;
  const positionOf = (entityId: string) => who.positionOf(entityId, season);
  const published = publishedLines(
    rows.projections.filter((row) => row.season === season && row.period === 'seasonal'),
    firstDay,
    positionOf,
  );
  const seasonal = consensus.filter((row) => row.season === season && row.period === 'seasonal');
  const format = RANK_FORMATS.find((name) => seasonal.some((row) => row.format === name));
  const ranks = new Map(seasonal.filter((row) => row.format === format).map((row) => [row.entityId, row]));

  const forecasts = new Map<string, SeasonForecast>();
  for (const entityId of new Set([...ranks.keys(), ...published.keys()])) {
    const position = positionOf(entityId);
    if (!position) continue;
    const rank = ranks.get(entityId);
    const lines = published.get(entityId) ?? [];
    const implied = rank && seasonLine(position, rank.positionRank, played(season - 1, entityId));
    if (implied && rank && lines.length === 0) {
      forecasts.set(entityId, { ...implied, asOf: rank.asOf });
      continue;
    }
    const house = implied && {
      provider: 'house',
      asOf: rank?.asOf ?? '',
      games: implied.games,
      line: implied.line,
      stated: new Set(Object.keys(implied.line) as StatKey[]), // the line's own keys
    };
    const all = house ? [...lines, house] : lines;
    const games = all.map((line) => line.games).filter((count) => count !== null);
    forecasts.set(entityId, {
      games: games.length > 0 ? games.reduce((sum, count) => sum + count, 0) / games.length : USUAL_GAMES,
      line: withImpliedStats(meanLine(all), position),
      inputs: [...(implied?.inputs ?? []), ...lines.map((line) => line.provider)].sort(),
      asOf: latestDay([newestDay(lines), rank?.asOf ?? '']),
    });
  }
  return forecasts;
}
