import type { Feature } from '@pylon/contract/plans/tiers';
import type { HeightRule } from './paywall-heights.ts';

/** What an overlay says unless its variant says something of its own. @source docs/sources.md "Paywalls" */
export const DEFAULT_DESCRIPTION =
  'We get it, paywalls suck. But losing sucks more. Your league is unique, your advice should be too.';

/** One way to stand before something locked. */
export interface Paywall {
  /** What a plan has to open for the overlay to be gone. */
  readonly feature: Feature;
  readonly title?: string;
  /** Absent: {@link DEFAULT_DESCRIPTION}. */
  readonly description?: string;
  /** `vertical` stands beside open columns and is narrow; `block` takes the width of what it covers. */
  readonly shape: 'vertical' | 'block';
  /** Absent: as high as its words, or as what it covers. */
  readonly height?: HeightRule;
}

const SIXTY: HeightRule = { rowPixels: 60, leastRows: 6, extraPixels: 6 };
const BIDS = 'Optimize your bids to acquire players without overspending.';

const VARIANTS = {
  default: { feature: 'rankingsTableRight', shape: 'block' },
  rankings: { feature: 'rankingsTableRight', shape: 'vertical' },
  'rankings-holder': { feature: 'rankingsTableRight', shape: 'block' },
  'projections-table': { feature: 'projectionsTableBottom', shape: 'block', height: SIXTY },
  'season-stats': {
    feature: 'seasonStatsTableBottom',
    shape: 'block',
    description: 'Advanced season stats and utilization data for in-depth player analysis.',
    height: { rowPixels: 58.3, leastRows: 5.2, extraPixels: 0 },
  },
  'game-log': {
    feature: 'gameLogTable',
    shape: 'block',
    description: 'Weekly game logs and utilization data for in-depth player analysis.',
  },
  'air-yards': {
    feature: 'airYardsTable',
    shape: 'block',
    height: { rowPixels: 65, leastRows: 6, extraPixels: 6 },
  },
  snaps: { feature: 'snapCountTable', shape: 'block', height: SIXTY },
  utilization: { feature: 'utilizationScore', shape: 'block', height: SIXTY },
  'waiver-wire': { feature: 'standaloneWaiverWire', shape: 'block', description: BIDS },
  'public-available-players': { feature: 'standaloneWaiverWire', shape: 'block', description: BIDS },
  'public-trade-analyzer': {
    feature: 'publicTradeAnalyzer',
    shape: 'block',
    description: 'Win trades and secure dominance over your leaguemates.',
  },
  'team-styles': {
    feature: 'teamStyles',
    shape: 'block',
    description: 'Seasonal team styles for all 32 teams.',
  },
  draftboard: { feature: 'rankingsDraftboard', shape: 'block' },
  'custom-scoring': { feature: 'customScoringsDialog', shape: 'block', title: 'Customize for your league' },
} as const satisfies Record<string, Paywall>;

export type PaywallVariant = keyof typeof VARIANTS;

/** Every variant of the overlay. @source docs/sources.md "Paywalls" */
export const PAYWALLS: Readonly<Record<PaywallVariant, Paywall>> = VARIANTS;

// The keys of a literal are its variants.
export const PAYWALL_VARIANTS = Object.keys(VARIANTS) as readonly PaywallVariant[];

/** The variant that stands under open rows of a feature; the usual one when it has none of its own. */
export const variantOf = (feature: Feature): PaywallVariant =>
  PAYWALL_VARIANTS.find(
    (variant) => variant !== 'default' && PAYWALLS[variant].feature === feature && PAYWALLS[variant].shape === 'block',
  ) ?? 'default';
