import type { Season } from '@pylon/contract/wire';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';

/** The season that is played or comes next. The shell loads it with the first page. */
export const useSeason = (): Season => useSuspenseQuery(answer('currentSeason', {})).data.season;

/** Whether a season is on: then pages speak of the week. */
export const isUnderWay = ({ status, currentWeek }: Season): boolean => status === 'INPROGRESS' && currentWeek >= 1;

/** Whether the season is on, in the shell, which stands though nothing answers. */
export function useIsUnderWay(): boolean {
  const { data } = useQuery(answer('currentSeason', {}));
  return data !== undefined && isUnderWay(data.season);
}
