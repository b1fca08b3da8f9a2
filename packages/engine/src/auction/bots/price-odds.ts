// How high the others will go, as far as anybody can know: their purses, places and plans are there for all to see,
// their opinions are not. Each of the others has a limit around what the player is worth to it; a price is safe when
// all limits lie at or below it. Once the bots have finished bidding on a player, only the high bidder can go on.
import { normalCdf } from '../../statistics/normal.ts';
import { type AuctionState, highBid } from '../rules/auction-state.ts';
import { CAUTION, OPINION_SPREAD } from './bidders.ts';
import type { Bidding } from './bidding.ts';

/** Chance, 0 to 1, that nobody else goes above so many whole dollars. */
export type PriceOdds = (dollars: number) => number;

/** Nobody asks for more. */
const HIGHEST_DOLLARS = 999;

/**
 * Odds for one player and one seat.
 *
 * @param seat who wants to buy
 */
export function priceOdds(state: AuctionState, bidding: Bidding, seat: number, player: number): PriceOdds {
  const { block } = state;
  const entityId = bidding.room.pool.table.entityIds[player];
  if (block !== null && block.entityId === entityId) {
    const high = highBid(block);
    if (high.seat === seat) return () => 1;
    const below = limitAtMost(state, bidding, high.seat, player, high.dollars - 1);
    return (dollars) => {
      const there = limitAtMost(state, bidding, high.seat, player, dollars);
      // They have bid so much, so their limit is not below it.
      return below >= 1 ? 1 : Math.max(0, (there - below) / (1 - below));
    };
  }
  const others = state.participants.map((_, other) => other).filter((other) => other !== seat);
  return (dollars) => others.reduce((all, other) => all * limitAtMost(state, bidding, other, player, dollars), 1);
}

/** Chance that a seat does not go above a price. */
function limitAtMost(state: AuctionState, bidding: Bidding, seat: number, player: number, dollars: number): number {
  const { wanted, dollars: most } = bidding.worth(seat, player, Number.MAX_VALUE);
  if (most <= dollars) return 1;
  const spread = OPINION_SPREAD[state.settings.roomType];
  return normalCdf(Math.log((dollars + 0.5) / wanted) / spread + CAUTION);
}

/**
 * What the player should cost: a dollar above the highest of the others' limits, on average.
 *
 * @param least the lowest possible price
 */
export function meanPrice(odds: PriceOdds, least: number): number {
  let mean = least;
  for (let dollars = least; dollars < HIGHEST_DOLLARS; dollars++) {
    const above = 1 - odds(dollars - 1);
    if (dollars > least) mean += above;
    if (above < 0.002) break;
  }
  return mean;
}
