import type { EndpointsOf } from '../endpoint.ts';
import type { START_SIT_CALLS } from './start-sit.calls.ts';
import { compareStartSit, listStartSitStats } from './start-sit.ts';

export const startSitApi = {
  compareStartSit,
  listStartSitStats,
} as const satisfies EndpointsOf<typeof START_SIT_CALLS>;
