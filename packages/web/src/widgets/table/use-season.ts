import type { Season } from '@pylon/contract/wire';
import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { weekLabel } from '../player/display.ts';

/** The season that is played or comes next. The shell loads it with the first page. */
export const useSeason = (): Season => useSuspenseQuery(answer('currentSeason', {})).data.season;

/** The newest season with data before one; '' where there is none. */
export const seasonBefore = (seasons: readonly { readonly id: string }[], year: string): string =>
  seasons.reduce((best, { id }) => (id < year && id > best ? id : best), '');

/** Weeks whose lists can be chosen: nobody publishes numbers of the play-offs. */
export const weeksTold = ({ weeks }: Season): readonly number[] => weeks.filter((week) => week <= REGULAR_SEASON_WEEKS);

/**
 * A week in a title: with its year where that is another season's, and the year alone where there is no such week.
 * @example weekTitle(9, 2023, 2025) // → '2023 Week 9'
 */
export const weekTitle = (week: number | null, year: number, present: number): string =>
  week === null ? `${year}` : `${year === present ? '' : `${year} `}${weekLabel(week, year)}`;

/** Whether fantasy football is played: then pages speak of the week. Its season ends before the play-offs. */
export const isUnderWay = ({ status, currentWeek }: Season): boolean =>
  status === 'INPROGRESS' && currentWeek >= 1 && currentWeek <= REGULAR_SEASON_WEEKS;

/** Whether it is over: then pages look back until the next season's schedule is known. */
export const isOver = (season: Season): boolean => season.status !== 'SCHEDULED' && !isUnderWay(season);

/** Whether a week that is asked for is behind the one that is played or comes next. */
export const isWeekGone = (week: number | undefined, { status, currentWeek }: Season): boolean =>
  week !== undefined && (status === 'CLOSED' || week < currentWeek);

/** Whether the season is on, in the shell, which stands though nothing answers. */
export function useIsUnderWay(): boolean {
  const { data } = useQuery(answer('currentSeason', {}));
  return data !== undefined && isUnderWay(data.season);
}
