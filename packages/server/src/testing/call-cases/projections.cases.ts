import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { CallCases } from './call-cases.ts';

export const projectionCases: CallCases = {
  goodInputs: {
    listProjections: ({ seasonId }) => ({ seasonId, scoringSystemId: FREE_SCORING_ID, limit: 1000 }),
  },
  tooLow: [['listProjections', 1, { scoringSystemId: '3' }]],
  badInputs: [['listProjections', { projectedProvider: 'oracle' }, 'invalid-parameters']],
  // the best five, which a test of their own counts
  freeParts: { listProjections: ({ feature }) => feature === 'projectionsTableBottom' },
  hides: { listProjections: { from: [0, 1] } },
};
