import type { CallCases, GoodInput } from './call-cases.ts';

/** The one player of the person's team for the other team's defence. */
const trade: GoodInput = ({ userLeagueId, playerId }) => ({
  userLeagueId,
  participantId: '2',
  tradeAwayRosterIds: [`1:${playerId}`],
  tradeForRosterIds: ['2:KC'],
});
const NOBODY = { participantId: '2', tradeAwayRosterIds: [], tradeForRosterIds: ['2:KC'] };

export const tradeAnalyzerCases: CallCases = {
  goodInputs: {
    listTradeRosters: ({ userLeagueId }) => ({ userLeagueId, participantId: '2' }),
    recommendTrades: ({ userLeagueId }) => ({ userLeagueId, participantId: '2' }),
    previewTrade: trade,
    summarizeTrade: trade,
    tradePositionRankings: trade,
    tradeStats: trade,
    tradeRosterChanges: trade,
  },
  badInputs: [
    ['listTradeRosters', { userLeagueId: 'mine' }, 'invalid-parameters'],
    ['previewTrade', NOBODY, 'invalid-parameters'],
    ['previewTrade', { tradeAwayPickIds: Array.from({ length: 6 }, (_, at) => `2026:1:${at}`) }, 'invalid-parameters'],
    ['previewTrade', { tradeForFaab: -1 }, 'invalid-parameters'],
    ['tradeStats', { tradeAwayFaab: 0.5 }, 'invalid-parameters'],
    ['summarizeTrade', { tradeForRosterIds: Array.from({ length: 6 }, (_, at) => `2:${at}`) }, 'invalid-parameters'],
  ],
  // A league is its owner's alone: two people of two tiers are told nothing of the same one.
  hides: {
    recommendTrades: { from: [] },
    previewTrade: { from: [] },
    summarizeTrade: { from: [] },
    tradePositionRankings: { from: [] },
    tradeStats: { from: [] },
    tradeRosterChanges: { from: [] },
  },
};
