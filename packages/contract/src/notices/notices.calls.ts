import type { CallAddresses } from '../call-address.ts';

export const NOTICES_CALLS = {
  getNotices: { method: 'GET', path: '/notices' },
  updateNotices: { method: 'PUT', path: '/notices' },
  getPush: { method: 'GET', path: '/notices/push' },
  addPush: { method: 'POST', path: '/notices/push' },
  testPush: { method: 'POST', path: '/notices/push/test' },
  removePush: { method: 'DELETE', path: '/notices/push' },
  stopNotices: { method: 'POST', path: '/notices/stop' },
} as const satisfies CallAddresses;
