import type { EndpointsOf } from '../endpoint.ts';
import type { MY_ROSTER_CALLS } from './my-roster.calls.ts';
import { getMyRoster } from './my-roster.ts';

export const myRosterApi = {
  getMyRoster,
} as const satisfies EndpointsOf<typeof MY_ROSTER_CALLS>;
