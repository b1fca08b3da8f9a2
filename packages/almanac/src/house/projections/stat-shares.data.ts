// Written by `node analysis/projections/constants.ts` from the files named in analysis/projections/README.md.
import type { StatShares } from './stat-shares.shape.ts';

/** Stats as shares of other stats, by position. */
export const STAT_SHARES: StatShares = {
  QB: [
    { stat: 'passingAttempts', base: 'passingCompletions', share: 1.551 },
    { stat: 'passingSacks', base: 'passingCompletions', share: 0.1186 },
    { stat: 'passingFirstDowns', base: 'passingCompletions', share: 0.4467 },
    { stat: 'passingTwoPointConversions', base: 'passingTouchdowns', share: 0.05221 },
    { stat: 'passingTouchdowns40', base: 'passingTouchdowns', share: 0.1312 },
    { stat: 'passingTouchdowns50', base: 'passingTouchdowns', share: 0.08969 },
    { stat: 'passingPickSixes', base: 'passingInterceptions', share: 0.1049 },
    { stat: 'rushingFirstDowns', base: 'rushingAttempts', share: 0.2897 },
    { stat: 'rushingTwoPointConversions', base: 'rushingTouchdowns', share: 0.1 },
    { stat: 'rushingTouchdowns40', base: 'rushingTouchdowns', share: 0 },
    { stat: 'rushingTouchdowns50', base: 'rushingTouchdowns', share: 0 },
    { stat: 'fumbles', base: 'fumblesLost', share: 2.18 },
  ],
  RB: [
    { stat: 'rushingFirstDowns', base: 'rushingAttempts', share: 0.1876 },
    { stat: 'rushingTwoPointConversions', base: 'rushingTouchdowns', share: 0.05405 },
    { stat: 'rushingTouchdowns40', base: 'rushingTouchdowns', share: 0.05706 },
    { stat: 'rushingTouchdowns50', base: 'rushingTouchdowns', share: 0.03604 },
    { stat: 'receivingTargets', base: 'receivingReceptions', share: 1.289 },
    { stat: 'receivingFirstDowns', base: 'receivingReceptions', share: 0.279 },
    { stat: 'receivingTwoPointConversions', base: 'receivingTouchdowns', share: 0.05319 },
    { stat: 'receivingTouchdowns40', base: 'receivingTouchdowns', share: 0.1064 },
    { stat: 'receivingTouchdowns50', base: 'receivingTouchdowns', share: 0.08511 },
    { stat: 'fumbles', base: 'fumblesLost', share: 1.765 },
  ],
  WR: [
    { stat: 'rushingFirstDowns', base: 'rushingAttempts', share: 0.2933 },
    { stat: 'rushingTwoPointConversions', base: 'rushingTouchdowns', share: 0 },
    { stat: 'rushingTouchdowns40', base: 'rushingTouchdowns', share: 0 },
    { stat: 'rushingTouchdowns50', base: 'rushingTouchdowns', share: 0 },
    { stat: 'receivingTargets', base: 'receivingReceptions', share: 1.587 },
    { stat: 'receivingFirstDowns', base: 'receivingReceptions', share: 0.5138 },
    { stat: 'receivingTwoPointConversions', base: 'receivingTouchdowns', share: 0.05165 },
    { stat: 'receivingTouchdowns40', base: 'receivingTouchdowns', share: 0.1674 },
    { stat: 'receivingTouchdowns50', base: 'receivingTouchdowns', share: 0.1116 },
    { stat: 'fumbles', base: 'fumblesLost', share: 2.167 },
  ],
  TE: [
    { stat: 'rushingFirstDowns', base: 'rushingAttempts', share: 0.3019 },
    { stat: 'receivingTargets', base: 'receivingReceptions', share: 1.403 },
    { stat: 'receivingFirstDowns', base: 'receivingReceptions', share: 0.4432 },
    { stat: 'receivingTwoPointConversions', base: 'receivingTouchdowns', share: 0.04598 },
    { stat: 'receivingTouchdowns40', base: 'receivingTouchdowns', share: 0.04023 },
    { stat: 'receivingTouchdowns50', base: 'receivingTouchdowns', share: 0.02874 },
    { stat: 'fumbles', base: 'fumblesLost', share: 1.579 },
  ],
};
