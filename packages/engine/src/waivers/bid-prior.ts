// What all leagues have in common in how they bid: fitted to recorded ones.

/** A league that bids. */
export interface BiddingLeague {
  /** What every team began with, dollars, above 0. */
  readonly budgetDollars: number;
  /** Whole dollars, ≥ 0. */
  readonly leastBid: number;
}

/**
 * The prior of all leagues: log-odds that one rival bids beside somebody who does, and the logarithm of the share that
 * they bid, with what each reason adds. Reasons are capped, for a game in fifty says little of the next such one.
 * @source analysis/waivers
 */
export const BID_PRIOR = {
  odds: { base: -2.6, lead: 0.081, lastPoints: 0.059, gain: 0.313 },
  share: { base: -3.284, lead: 0.074, lastPoints: 0.033, spread: 1.223 },
  leastShare: 0.29,
} as const;

/**
 * The average reasons of recorded claims: what the prior expects of a claim of which only the bids are known.
 * @source analysis/waivers
 */
export const USUAL_REASONS = { lead: 0.663, lastPoints: 6.1, gain: 0.082 } as const;

/**
 * How many bids of all leagues stand against a league's own: many, for its claims come in crowds and its early ones are
 * higher than its later ones.
 * @source analysis/waivers
 */
export const HELD_BACK = { rivals: 180, shares: 160, least: 90 } as const;

/**
 * How much rivals who bid for the same player go together, a shape of a gamma distribution: 1 and less is much.
 * @source analysis/waivers
 */
export const CROWDING = 0.6;
