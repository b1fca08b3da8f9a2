import { ARTICLES_PATH } from '@pylon/contract/articles/article-paths';
import { BRAND } from '@pylon/contract/brand';
import { DRAFT_KIT_PATH } from '@pylon/contract/installed-app';

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
  auctions: '/fantasy-football-auction-values',
  myRankings: '/my-rankings',
  myRanking: '/my-rankings/$listId',
  cheatSheets: '/fantasy-football-cheat-sheets',
  projections: '/projections',
  research: '/research',
  timeSeries: '/player-stats/time-series',
  playerComparison: '/player-comparison',
  articles: ARTICLES_PATH,
  article: `${ARTICLES_PATH}/$slug`,
  player: '/nfl/players/$playerId',
  teams: '/nfl/teams',
  team: '/nfl/teams/$slug',
  comingSoon: '/coming-soon',
  comingSoonFeature: '/coming-soon/$slug',
  draftChampion: '/draft-champion',
  drafts: '/draft-champion/drafts',
  draftRoom: '/draft-champion/$mockDraftId',
  draftScreen: '/draft-champion/$mockDraftId/screen',
  draftKit: DRAFT_KIT_PATH,
  sharedReport: '/draft-reports/$shareId',
  leagueSync: '/nfl/league-sync/add',
  leagueSyncReturn: '/nfl/league-sync/return',
  myLeagues: '/nfl/league-sync/hub',
  handLeague: '/nfl/league-sync/by-hand',
  leagueHub: '/nfl/hub',
  myRoster: '/nfl/my-roster',
  tradeAnalyzer: '/nfl/trade-analyzer-tool',
  waiverWire: '/nfl/waiver-wire-tool',
  startSit: '/nfl/start-sit-tool',
  cruiseControl: '/nfl/cruise-control',
  bestBall: '/nfl/best-ball',
  unsubscribe: '/unsubscribe',
  stopMails: '/stop-mails',
  accuracy: '/accuracy',
  expertMethods: '/methods/experts',
  oddsMethod: '/methods/odds',
  utilizationMethod: '/methods/utilization',
  rookieMethod: '/methods/rookie-runners',
  expectedPointsMethod: '/methods/expected-points',
  design: '/design',
  operator: '/operator',
  login: '/login',
  signUp: '/sign-up',
  profile: '/profile',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  outbox: '/outbox',
  terms: '/terms',
  privacy: '/privacy',
  pricing: '/pricing',
  checkoutReturn: '/checkout/return',
  testPortal: '/checkout/portal',
  checkout: '/checkout/$sessionId',
  promotion: BRAND.promotionPath,
} as const;

/** A player's own page. @example playerPath('00-0036900') // → '/nfl/players/00-0036900' */
export const playerPath = (playerId: string): string => PATHS.player.replace('$playerId', encodeURIComponent(playerId));

/** A team's own page. @example teamPath('kansas-city-chiefs') // → '/nfl/teams/kansas-city-chiefs' */
export const teamPath = (slug: string): string => PATHS.team.replace('$slug', encodeURIComponent(slug));

/** An article's page. @example articlePath('what-a-tier-is') // → '/articles/fantasy/what-a-tier-is' */
export const articlePath = (slug: string): string => PATHS.article.replace('$slug', encodeURIComponent(slug));

/** The public report of a shared draft. @example sharedReportPath('abc') // → '/draft-reports/abc' */
export const sharedReportPath = (shareId: string): string =>
  PATHS.sharedReport.replace('$shareId', encodeURIComponent(shareId));
