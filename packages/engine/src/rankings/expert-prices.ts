/**
 * What experts' lists are worth in an auction: nobody publishes prices for a league of one's own, so that a place in a
 * list counts what such a place costs in the league.
 */
import { wholeDollars } from '../player-value/auction-values.ts';
import { type PriceCurve, pricesByOrder, spentWhole } from '../player-value/market-prices.ts';
import type { Position } from '../vocabulary/positions.ts';
import { STARTING_SLOTS } from '../vocabulary/slots.ts';

/** Somebody whom experts rank. */
export interface RankedEntry {
  readonly entityId: string;
  /** One that the league has a place for. */
  readonly position: Position;
  /** Overall places by expert, from 1. */
  readonly ranks: Readonly<Record<string, number>>;
}

/** A player's prices, whole dollars. */
export interface ExpertPrices {
  /** By expert; 0 for whom the expert would not draft, absent where there is no opinion. */
  readonly values: Readonly<Record<string, number>>;
  /** The mean of the experts asked, so that all of the league's money is spent; 0 for whom nobody drafts. */
  readonly consensus: number;
  /** The same before it is rounded. */
  readonly worth: number;
}

/**
 * Everybody's prices.
 *
 * @param entries whoever can be drafted, in any order; equals are drafted in it
 * @param asked experts whose mean the consensus is
 * @param others experts who have values, and no part in the consensus
 * @returns same order as `entries`
 */
export function expertPrices(
  entries: readonly RankedEntry[],
  { asked, others }: { readonly asked: readonly string[]; readonly others: readonly string[] },
  curve: PriceCurve,
): readonly ExpertPrices[] {
  const priced = new Map([...asked, ...others].map((expert) => [expert, pricesOf(expert, entries, curve)]));
  const means = entries.map((_, index) => {
    const opinions = asked.flatMap((expert) => priced.get(expert)?.[index] ?? []);
    return opinions.length === 0 ? 0 : opinions.reduce((sum, price) => sum + price, 0) / opinions.length;
  });
  const worths = spentWhole(means, curve.league);
  const dollars = wholeDollars(worths);
  const columns = [...priced].map(([expert, prices]) => [expert, wholeWhereGiven(prices)] as const);
  return entries.map((_, index) => ({
    values: Object.fromEntries(
      columns.flatMap(([expert, prices]) => {
        const price = prices[index];
        return price === null || price === undefined ? [] : [[expert, price]];
      }),
    ),
    consensus: dollars[index] ?? 0,
    worth: worths[index] ?? 0,
  }));
}

/**
 * An expert's prices in exact dollars, null without an opinion. Whoever leaves most of the first places empty means to
 * leave the others out, as a list of rookies does: such places cost what they cost among all.
 */
function pricesOf(expert: string, entries: readonly RankedEntry[], curve: PriceCurve): readonly (number | null)[] {
  const ranked = entries
    .flatMap(({ position, ranks }, index) => {
      const rank = ranks[expert];
      return rank === undefined ? [] : [{ index, position, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  const starters = startersOf(curve);
  const isPartial = ranked.filter(({ rank }) => rank <= starters).length < FILLED_SHARE * starters;
  const prices: (number | null)[] = entries.map(() => (isPartial ? null : 0));
  const inOrder = isPartial
    ? ranked.map(({ rank }) => curve.falling[rank - 1] ?? 0)
    : pricesByOrder(
        ranked.map(({ position }) => position),
        curve,
      );
  ranked.forEach(({ index }, place) => {
    prices[index] = inOrder[place] ?? 0;
  });
  return prices;
}

/** So much of the league's starting places a whole list fills. */
const FILLED_SHARE = 0.5;

const startersOf = ({ league: { teams, slots } }: PriceCurve): number =>
  teams * STARTING_SLOTS.reduce((sum, slot) => sum + slots[slot], 0);

function wholeWhereGiven(prices: readonly (number | null)[]): readonly (number | null)[] {
  const whole = wholeDollars(prices.map((price) => price ?? 0));
  return prices.map((price, index) => (price === null ? null : (whole[index] ?? 0)));
}
