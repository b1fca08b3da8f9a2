import type { EndpointsOf } from '../endpoint.ts';
import type { ADP_CALLS } from './adp.calls.ts';
import { listAdpMovers, listAdps } from './adp.ts';

export const adpApi = {
  listAdps,
  listAdpMovers,
} as const satisfies EndpointsOf<typeof ADP_CALLS>;
