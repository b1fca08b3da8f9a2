import type { TableRows } from '../../tables/all.ts';

const LARGEST_VALUE = 10_000;

/**
 * How widely the invented players are had and what they bring in trades, told from their newest prices: without chance,
 * so that nothing else of the sample is drawn otherwise.
 */
export function popularityRows(prices: TableRows['auctionValues']): Pick<TableRows, 'ownership' | 'tradeValues'> {
  const season = Math.max(...prices.map((price) => price.season));
  const ofSeason = prices.filter((price) => price.season === season);
  const asOf =
    ofSeason
      .map((price) => price.asOf)
      .sort()
      .at(-1) ?? '';
  const provider = ofSeason[0]?.provider ?? '';
  const list = ofSeason
    .filter((price) => price.asOf === asOf && price.provider === provider)
    .sort((a, b) => b.valueDollars - a.valueDollars);
  const dearest = list[0]?.valueDollars ?? 1;
  return {
    ownership: list.map(({ entityId }, index) => ({
      ...{ season, provider, measure: 'owned', asOf, entityId },
      amount: Math.round(100 - (100 * index ** 2) / list.length ** 2),
    })),
    tradeValues: list.map(({ entityId, valueDollars }, index) => ({
      ...{ season, provider, format: 'half-ppr', asOf, entityId },
      ...{ value: Math.round((LARGEST_VALUE * valueDollars) / dearest), rank: index + 1 },
      ...{ positionRank: null, change30Days: null },
    })),
  };
}
