import { isLock, type Lock } from '@pylon/engine/tables/table';
import type { Gate } from '@pylon/engine/tables/table-page';

/**
 * What each plan opens: the one table of features and required tiers, read by the server, which leaves locked values
 * out, and by the screen, which says what would open them. Free of schemas, so that the browser pays nothing for it.
 * @source docs/sources.md "Plans"
 */

/** 0 free, 1 and 2 the plans of the subscription. */
export type Tier = 0 | 1 | 2;

/** The tier that a feature needs. What waits for its feature is not sold yet (feature-words.ts). */
export const REQUIRED_TIER = {
  // columns of tables
  byeWeek: 0,
  adpDiffs: 1,
  consensus: 1,
  adp: 1,
  opponentTeam: 1,
  difference: 2,

  // research
  rankingsTableRight: 1,
  auctionTableRight: 1,
  rankingsDraftboard: 1,
  adpDraftboard: 1,
  customScoringsDialog: 1,
  draftChampion: 1,
  projectionsTableBottom: 2,
  snapCountTable: 2,
  seasonStatsTableBottom: 2,
  airYardsTable: 2,
  utilizationScore: 2,
  gameLogTable: 2,
  projections: 2,
  guillotineTable: 1,
  guillotineTableLock: 2,
  guillotineTableUtilizationScore: 2,
  playerComparison: 2,
  publicTradeAnalyzer: 2,
  standaloneWaiverWire: 2,

  // research that waits for its table or page
  fantasyBoost: 2,
  bestBall: 2,
  pdvTable: 2,
  dynastyRanking: 2,
  teamStyles: 2,
  nflRookieRbModel: 2,
  dfsProjections: 2,

  // Fantasy HQ
  leagueHubAdp: 0,
  boomOrBoost: 1,
  startSitProjections: 2,
  scoutSixPacksProjections: 2,
  thisWeeksMatchupsData: 2,
  byeWeekWatchData: 2,
  trendingUpData: 2,
  tradeHighAcquireLowData: 2,
  injuredPlayers: 2,
} as const satisfies Record<string, Tier>;

export type Feature = keyof typeof REQUIRED_TIER;

/** Features that a plan opens. */
export type PaidFeature = {
  [F in Feature]: (typeof REQUIRED_TIER)[F] extends 0 ? never : F;
}[Feature];

/** Whether a tier opens a feature. */
export const opens = (tier: number, feature: Feature): boolean => tier >= REQUIRED_TIER[feature];

/** The placeholder of a value that a plan would open; the value itself stays on the server. */
export type Locked = Lock;

/** One lock a plan: most of an answer without one are locks. */
const LOCKS = { 1: { locked: true, tier: 1 }, 2: { locked: true, tier: 2 } } as const satisfies Record<1 | 2, Locked>;

/** The lock of a feature. */
export const lockOf = (feature: PaidFeature): Locked => LOCKS[REQUIRED_TIER[feature]];

/** A value, or below its feature's tier the lock in its place. */
export const gated = <T>(tier: Tier, feature: PaidFeature, value: T): T | Locked =>
  opens(tier, feature) ? value : lockOf(feature);

/** What a tier may see of a table. */
export const gateOf = (tier: Tier): Gate<PaidFeature> => ({ opens: (feature) => opens(tier, feature), lockOf });

/** Whether a value of an answer is locked. */
export const isLocked: (value: unknown) => value is Locked = isLock;

/** A value that may be locked, with null in place of a lock, for arithmetic and texts that need a number. */
export const unlocked = <T>(value: T): Exclude<T, Locked> | null =>
  isLocked(value) ? null : (value as Exclude<T, Locked>); // a lock was ruled out
