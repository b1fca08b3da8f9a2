import type { CallAddresses } from '../call-address.ts';

export const NOTICES_CALLS = {
  getNotices: { method: 'GET', path: '/notices' },
  updateNotices: { method: 'PUT', path: '/notices' },
  stopNotices: { method: 'POST', path: '/notices/stop' },
} as const satisfies CallAddresses;
