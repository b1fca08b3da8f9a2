import type { EndpointsOf } from '../endpoint.ts';
import type { AUCTIONS_CALLS } from './auctions.calls.ts';
import { getAuctionTable } from './auctions.ts';

export const auctionsApi = {
  getAuctionTable,
} as const satisfies EndpointsOf<typeof AUCTIONS_CALLS>;
