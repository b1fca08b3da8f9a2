import type { EndpointsOf } from '../endpoint.ts';
import type { REFERENCE_CALLS } from './reference.calls.ts';
import {
  currentSeason,
  getDataSources,
  getSeasonReview,
  getWeekNews,
  inlineSearchPlayers,
  listConferences,
  listDraftClasses,
  listExperts,
  listSeasons,
  listTeams,
  searchPlayers,
} from './reference.ts';

export const referenceApi = {
  currentSeason,
  listSeasons,
  getWeekNews,
  getSeasonReview,
  listTeams,
  listExperts,
  searchPlayers,
  inlineSearchPlayers,
  listDraftClasses,
  listConferences,
  getDataSources,
} as const satisfies EndpointsOf<typeof REFERENCE_CALLS>;
