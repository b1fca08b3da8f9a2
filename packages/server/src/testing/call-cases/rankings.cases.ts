import { HOUSE_EXPERTS } from '@pylon/almanac/house/consensus/experts';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { Cell } from '../locked-cells.ts';
import { type CallCases, nothing } from './call-cases.ts';

/** Experts of a plan, and the ranks of all others. */
const PAID_EXPERTS = HOUSE_EXPERTS.filter(({ tier }) => tier > 0).map(({ slug }) => slug);
const FREE_RANKS = new RegExp(`\\.ranks\\.(?!(${PAID_EXPERTS.join('|')})$)[\\w-]+$`);
export const isFreePart = ({ path }: Cell): boolean => /\.tier$/.test(path) || FREE_RANKS.test(path);

export const rankingCases: CallCases = {
  goodInputs: {
    listRankings: ({ seasonId }) => ({ seasonId, scoringSystemId: FREE_SCORING_ID, limit: 1000 }),
    getExpertRankingTable: nothing,
  },
  tooLow: [
    ...PAID_EXPERTS.map((orderBy) => ['listRankings', 1, { orderBy }] as const),
    ...PAID_EXPERTS.map((expert) => ['listRankings', 1, { expertIds: ['market', expert] }] as const),
    ['listRankings', 1, { scoringSystemId: '2' }],
    ['getExpertRankingTable', 1, { scoringSystemId: '2' }],
  ],
  freeParts: {
    // the ranks of free experts, and tiers where free experts tell them
    listRankings: isFreePart,
    getExpertRankingTable: isFreePart,
  },
  hides: { listRankings: { from: [0, 1] }, getExpertRankingTable: { from: [0, 1] } },
};
