import type { CallCases } from './call-cases.ts';

export const waiverWireCases: CallCases = {
  goodInputs: {
    listAvailablePlayers: ({ userLeagueId }) => ({ userLeagueId }),
    calculateFaab: ({ userLeagueId }) => ({ userLeagueId, playerIDs: ['BUF'] }),
    listLeagueTransactions: ({ userLeagueId }) => ({ userLeagueId }),
  },
  badInputs: [
    ['listAvailablePlayers', { userLeagueId: 'mine' }, 'invalid-parameters'],
    ['listAvailablePlayers', { rosterStrategy: 'LUCK' }, 'invalid-parameters'],
    ['calculateFaab', { playerIDs: ['BUF', 'BUF'] }, 'invalid-parameters'],
    ['calculateFaab', { playerIDs: ['BUF', 'KC', 'MIA', 'NYJ', 'NE', 'LAC'] }, 'invalid-parameters'],
    ['calculateFaab', { playerIDs: ['BUF'], bidStrategy: 'RECKLESS' }, 'invalid-parameters'],
    ['listLeagueTransactions', { limit: 51 }, 'invalid-parameters'],
  ],
  // A league is its owner's alone: two people of two tiers are told nothing of the same one.
  hides: { listAvailablePlayers: { from: [] }, calculateFaab: { from: [] } },
};
