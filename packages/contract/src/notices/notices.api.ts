import type { EndpointsOf } from '../endpoint.ts';
import type { NOTICES_CALLS } from './notices.calls.ts';
import { getNotices, stopNotices, updateNotices } from './notices.ts';

export const noticesApi = {
  getNotices,
  updateNotices,
  stopNotices,
} as const satisfies EndpointsOf<typeof NOTICES_CALLS>;
