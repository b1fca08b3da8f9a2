import type { EndpointsOf } from '../endpoint.ts';
import type { ADP_CALLS } from './adp.calls.ts';
import { listAdpMovers } from './adp.ts';

export const adpApi = {
  listAdpMovers,
} as const satisfies EndpointsOf<typeof ADP_CALLS>;
