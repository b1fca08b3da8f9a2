// How likely real picks were in a room: what a draft of league-mates is scored by once the real one was held.

import { emptyCandidates, flyerChance, weighCandidates } from '../bots/bot-picks.ts';
import type { Room } from '../bots/room.ts';
import { applyPick, openState } from '../bots/room-state.ts';

/** So much of every pick is spread evenly over everybody who is left: no pick of people is impossible. */
const SPREAD_EVENLY = 0.01;

/**
 * The logarithm of the chance that a room gave to each real pick, in order.
 *
 * @param picks numbers in the room's table, of the open turns from the first on
 * @throws when somebody is picked twice, or is not there
 */
export function pickLogLikelihoods(room: Room, picks: readonly number[]): readonly number[] {
  const state = openState(room);
  const candidates = emptyCandidates();
  return picks.slice(0, room.turns).map((player) => {
    weighCandidates(state, candidates);
    const left = state.available.length - state.head;
    const place = state.available.indexOf(player, state.head) - state.head;
    const flyers = room.flyersOfTurn[state.turn] as number; // the turn is not over
    const isNear = place >= 0 && place < candidates.size;
    const near = candidates.total > 0 && isNear ? (candidates.weights[place] as number) / candidates.total : 0;
    const chance = isNear ? (1 - flyers) * near : flyerChance(state, candidates, state.head + place);
    applyPick(state, player);
    return Math.log((1 - SPREAD_EVENLY) * chance + SPREAD_EVENLY / left);
  });
}
