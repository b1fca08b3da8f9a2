/**
 * What rivals bid for a free agent, from what a league shows of itself.
 *
 * Where free agents are bid for, every team names a sum in secret, and the highest gets the player and pays it. Most
 * claims meet no other at all; where one is met, its bid may be anything from nothing to half a budget. So a rival is
 * told of by two things: how likely they bid, and how their bid, if there is one, is spread. Both depend on how far the
 * player stands out of the wire, on what they did last, and on what the rival's line-up gains by them; how a league's
 * own managers go about it (league-habits.ts) moves both. Nobody bids more than they have left.
 *
 * - **Share**: a bid divided by the whole budget of a season, so that leagues of any budget are alike.
 * - **Least bid**: what the platform takes at least, in whole dollars; bidding it is a habit of its own.
 */
import { normalCdf } from '../statistics/normal.ts';
import { BID_PRIOR, type BiddingLeague } from './bid-prior.ts';
import { type BidHabits, NO_HABITS } from './league-habits.ts';

/** A free agent, as far as rivals see a reason to bid. */
export interface WantedPlayer {
  /** Expected points a week above what else is free at the position; below 0 counts as 0. */
  readonly lead: number;
  /** Points of the last week in the league's scoring; 0 for whoever did not play. */
  readonly lastPoints: number;
}

/** A team that may bid too. */
export interface Rival {
  readonly teamId: string;
  /** Whole dollars left, ≥ 0. */
  readonly leftDollars: number;
  /** Points a week that the rival's line-up would gain; below 0 counts as 0. */
  readonly gain: number;
}

/** How a rival bids: everything that their distribution needs. */
export interface RivalBid {
  /** That they bid at all, 0 to 1. */
  readonly chance: number;
  /** Of those bids, the share that is the least bid. */
  readonly leastShare: number;
  /** Mean and spread of the logarithm of other bids as shares of the budget. */
  readonly mean: number;
  readonly spread: number;
  /** They cannot bid more, whole dollars. */
  readonly mostDollars: number;
  readonly league: BiddingLeague;
}

const MOST_LEAD = 8;
const MOST_POINTS = 30;
const MOST_GAIN = 3;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Log-odds of a chance, which have to stay finite. */
const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/**
 * How a rival bids for a player.
 *
 * @param habits of the league's own; those of all leagues unless said
 * @example rivalBid({ lead: 0, lastPoints: 0 }, { teamId: '2', leftDollars: 0, gain: 0 }, { budgetDollars: 100,
 *   leastBid: 1 }).chance // → 0: they have nothing to bid
 */
export function rivalBid(
  { lead, lastPoints }: WantedPlayer,
  { leftDollars, gain }: Rival,
  league: BiddingLeague,
  habits: BidHabits = NO_HABITS,
): RivalBid {
  const { odds, share, leastShare } = BID_PRIOR;
  const [stands, scored] = [within(lead, MOST_LEAD), within(lastPoints, MOST_POINTS)];
  const logOdds = odds.base + odds.lead * stands + odds.lastPoints * scored + odds.gain * within(gain, MOST_GAIN);
  return {
    chance: leftDollars < league.leastBid ? 0 : chanceOf(logOdds + habits.logOdds),
    leastShare: Math.min(1, Math.max(0, leastShare + habits.leastShare)),
    mean: share.base + share.lead * stands + share.lastPoints * scored + habits.logShare,
    spread: share.spread,
    mostDollars: leftDollars,
    league,
  };
}

/**
 * The chance that a rival's bid is no more than so many whole dollars, or that they do not bid, 0 to 1; never less for
 * more dollars.
 */
export function bidAtMost(
  { chance, leastShare, mean, spread, mostDollars, league: { budgetDollars, leastBid } }: RivalBid,
  dollars: number,
): number {
  if (dollars >= mostDollars) return 1;
  if (dollars < leastBid) return 1 - chance;
  // A bid of whole dollars stands for all that round to it.
  const others = normalCdf((Math.log((dollars + 0.5) / budgetDollars) - mean) / spread);
  return 1 - chance + chance * (leastShare + (1 - leastShare) * others);
}
