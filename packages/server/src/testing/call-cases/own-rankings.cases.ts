import type { CallCases } from './call-cases.ts';

export const ownRankingsCases: CallCases = {
  goodInputs: {
    getRankingList: ({ rankingListId }) => ({ id: rankingListId }),
    importRankingList: ({ seasonId }) => ({ seasonId, text: '1. Nobody Atall, CIN WR' }),
  },
  withoutFootball: ['listRankingLists', 'createRankingList', 'updateRankingList', 'deleteRankingList'],
  needsAccount: { getRankingList: 'ranking-list-not-found', importRankingList: 'registration-required' },
};
