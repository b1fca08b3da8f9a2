import type { TableRows } from '../../tables/all.ts';

const LARGEST_VALUE = 10_000;
/** Each place of a list is worth so much less than the one before it. */
const LOST_BY_PLACE = 0.02;
/** Leagues of the invented provider that add somebody whose price rises by a dollar. */
const LEAGUES_A_DOLLAR = 900;

type PopularityRows = Pick<TableRows, 'ownership' | 'tradeValues'>;
type PriceRow = TableRows['auctionValues'][number];

/**
 * How widely the invented players were had and what they bring in trades, told from their prices and ranks: without
 * chance, so that nothing else of the sample is drawn otherwise.
 */
export function popularityRows({
  auctionValues,
  rankings,
}: Pick<TableRows, 'auctionValues' | 'rankings'>): PopularityRows {
  const season = Math.max(...auctionValues.map((price) => price.season));
  const provider = auctionValues.find((price) => price.season === season)?.provider ?? '';
  const prices = auctionValues.filter((price) => price.season === season && price.provider === provider);
  const days = [...new Set(prices.map((price) => price.asOf))].sort();
  const lists = days.map((asOf) =>
    prices.filter((price) => price.asOf === asOf).sort((a, b) => b.valueDollars - a.valueDollars),
  );
  const before = new Map(lists.at(-2)?.map((price) => [price.entityId, price.valueDollars]));
  const newest = (lists.at(-1) ?? []).map((price) => ({
    ...price,
    rise: price.valueDollars - (before.get(price.entityId) ?? price.valueDollars),
  }));
  const dearest = newest[0]?.valueDollars ?? 1;
  const asOf = days.at(-1) ?? '';
  const told = { season, provider, asOf };
  const careers = (period: string, format: string) =>
    rankings.filter((row) => row.season === season && row.period === period && row.format === format);
  return {
    ownership: [
      ...lists.flatMap((list) => list.flatMap((price, place) => ownedOf(price, place / list.length))),
      ...newest.flatMap(({ entityId, rise }) => {
        const amount = Math.round(LEAGUES_A_DOLLAR * Math.abs(rise));
        return amount === 0 ? [] : [{ ...told, entityId, measure: rise > 0 ? 'adds' : 'drops', amount }];
      }),
    ],
    tradeValues: [
      ...newest.map(({ entityId, valueDollars, rise }, index) => ({
        ...{ ...told, format: 'half-ppr', entityId, rank: index + 1, positionRank: null },
        value: Math.round((LARGEST_VALUE * valueDollars) / dearest),
        change30Days: Math.round((LARGEST_VALUE * rise) / dearest),
      })),
      ...valuesOf(careers('seasonal', 'superflex'), { ...told, format: 'superflex' }),
      ...valuesOf(careers('dynasty', 'ppr'), { ...told, format: 'dynasty' }),
    ],
  };
}

/** @param place in the list of prices, 0 to 1 */
function ownedOf({ season, provider, asOf, entityId }: PriceRow, place: number): PopularityRows['ownership'][number][] {
  const owned = Math.round(100 - 100 * place ** 2);
  const told = { season, provider, asOf, entityId };
  return [
    { ...told, measure: 'owned', amount: owned },
    { ...told, measure: 'started', amount: Math.round(owned * (1 - place)) },
  ];
}

/** A list by rank, with a value for each. */
const valuesOf = (
  ranked: readonly TableRows['rankings'][number][],
  told: Pick<PopularityRows['tradeValues'][number], 'season' | 'provider' | 'format' | 'asOf'>,
): PopularityRows['tradeValues'][number][] =>
  [...new Map(ranked.toSorted((a, b) => a.rank - b.rank).map((row) => [row.entityId, row])).keys()].map(
    (entityId, index) => ({
      ...{ ...told, entityId, rank: index + 1, positionRank: null, change30Days: null },
      value: Math.round(LARGEST_VALUE * Math.exp(-LOST_BY_PLACE * index)),
    }),
  );
