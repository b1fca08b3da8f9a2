import type { CallAddresses } from '../call-address.ts';

export const NOTICES_CALLS = {
  getNotices: { method: 'GET', path: '/users/notices' },
  updateNotices: { method: 'PUT', path: '/users/notices' },
  stopNotices: { method: 'POST', path: '/notices/stop' },
} as const satisfies CallAddresses;
