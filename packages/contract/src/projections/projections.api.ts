import type { EndpointsOf } from '../endpoint.ts';
import type { PROJECTIONS_CALLS } from './projections.calls.ts';
import { listProjections } from './projections.ts';

export const projectionsApi = {
  listProjections,
} as const satisfies EndpointsOf<typeof PROJECTIONS_CALLS>;
