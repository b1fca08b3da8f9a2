import type { CallAddresses } from '../call-address.ts';

export const AUCTIONS_CALLS = {
  getAuctionTable: { method: 'GET', path: '/auction-table' },
} as const satisfies CallAddresses;
