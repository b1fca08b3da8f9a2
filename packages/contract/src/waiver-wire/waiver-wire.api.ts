import type { EndpointsOf } from '../endpoint.ts';
import { listAvailablePlayers } from './available-players.ts';
import { calculateFaab } from './calculate-faab.ts';
import { listLeagueTransactions } from './transaction-history.ts';
import type { WAIVER_WIRE_CALLS } from './waiver-wire.calls.ts';

export const waiverWireApi = {
  listAvailablePlayers,
  calculateFaab,
  listLeagueTransactions,
} as const satisfies EndpointsOf<typeof WAIVER_WIRE_CALLS>;
