import { HOUSE_EXPERTS } from '@pylon/almanac/house/consensus/experts';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { type CallCases, nothing } from './call-cases.ts';

/** Experts of a plan, and the values of all others. */
const PAID_EXPERTS = HOUSE_EXPERTS.filter(({ tier }) => tier > 0).map(({ slug }) => slug);
const FREE_VALUES = new RegExp(`\\.values\\.(?!(${PAID_EXPERTS.join('|')})$)[\\w-]+$`);
export const isFreeValue = ({ path }: { readonly path: string }): boolean => FREE_VALUES.test(path);

export const auctionValueCases: CallCases = {
  goodInputs: {
    listAuctions: ({ seasonId }) => ({ seasonId, scoringSystemId: FREE_SCORING_ID, limit: 1000 }),
    getAuctionTable: nothing,
  },
  tooLow: [
    ...PAID_EXPERTS.map((orderBy) => ['listAuctions', 1, { orderBy }] as const),
    ...PAID_EXPERTS.map((expert) => ['listAuctions', 1, { expertIds: ['market', expert] }] as const),
    ['listAuctions', 1, { scoringSystemId: '2' }],
    ['getAuctionTable', 1, { scoringSystemId: '2' }],
  ],
  badInputs: [
    ['listAuctions', { scoringSystemId: 'x' }, 'scoring-system-not-found'],
    ['listAuctions', { draftStrategy: 'allIn' }, 'invalid-parameters'],
    ['listAuctions', { expertRankingPeriod: 'Weekly' }, 'invalid-parameters'],
    ['getAuctionTable', { limit: 26 }, 'invalid-parameters'],
  ],
  // what experts who are open to everybody would pay
  freeParts: { listAuctions: isFreeValue, getAuctionTable: isFreeValue },
  hides: { listAuctions: { from: [0] }, getAuctionTable: { from: [0] } },
};
