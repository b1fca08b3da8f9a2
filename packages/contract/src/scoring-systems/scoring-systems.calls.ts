import type { CallAddresses } from '../call-address.ts';

export const SCORING_SYSTEMS_CALLS = {
  listScoringSystems: { method: 'GET', path: '/scoring-systems/list' },
  createScoringSystem: { method: 'POST', path: '/scoring-systems/create' },
  updateScoringSystem: { method: 'PUT', path: '/scoring-systems/update' },
  deleteScoringSystem: { method: 'DELETE', path: '/scoring-systems/delete' },
  fetchLeagueScoring: { method: 'POST', path: '/scoring-systems/fetch-this-league' },
  getRankingMaterial: { method: 'GET', path: '/datatables/ranking-material' },
  getProjectionMaterial: { method: 'GET', path: '/datatables/projection-material' },
} as const satisfies CallAddresses;
