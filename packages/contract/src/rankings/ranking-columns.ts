// What the rankings are sorted by; free of schemas, for the browser.

import type { PaidFeature } from '../plans/tiers.ts';
import { nameOf, type SortValue } from '../tables/table-rows.ts';
import { type BoardRow, differenceOf, extremes } from './ranking-row.ts';

/** What rows are sorted by under a key, and the feature that opens it. */
export interface RankingColumn {
  readonly value: (row: BoardRow) => SortValue;
  readonly feature?: PaidFeature;
}

const RIGHT = 'rankingsTableRight';

/** The columns that every table of rankings has. */
export const RANKING_COLUMNS: Readonly<Record<string, RankingColumn | undefined>> = {
  rank: { value: ({ rank }) => rank },
  // The order of the Consensus, which is a free expert; what the plan opens is the mean itself.
  consensus: { value: ({ rank }) => rank },
  positionRank: { value: ({ positionRank }) => positionRank },
  athleteName: { value: nameOf },
  byeWeek: { value: ({ byeWeek }) => byeWeek },
  sd: { value: ({ sd }) => sd, feature: 'consensus' },
  best: { value: ({ ranks }) => extremes(ranks).best?.rank ?? null, feature: RIGHT },
  worst: { value: ({ ranks }) => extremes(ranks).worst?.rank ?? null, feature: RIGHT },
  adp: { value: ({ adp }) => adp, feature: 'adp' },
  difference: { value: differenceOf, feature: 'difference' },
  projectedFantasyPoints: { value: ({ points }) => points?.expected ?? null, feature: RIGHT },
  floorFantasyPoints: { value: ({ points }) => points?.floor ?? null, feature: RIGHT },
  ceilingFantasyPoints: { value: ({ points }) => points?.ceiling ?? null, feature: RIGHT },
  vorp: { value: ({ vorp }) => vorp, feature: RIGHT },
  auctionValue: { value: ({ auctionValue }) => auctionValue, feature: 'auctionTableRight' },
};

/**
 * What rows are sorted by under a key; undefined when the table has no such column.
 *
 * @param tiers tiers of the list by entity; null where they may not be told
 * @param expertIds experts shown, each a column
 */
export function rankingColumn(
  key: string,
  tiers: ReadonlyMap<string, number> | null,
  expertIds: ReadonlySet<string>,
): RankingColumn['value'] | undefined {
  if (Object.hasOwn(RANKING_COLUMNS, key)) return RANKING_COLUMNS[key]?.value;
  if (key === 'tier') return ({ entityId }) => tiers?.get(entityId) ?? null;
  return expertIds.has(key) ? ({ ranks }) => ranks[key] ?? null : undefined;
}
