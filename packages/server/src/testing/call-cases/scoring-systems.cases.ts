import { REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { type CallCases, nothing, thisSeason } from './call-cases.ts';

export const scoringSystemCases: CallCases = {
  goodInputs: {
    listScoringSystems: nothing,
    getRankingMaterial: thisSeason,
    getProjectionMaterial: thisSeason,
  },
  withoutFootball: ['createScoringSystem', 'updateScoringSystem', 'deleteScoringSystem', 'fetchLeagueScoring'],
  openedWhole: {
    getRankingMaterial: REQUIRED_TIER.customScoringsDialog,
    getProjectionMaterial: REQUIRED_TIER.projectionsTableBottom,
  },
};
