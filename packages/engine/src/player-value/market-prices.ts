/**
 * Prices by an order of players, whoever's it is.
 *
 * Rooms do not pay for points alone: whoever everybody ranks first costs most. So bidders go a quarter by what a place
 * among its position is worth and three quarters by the place overall: the n-th of the board costs what the n-th best
 * price is. Some money goes to the bench, too, and hardly any to kickers and defences, whom nobody can foresee.
 */
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { dearestDollars, MINIMUM_BID_DOLLARS, sharedMoney } from './auction-values.ts';
import { benchAwareReplacementPoints, replacementPoints, type ValuedPlayer } from './replacement.ts';

/**
 * Share of a kicker's or defence's points over replacement that bidders pay for: hardly any of them can be foreseen.
 * Estimate [E].
 */
const STREAMED_SHARE = 0.1;
const STREAMED: ReadonlySet<Position> = new Set(['K', 'DST']);

/** What the prices that bidders go by are made of. */
interface MarketShape {
  /** How much of a bidder's price the list is; the rest is the market's. */
  readonly listShare: number;
  /** Worth of a point over the waiver wire beside one over the starters' replacement. */
  readonly benchShare: number;
}
/** Nearest to real prices among the shares tried. @source analysis/auction */
export const MARKET_SHAPE: MarketShape = { listShare: 0.25, benchShare: 0.12 };

/** What bidders pay for of points above the starters' replacement, ≥ 0. */
export const starterWorth = (position: Position, above: number): number =>
  (STREAMED.has(position) ? STREAMED_SHARE : 1) * Math.max(0, above);

/** What of points above the waiver wire counts for a bench, ≥ 0. */
export const benchWorth = (position: Position, above: number): number =>
  STREAMED.has(position) ? 0 : Math.max(0, above);

/** What places cost in a league, in exact dollars. */
export interface PriceCurve {
  readonly league: LeagueShape;
  /** By position, of its places in their order. */
  readonly byPosition: ReadonlyMap<Position, readonly number[]>;
  /** Of all places, falling. */
  readonly falling: readonly number[];
}

/** Places of a position that can cost anything: more are on no roster of any league. */
const PLACES = 200;

/**
 * What places cost in a league.
 *
 * @param worthOf points of a season by place among the position, from 1; never rising
 */
export function priceCurve(
  worthOf: (position: Position, place: number) => number,
  league: LeagueShape,
  { benchShare } = MARKET_SHAPE,
): PriceCurve {
  const places: readonly ValuedPlayer[] = POSITIONS.flatMap((position) =>
    Array.from({ length: PLACES }, (_, index) => ({ position, points: worthOf(position, index + 1) })),
  );
  const [starter, wire] = [replacementPoints(places, league), benchAwareReplacementPoints(places, league)];
  const prices = sharedMoney(
    places.map(
      ({ position, points }) =>
        starterWorth(position, points - starter[position]) + benchShare * benchWorth(position, points - wire[position]),
    ),
    moneyOf(league),
    spotsOf(league),
    dearestDollars(league),
  );
  return {
    league,
    byPosition: new Map(
      POSITIONS.map((position, index) => [position, prices.slice(index * PLACES, (index + 1) * PLACES)]),
    ),
    falling: prices.toSorted((one, other) => other - one),
  };
}

const moneyOf = ({ teams, budgetDollars }: LeagueShape): number => teams * budgetDollars;
const spotsOf = ({ teams, slots }: LeagueShape): number => teams * rosterSize(slots);

/**
 * What players cost by an order of them.
 *
 * @param order positions of the players, the best first; only ones that the league has a place for
 * @returns same order, exact dollars: 0 for whom nobody drafts, else ≥ 1; their sum is the league's money when there
 *   are enough of them to fill the rosters
 */
export function pricesByOrder(
  order: readonly Position[],
  { league, byPosition, falling }: PriceCurve,
  { listShare } = MARKET_SHAPE,
): readonly number[] {
  const seen = new Map<Position, number>();
  const prices = order.map((position, place) => {
    const before = seen.get(position) ?? 0;
    seen.set(position, before + 1);
    return listShare * (byPosition.get(position)?.[before] ?? 0) + (1 - listShare) * (falling[place] ?? 0);
  });
  return spentWhole(prices, league);
}

/**
 * Prices of any scale as those of a league: whoever is drafted costs a dollar and a share of the money beyond that, by
 * how far the price is above a dollar.
 *
 * @param prices ≥ 0, of everybody who can be drafted
 * @returns as {@link pricesByOrder}
 * @example spentWhole([11, 6, 0], { ...league, teams: 1, budgetDollars: 32, slots: { ...none, RB: 2 } })
 *   // → [21, 11, 0]
 */
export const spentWhole = (prices: readonly number[], league: LeagueShape): readonly number[] =>
  sharedMoney(
    prices.map((price) => Math.max(0, price - MINIMUM_BID_DOLLARS)),
    moneyOf(league),
    spotsOf(league),
    dearestDollars(league),
  );
