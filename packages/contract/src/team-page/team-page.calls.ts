import type { CallAddresses } from '../call-address.ts';

export const TEAM_PAGE_CALLS = {
  getTeamPage: { method: 'GET', path: '/teams/:slug' },
} as const satisfies CallAddresses;
