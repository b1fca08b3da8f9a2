import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { CallCases } from './call-cases.ts';

export const playerCardCases: CallCases = {
  goodInputs: {
    getPlayerCard: ({ seasonId, playerId }) => ({ seasonId, playerId, scoringSystemId: FREE_SCORING_ID }),
    comparePlayers: ({ seasonId, playerId }) => ({ seasonId, playerIDs: [playerId, 'KC'] }),
    getLeagueHolders: ({ userLeagueId }) => ({ userLeagueId }),
    getPlayerHolders: ({ playerId }) => ({ playerId }),
  },
  tooLow: [
    ['getPlayerCard', 1, { scoringSystemId: '4' }],
    ['comparePlayers', 1, { scoringSystemId: '4' }],
  ],
  badInputs: [
    ['getPlayerCard', { playerId: 'nobody' }, 'player-not-found'],
    ['comparePlayers', { playerIDs: ['KC', 'nobody'] }, 'player-not-found'],
    ['comparePlayers', { playerIDs: ['KC', 'SF', 'DAL', 'NYJ', 'BUF'] }, 'invalid-parameters'],
    ['comparePlayers', { playerIDs: [] }, 'invalid-parameters'],
    ['comparePlayers', { seasonId: '1999' }, 'season-not-found'],
    ['getLeagueHolders', { userLeagueId: 'mine' }, 'invalid-parameters'],
    ['getPlayerHolders', { playerId: '' }, 'invalid-parameters'],
  ],
  hides: { getPlayerCard: { from: [0, 1] }, comparePlayers: { from: [0, 1] } },
};
