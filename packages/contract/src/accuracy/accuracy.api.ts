import type { EndpointsOf } from '../endpoint.ts';
import type { ACCURACY_CALLS } from './accuracy.calls.ts';
import { listAccuracy } from './accuracy.ts';

export const accuracyApi = {
  listAccuracy,
} as const satisfies EndpointsOf<typeof ACCURACY_CALLS>;
