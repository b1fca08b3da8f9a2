import type { CallAddresses } from '../call-address.ts';

export const REFERENCE_CALLS = {
  currentSeason: { method: 'GET', path: '/seasons/current' },
  listSeasons: { method: 'GET', path: '/seasons/list' },
  getWeekNews: { method: 'GET', path: '/seasons/week-news' },
  getSeasonReview: { method: 'GET', path: '/seasons/review' },
  listTeams: { method: 'GET', path: '/teams' },
  listExperts: { method: 'GET', path: '/experts' },
  searchPlayers: { method: 'GET', path: '/players/search-players' },
  inlineSearchPlayers: { method: 'GET', path: '/players/inline-search-players' },
  listDraftClasses: { method: 'GET', path: '/super-models/draft-classes' },
  listConferences: { method: 'GET', path: '/super-models/conferences' },
  getDataSources: { method: 'GET', path: '/data-sources' },
} as const satisfies CallAddresses;
