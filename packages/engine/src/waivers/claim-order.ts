/**
 * In what order to claim where nobody bids: claims of one run are carried out team by team, by priority, each team's in
 * its own order, and a claim that is lost costs nothing. So the player who brings most comes first, whoever else wants
 * them; how likely each is still there depends on the teams that claim before.
 */
import type { RivalBid } from './rival-bids.ts';

/** A player to be claimed. */
export interface ClaimCandidate {
  readonly id: string;
  /** What the player brings, ≥ 0, in any unit. */
  readonly worth: number;
  /** How the teams that claim before would bid, if they bid: that they do is all that matters. */
  readonly before: readonly RivalBid[];
}

/** A claim in its place. */
export interface OrderedClaim {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  /** That no team claims the player before, 0 to 1. */
  readonly chance: number;
}

/**
 * Claims in the order in which they should be made.
 *
 * @returns all of them, by worth, of equals the likelier one first
 * @example claimOrder([{ id: 'a', worth: 1, before: [] }, { id: 'b', worth: 2, before: [] }]) // → b, then a
 */
export function claimOrder(candidates: readonly ClaimCandidate[]): readonly OrderedClaim[] {
  return candidates
    .map(({ before, ...candidate }) => ({
      ...candidate,
      chance: before.reduce((all, { chance }) => all * (1 - chance), 1),
    }))
    .sort((one, other) => other.worth - one.worth || other.chance - one.chance)
    .map(({ id, chance }, at) => ({ id, chance, place: at + 1 }));
}
