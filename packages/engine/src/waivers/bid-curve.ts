// The chance that a bid wins, for every whole dollar, and what the next highest then is.
import { CROWDING } from './bid-prior.ts';
import { bidAtMost, type RivalBid } from './rival-bids.ts';

/** A player's bids, from nothing to all that a team has left. */
export interface BidCurve {
  /** By whole dollars, from 0: the chance to win with that bid, 0 to 1; never less for more. 0 below the least bid. */
  readonly wins: Float64Array;
  /** By whole dollars: what the highest other bid is expected to be when that bid wins; 0 where nobody else bids. */
  readonly seconds: Float64Array;
}

/** How often a bid that equals the highest other one wins: by priority, which changes from week to week. */
const TIES_WON = 0.5;

/**
 * The curve of one player.
 *
 * Rivals bid without knowing of one another, but for the same reasons, of which some are unknown: where one bids,
 * others are likelier to. So all their rates are multiplied by one unknown number, gamma distributed with mean 1 and
 * shape `crowding`: the less that is, the more often nobody bids at all, and the more often many do.
 *
 * @param rivals everybody else who may bid; none is a player whom nobody wants
 * @param mostDollars what the team has left, whole dollars, ≥ 0
 * @param leastBid what the platform takes at least, whole dollars, ≥ 0
 * @param crowding above 0; as fitted unless said
 * @example bidCurve([], 2, 1).wins // → 0, 1, 1
 */
export function bidCurve(
  rivals: readonly RivalBid[],
  mostDollars: number,
  leastBid: number,
  crowding: number = CROWDING,
): BidCurve {
  const size = Math.max(0, Math.floor(mostDollars)) + 1;
  const wins = new Float64Array(size);
  const seconds = new Float64Array(size);
  let below = together(rivals, ({ chance }) => 1 - chance, crowding);
  let spent = 0;
  for (let dollars = 0; dollars < size; dollars++) {
    const atMost = together(rivals, (rival) => bidAtMost(rival, dollars), crowding);
    // The highest other bid is this many dollars; that nobody bids costs nothing and is no tie.
    const equal = Math.max(0, atMost - below);
    const before = below;
    if (dollars >= leastBid) {
      wins[dollars] = Math.min(1, before + TIES_WON * equal);
      const paid = spent + TIES_WON * equal * dollars;
      seconds[dollars] = (wins[dollars] ?? 0) > 0 ? paid / (wins[dollars] ?? 1) : 0;
    }
    spent += equal * dollars;
    below = atMost;
  }
  return { wins, seconds };
}

/** The chance that what is told of each rival holds for all of them. */
function together(rivals: readonly RivalBid[], chanceOf: (rival: RivalBid) => number, crowding: number): number {
  let rate = 0;
  for (const rival of rivals) rate -= Math.log(Math.max(Number.MIN_VALUE, chanceOf(rival)));
  return (1 + rate / crowding) ** -crowding;
}

/** The least bid that wins so often; null where not even all the money does. */
export function bidFor({ wins }: BidCurve, chance: number): number | null {
  const at = wins.findIndex((win) => win >= chance);
  return at === -1 ? null : at;
}
