// What the others' bids tell. Who goes by open lists alone and buys whoever is cheaper than the lists say buys the
// players of whom the others know worse: the winner's curse. In an open auction it can be met, for every bidder who
// drops out shows how much the player was worth to them. What of it their place, plan and purse do not explain is what
// they think of the player, and the mean over the bidders is what the room thinks.

import { CAUTION, OPINION_SPREAD } from '../bots/bidders.ts';
import type { Bidding } from '../bots/bidding.ts';
import { type AuctionState, highBid } from '../rules/auction-state.ts';

/** Standard deviation between a room's price of a player and what their place by ADP would fetch, dollars. */
const LISTS_APART_DOLLARS = 2;
/** Error of a mean opinion besides that of single ones: relative to the price, and of whole dollars. */
const VIEW_ERROR = 0.06;
const ROUNDING_DOLLARS = 1;
/**
 * Points behind a dollar of a room's opinion, in those of a dollar of the list. Bidders go half by lists that
 * all know, so that the price of a player of whom they think otherwise moves half as much.
 */
const BEHIND_A_DOLLAR = 2;
/** The highest of a dozen opinions lies so many standard deviations above the second, which is what it has to show. */
const WINNER_AHEAD = 0.5;
/** Of smaller prices a bid tells nothing. */
const LEAST_TELLING_DOLLARS = 2;

/**
 * By how much the player on the block is better than open lists say, as far as the others' bids tell.
 *
 * @param seat whose bids tell nothing to itself
 * @returns points of the season, below 0 when worse; 0 when there is nothing to tell by
 * @source analysis/advice-policy "What free advice learns from bids"
 */
export function pointsToldByBids(state: AuctionState, bidding: Bidding, seat: number): number {
  const { block } = state;
  const player = block === null ? undefined : bidding.room.pool.table.numberOf.get(block.entityId);
  if (block === null || player === undefined) return 0;
  const spread = OPINION_SPREAD[state.settings.roomType];
  const winner = highBid(block).seat;
  const last = new Map(block.bids.map((bid) => [bid.seat, bid.dollars]));
  const opinions = [...last].flatMap(([other, dollars]) => {
    const { wanted, dollars: most } = bidding.worth(other, player, Number.MAX_VALUE);
    // Whoever has reached what plan or money allow, or has opened for the least, does not show an opinion.
    const isTelling = other !== seat && wanted >= LEAST_TELLING_DOLLARS && dollars > 1 && dollars < most - 0.5;
    if (!isTelling) return [];
    const ahead = other === winner ? WINNER_AHEAD : 0;
    return Math.log(dollars / wanted) + spread * (CAUTION + ahead);
  });
  if (opinions.length === 0) return 0;
  const opinion = opinions.reduce((sum, each) => sum + each, 0) / opinions.length;
  const price = bidding.worth(seat, player).now;
  const known = LISTS_APART_DOLLARS ** 2;
  const error = price ** 2 * (spread ** 2 / opinions.length + VIEW_ERROR ** 2) + ROUNDING_DOLLARS ** 2;
  const dollars = (price * (Math.exp(opinion) - 1) * known) / (known + error);
  return BEHIND_A_DOLLAR * pointsPerDollar(bidding) * dollars;
}

/** What a dollar of the list stands for: the same for everybody but kickers and defences. */
function pointsPerDollar({ room, prices }: Bidding): number {
  const first = prices.byList[0] ?? 0;
  return (room.pool.vorp[first] ?? 0) / Math.max(1, (prices.list[first] ?? 1) - 1);
}
