import type { EndpointsOf } from '../endpoint.ts';
import { getProjectionMaterial, getRankingMaterial } from './scoring-material.ts';
import type { SCORING_SYSTEMS_CALLS } from './scoring-systems.calls.ts';
import {
  createScoringSystem,
  deleteScoringSystem,
  fetchLeagueScoring,
  listScoringSystems,
  updateScoringSystem,
} from './scoring-systems.ts';

export const scoringSystemsApi = {
  listScoringSystems,
  createScoringSystem,
  updateScoringSystem,
  deleteScoringSystem,
  fetchLeagueScoring,
  getRankingMaterial,
  getProjectionMaterial,
} as const satisfies EndpointsOf<typeof SCORING_SYSTEMS_CALLS>;
