import type { EndpointsOf } from '../endpoint.ts';
import type { ACCURACY_CALLS } from './accuracy.calls.ts';
import { listAccuracy } from './accuracy.ts';
import { listAdviceRecords, listMyAdviceRecords } from './advice-record.ts';

export const accuracyApi = {
  listAccuracy,
  listAdviceRecords,
  listMyAdviceRecords,
} as const satisfies EndpointsOf<typeof ACCURACY_CALLS>;
