import type { CallAddresses } from '../call-address.ts';

/** The week and the rules that players are compared in: they stand in the address, the players in the body. */
const WHERE = ['userLeagueId', 'scoringSystemId', 'week'] as const;

export const START_SIT_CALLS = {
  compareStartSit: { method: 'POST', path: '/start-sit/table', query: [...WHERE, 'startersNeeded'] },
  listStartSitStats: { method: 'POST', path: '/start-sit/projected-stats/table', query: WHERE },
} as const satisfies CallAddresses;
