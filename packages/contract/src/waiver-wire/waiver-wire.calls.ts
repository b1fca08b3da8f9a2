import type { CallAddresses } from '../call-address.ts';

export const WAIVER_WIRE_CALLS = {
  listAvailablePlayers: { method: 'GET', path: '/waiver-wire-tool/available-players' },
  calculateFaab: {
    method: 'POST',
    path: '/waiver-wire-tool/calculate-faab',
    query: ['userLeagueId', 'bidStrategy', 'optimizeBidMode'],
  },
  listLeagueTransactions: { method: 'GET', path: '/waiver-wire-tool/transaction-history' },
} as const satisfies CallAddresses;
