/**
 * How a league's own managers bid, against all leagues: learned of its claims of the season, and held back as long as
 * there are few.
 */
import { BID_PRIOR, type BiddingLeague, HELD_BACK, USUAL_REASONS } from './bid-prior.ts';

/** A player for whom somebody bid, as the league tells it afterwards. */
export interface PastClaim {
  /** The highest bid of each team, whole dollars; at least one. */
  readonly bids: readonly number[];
  /** Teams that could have bid beside the first. */
  readonly rivals: number;
}

/** How far a league is from all leagues; 0 is not at all. */
export interface BidHabits {
  /** Added to the log-odds that a rival bids. */
  readonly logOdds: number;
  /** Added to the logarithm of the share that they bid. */
  readonly logShare: number;
  /** Added to the share of bids that are the least. */
  readonly leastShare: number;
  /** Claims that were learned of. */
  readonly claims: number;
}

/** A league of which nothing is known. */
export const NO_HABITS: BidHabits = { logOdds: 0, logShare: 0, leastShare: 0, claims: 0 };

/** So many claims of which none met another are the platform's silence. */
const ENOUGH_CLAIMS = 12;

/**
 * The habits of a league.
 *
 * Platforms that do not tell of lost claims seem to have none contested: where not one of a dozen claims or more met
 * another, nothing is learned of how often that happens.
 *
 * @param claims of the season so far, in any order
 * @example habitsOf([], { budgetDollars: 100, leastBid: 0 }) // → NO_HABITS
 */
export function habitsOf(claims: readonly PastClaim[], { budgetDollars, leastBid }: BiddingLeague): BidHabits {
  const bids = claims.flatMap((claim) => claim.bids);
  if (bids.length === 0) return NO_HABITS;
  const { odds, share, leastShare } = BID_PRIOR;
  const { lead, lastPoints, gain } = USUAL_REASONS;
  const usual = 1 / (1 + Math.exp(-(odds.base + odds.lead * lead + odds.lastPoints * lastPoints + odds.gain * gain)));
  // Seen from each bidder, every other bid is a rival's.
  let met = 0;
  let couldMeet = 0;
  for (const { bids: own, rivals } of claims) {
    met += own.length * (own.length - 1);
    couldMeet += own.length * Math.max(rivals, own.length - 1);
  }
  const isTold = met > 0 || claims.length < ENOUGH_CLAIMS;
  const factor = (met + HELD_BACK.rivals) / (couldMeet * usual + HELD_BACK.rivals);
  const above = bids.filter((dollars) => dollars > leastBid);
  const expected = share.base + share.lead * lead + share.lastPoints * lastPoints;
  const distance = above.reduce((sum, dollars) => sum + Math.log(dollars / budgetDollars) - expected, 0);
  const least = bids.length - above.length;
  return {
    logOdds: isTold ? Math.log(factor) : 0,
    logShare: distance / (above.length + HELD_BACK.shares),
    leastShare: (least + HELD_BACK.least * leastShare) / (bids.length + HELD_BACK.least) - leastShare,
    claims: claims.length,
  };
}
