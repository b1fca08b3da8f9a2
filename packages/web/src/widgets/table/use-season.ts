import type { Season } from '@pylon/contract/wire';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';

/** The season that is played or comes next. The shell loads it with the first page. */
export const useSeason = (): Season => useSuspenseQuery(answer('currentSeason', {})).data.season;
