import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { CallCases } from './call-cases.ts';

export const playerCardCases: CallCases = {
  goodInputs: {
    getPlayerCard: ({ seasonId, playerId }) => ({ seasonId, playerId, scoringSystemId: FREE_SCORING_ID }),
  },
  tooLow: [['getPlayerCard', 1, { scoringSystemId: '4' }]],
  badInputs: [['getPlayerCard', { playerId: 'nobody' }, 'player-not-found']],
  hides: { getPlayerCard: { from: [0, 1] } },
};
