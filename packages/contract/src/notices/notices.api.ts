import type { EndpointsOf } from '../endpoint.ts';
import type { NOTICES_CALLS } from './notices.calls.ts';
import { getNotices, stopNotices, updateNotices } from './notices.ts';
import { addPush, getPush, removePush, testPush } from './push.ts';

export const noticesApi = {
  getNotices,
  updateNotices,
  getPush,
  addPush,
  testPush,
  removePush,
  stopNotices,
} as const satisfies EndpointsOf<typeof NOTICES_CALLS>;
