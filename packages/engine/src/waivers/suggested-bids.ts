/**
 * What to bid.
 *
 * A bid that wins is paid in full, so each is held below what the player is worth: a bid takes the chance to win times
 * what is saved on the worth. What players are worth in dollars depends on what the money would buy else: the more of
 * it is to be kept for later, the less. That is the style. The goal says whether all players are wanted, whose bids
 * together never pass what is left, or one of them, in an order in which the next claim counts only when those before
 * were lost.
 */
import type { BidCurve } from './bid-curve.ts';

/** The goals of the calculator. @source docs/sources.md "Waiver wire" */
export const BID_GOALS = ['WIN_ALL', 'WIN_ONE'] as const;
export type BidGoal = (typeof BID_GOALS)[number];

/** The styles of the calculator; the first is the one that is taken unless another is chosen. */
export const BID_STYLES = ['AVERAGE', 'NO_TOMORROW', 'AGGRESSIVE', 'CONSERVATIVE', 'THE_HOARDER'] as const;
export type BidStyle = (typeof BID_STYLES)[number];

/**
 * What money kept for later counts as in each style, against the usual.
 * @source docs/decisions/0085-bids-against-rivals-that-a-league-shows.md
 */
const KEPT: Readonly<Record<BidStyle, number>> = {
  THE_HOARDER: 2,
  CONSERVATIVE: 1.3,
  AVERAGE: 1,
  AGGRESSIVE: 0.6,
  NO_TOMORROW: 0,
};

/** Bids beside the recommended one: for half of what the player is worth, and for twice of it. */
const SAFE_SHARE = 0.5;
const AGGRESSIVE_SHARE = 2;

/**
 * Points a week, over all weeks that are left, that are worth all of a budget: an estimate.
 * @source docs/decisions/0085-bids-against-rivals-that-a-league-shows.md
 */
export const WHOLE_BUDGET_POINTS = 6;

/** A player whom somebody wants. */
export interface BidCandidate {
  readonly curve: BidCurve;
  /** Points a week over all weeks that are left that the player brings, ≥ 0. */
  readonly worthPerWeek: number;
}

/** Bids for a player, whole dollars. */
export interface SuggestedBid {
  /** Risks little. Never above the recommended one. */
  readonly safe: number;
  readonly recommended: number;
  /** For whoever wants to be surer. Never below the recommended one, never above what is left. */
  readonly aggressive: number;
}

/**
 * Bids for some players.
 *
 * @param candidates curves of one team, all as long as its money reaches; in the order in which they are wanted
 * @param leftDollars what the team has left, whole dollars
 * @param leastBid what the platform takes at least
 * @param mostDollars what all together may cost with 'WIN_ALL', whole dollars, ≥ 0; all that is left unless said
 * @returns one each, in the same order. With 'WIN_ALL' the recommended ones together are at most `leftDollars` and
 *   `mostDollars`: where even the least bids are more, the last ones are 0. No other bid is below the least one
 * @example suggestedBids([], { goal: 'WIN_ALL', style: 'AVERAGE', leftDollars: 100, leastBid: 0 }) // → []
 */
export function suggestedBids(
  candidates: readonly BidCandidate[],
  {
    goal,
    style,
    leftDollars,
    leastBid,
    mostDollars = leftDollars,
  }: {
    readonly goal: BidGoal;
    readonly style: BidStyle;
    readonly leftDollars: number;
    readonly leastBid: number;
    readonly mostDollars?: number;
  },
): readonly SuggestedBid[] {
  const worths = candidates.map(({ worthPerWeek }) => worthInDollars(worthPerWeek, style, leftDollars));
  const held = goal === 'WIN_ONE' ? heldForNext(candidates, worths, leastBid) : candidates.map(() => 0);
  const bidAt = (share: number) =>
    candidates.map(({ curve }, at) => bestBid(curve, share * (worths[at] ?? 0) - (held[at] ?? 0), leastBid));
  let recommended = bidAt(1);
  if (goal === 'WIN_ALL') recommended = withinBudget(recommended, bidAt, Math.min(leftDollars, mostDollars));
  const [safe, aggressive] = [bidAt(SAFE_SHARE), bidAt(AGGRESSIVE_SHARE)];
  return recommended.map((bid, at) => ({
    safe: Math.min(bid, safe[at] ?? bid),
    recommended: bid,
    aggressive: Math.max(bid, aggressive[at] ?? bid),
  }));
}

/** What a player is worth in dollars, at most all that is left. */
function worthInDollars(worthPerWeek: number, style: BidStyle, leftDollars: number): number {
  const price = KEPT[style] * WHOLE_BUDGET_POINTS;
  // Who keeps nothing for later gives all for anybody who helps at all.
  if (price === 0) return worthPerWeek > 0 ? leftDollars : 0;
  return Math.min(1, Math.max(0, worthPerWeek) / price) * leftDollars;
}

/** The bid of the most chance times what it saves; of equals the lowest. 0, for none, where the least is too dear. */
function bestBid({ wins }: BidCurve, worth: number, leastBid: number): number {
  if (leastBid >= wins.length) return 0;
  let best = leastBid;
  let most = Math.max(0, worth - best) * (wins[best] ?? 0);
  for (let dollars = best + 1; dollars < wins.length && dollars < worth; dollars++) {
    const saved = (wins[dollars] ?? 0) * (worth - dollars);
    if (saved <= most + 1e-12) continue;
    most = saved;
    best = dollars;
  }
  return best;
}

/** What is still to be had when a claim is lost: of each player, what those after them save. */
function heldForNext(
  candidates: readonly BidCandidate[],
  worths: readonly number[],
  leastBid: number,
): readonly number[] {
  const held = new Array<number>(candidates.length).fill(0);
  let next = 0;
  for (let at = candidates.length - 1; at >= 0; at--) {
    held[at] = next;
    const curve = candidates[at]?.curve;
    if (!curve) continue;
    const worth = worths[at] ?? 0;
    const bid = bestBid(curve, worth - next, leastBid);
    const win = curve.wins[bid] ?? 0;
    next = Math.max(next, win * (worth - bid) + (1 - win) * next);
  }
  return held;
}

/** Bids that are paid from one purse: every worth is lowered alike until they fit. */
function withinBudget(
  bids: readonly number[],
  bidAt: (share: number) => readonly number[],
  leftDollars: number,
): number[] {
  const sum = (list: readonly number[]) => list.reduce((all, bid) => all + bid, 0);
  if (sum(bids) <= leftDollars) return [...bids];
  let [fits, tooMuch] = [0, 1];
  for (let halving = 0; halving < 40; halving++) {
    const middle = (fits + tooMuch) / 2;
    if (sum(bidAt(middle)) <= leftDollars) fits = middle;
    else tooMuch = middle;
  }
  let left = leftDollars;
  return bidAt(fits).map((bid) => {
    const own = bid <= left ? bid : 0;
    left -= own;
    return own;
  });
}
