import type { CallAddresses } from '../call-address.ts';

export const OWN_RANKINGS_CALLS = {
  listRankingLists: { method: 'GET', path: '/ranking-lists/list' },
  getRankingList: { method: 'GET', path: '/ranking-lists/get' },
  createRankingList: { method: 'POST', path: '/ranking-lists/create' },
  updateRankingList: { method: 'PUT', path: '/ranking-lists/update' },
  deleteRankingList: { method: 'DELETE', path: '/ranking-lists/delete' },
  importRankingList: { method: 'POST', path: '/ranking-lists/import' },
} as const satisfies CallAddresses;
