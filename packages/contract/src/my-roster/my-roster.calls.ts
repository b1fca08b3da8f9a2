import type { CallAddresses } from '../call-address.ts';

export const MY_ROSTER_CALLS = {
  getMyRoster: { method: 'GET', path: '/my-roster' },
} as const satisfies CallAddresses;
