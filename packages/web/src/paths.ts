/**
 * Every address of the product, once. Table pages keep their state in the query (see `widgets/table-search.ts`);
 * `?player=` on any page opens that player's card over it.
 */
export const PATHS = {
  home: '/',
  rankings: '/nfl-rankings',
  weeklyRankings: '/nfl-rankings/weekly',
  restOfSeasonRankings: '/rest-of-season-fantasy-football-rankings',
  adp: '/nfl-adp',
  projections: '/projections',
  player: '/nfl/players/$playerId',
  draftChampion: '/draft-champion',
  drafts: '/draft-champion/drafts',
  draftRoom: '/draft-champion/$mockDraftId',
  draftScreen: '/draft-champion/$mockDraftId/screen',
  sharedReport: '/draft-reports/$shareId',
  oddsMethod: '/methods/odds',
  design: '/design',
} as const;

/** A player's own page. @example playerPath('00-0036900') // → '/nfl/players/00-0036900' */
export const playerPath = (playerId: string): string => PATHS.player.replace('$playerId', encodeURIComponent(playerId));

/** The public report of a shared draft. @example sharedReportPath('abc') // → '/draft-reports/abc' */
export const sharedReportPath = (shareId: string): string =>
  PATHS.sharedReport.replace('$shareId', encodeURIComponent(shareId));
