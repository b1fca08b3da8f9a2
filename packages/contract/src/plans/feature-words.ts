import { BRAND } from '../brand.ts';
import { TABLES } from '../tables/tables.ts';
import { type Feature, REQUIRED_TIER } from './tiers.ts';

/**
 * What a plan opens, in words for a buyer. Features with the same words are one offer. What is not here
 * is not offered: it is open to everybody, or waits for its table or page, and nobody pays for a promise.
 */
export const FEATURE_WORDS: Readonly<Partial<Record<Feature, string>>> = {
  adpDiffs: 'How each site’s ADP differs from the market',
  consensus: 'The consensus of every ranker, and each ranker’s own list',
  adp: 'The consensus of every ranker, and each ranker’s own list',
  opponentTeam: 'The consensus of every ranker, and each ranker’s own list',
  difference: 'Where rankers and the market disagree',

  rankingsTableRight: 'The consensus of every ranker, and each ranker’s own list',
  auctionTableRight: 'Auction values by every ranker, and what your league should pay',
  rankingsDraftboard: 'Draft boards of rankings and ADP',
  adpDraftboard: 'Draft boards of rankings and ADP',
  customScoringsDialog: 'Every scoring system, and your league’s own',
  draftChampion: `Ranks, tiers and projections in ${BRAND.mockDrafts}`,
  projectionsTableBottom: 'Projections of every player, with ranges',
  gameLogTable: 'Game logs and per-game stats of every player',
  projections: 'Projections of every player, with ranges',
  startSitProjections: 'Whom to start and sit by our projections, with points, booms and duds',
  guillotineTableLock: 'Floors, chances and utilization in guillotine leagues',
  guillotineTableUtilizationScore: 'Floors, chances and utilization in guillotine leagues',
  boomOrBoost: `Who of your opponent may boom or bust, in ${BRAND.leagueHub}`,
  scoutSixPacksProjections: 'Where Scout and the market differ most, and who has them in your league',
  thisWeeksMatchupsData: `Match-ups, byes, injuries, trends and trades of your leagues, in ${BRAND.leagueHub}`,
  byeWeekWatchData: `Match-ups, byes, injuries, trends and trades of your leagues, in ${BRAND.leagueHub}`,
  trendingUpData: `Match-ups, byes, injuries, trends and trades of your leagues, in ${BRAND.leagueHub}`,
  tradeHighAcquireLowData: `Match-ups, byes, injuries, trends and trades of your leagues, in ${BRAND.leagueHub}`,
  injuredPlayers: `Match-ups, byes, injuries, trends and trades of your leagues, in ${BRAND.leagueHub}`,
  playerComparison: 'Players side by side, with their part in the offense and their schedules',
  standaloneWaiverWire: 'Whom to pick up, whom to drop, and what to bid to win them',
  publicTradeAnalyzer: 'Trades that help both sides, and what any trade does to your line-up',
};

/** What a feature is sold by; the words of a table that it opens stand in the table's declaration. */
const wordsOf = (feature: Feature): string | null =>
  FEATURE_WORDS[feature] ?? TABLES.find(({ preview }) => preview?.feature === feature)?.preview?.soldAs ?? null;

/**
 * What a tier opens beyond the one below it, each thing once.
 *
 * @example featuresOpenedBy(2)[0] // → 'Everything in Tier 1'
 */
export function featuresOpenedBy(tier: 1 | 2): readonly string[] {
  // The keys of a literal are its features.
  const features = (Object.keys(REQUIRED_TIER) as Feature[]).filter((feature) => REQUIRED_TIER[feature] === tier);
  const words = features.map(wordsOf).filter((text) => text !== null);
  return [...new Set([...(tier === 2 ? ['Everything in Tier 1'] : []), ...words])];
}
