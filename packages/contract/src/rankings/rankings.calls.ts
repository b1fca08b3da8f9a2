import type { CallAddresses } from '../call-address.ts';

export const RANKINGS_CALLS = {
  getExpertRankingTable: { method: 'GET', path: '/expert-ranking-table' },
} as const satisfies CallAddresses;
