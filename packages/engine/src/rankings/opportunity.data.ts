// Written by `node analysis/house-experts/constants.ts` from the files named in analysis/house-experts/README.md.
import type { OpportunityConstants } from './opportunity.shape.ts';

/** Touchdowns per chance by position, and the share of touchdowns that follows chances, by period and position. */
export const OPPORTUNITY: OpportunityConstants = {
  rates: {
    QB: { passingTouchdowns: 0.04594, rushingTouchdowns: 0.0369 },
    RB: { rushingTouchdowns: 0.028, receivingTouchdowns: 0.02583 },
    WR: { rushingTouchdowns: 0.02981, receivingTouchdowns: 0.04744 },
    TE: { receivingTouchdowns: 0.05657 },
  },
  shares: {
    seasonal: { QB: 0, RB: 0, WR: 0, TE: 0.25 },
    restOfSeason: { QB: 0, RB: 0.5, WR: 0.25, TE: 0.75 },
    weekly: { QB: 0, RB: 0, WR: 0.25, TE: 0 },
  },
};
