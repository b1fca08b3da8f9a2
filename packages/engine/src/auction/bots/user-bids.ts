// The person's part: nominating, bidding, passing, and what happens when their time is up.

import { changed, refused } from '../../drafting/outcome.ts';
import { clockRefusal } from '../../drafting/pick-clock.ts';
import { advisedPerson } from '../advice/advised-person.ts';
import { auctionCan } from '../rules/auction-can.ts';
import type { AuctionCommand, AuctionOutcome } from '../rules/auction-command.ts';
import { goOn, nominateAsBot, putUp, putUpFirst, type Spokesperson, type UserVoice } from '../rules/auction-course.ts';
import { type AuctionState, auctionDeadlineMs, highBid } from '../rules/auction-state.ts';
import { auctionPrices } from './auction-market.ts';
import { type AuctionContext, auctionRoom, purchaseRefusal, saleNumberOf, stateAfter } from './auction-room.ts';
import { type Bidding, beginBidding, canRaise, closeBlock, raise } from './bidding.ts';

type Of<T extends AuctionCommand['type']> = Extract<AuctionCommand, { readonly type: T }>;

const begin = (state: AuctionState, { pool, nowMs }: AuctionContext): Bidding =>
  beginBidding(state, auctionRoom(state, pool), nowMs);

const asPerson = (): UserVoice => 'person';

/** Bots go on, and the state is what they leave. */
function answered(
  state: AuctionState,
  bidding: Bidding,
  voice: () => UserVoice = asPerson,
  instead: Spokesperson | null = null,
): AuctionOutcome {
  if (!goOn(bidding, voice, instead)) return refused('pool-exhausted');
  return changed(stateAfter(state, bidding.room, bidding.nowMs), bidding.room.events);
}

/** Whether a command speaks of another sale than the one at hand. */
const isLate = (state: AuctionState, saleNumber: number): boolean => saleNumber !== saleNumberOf(state);

/**
 * The person puts a player up. Refused: see {@link auctionCan.nominate}, other-sale, and the reasons of an illegal
 * purchase.
 */
export function nominate(state: AuctionState, command: Of<'nominate'>, context: AuctionContext): AuctionOutcome {
  const bidding = begin(state, context);
  if (isLate(state, command.saleNumber)) return refused('other-sale');
  const refusal = putUp(bidding, state.userSeat, command.entityId, command.dollars);
  return refusal === null ? answered(state, bidding) : refused(refusal);
}

/**
 * The person bids. Refused: see {@link auctionCan.bid}, other-sale, bid-too-low and the reasons of an illegal purchase.
 */
export function placeBid(state: AuctionState, command: Of<'bid'>, context: AuctionContext): AuctionOutcome {
  if (state.block !== null && isLate(state, command.saleNumber)) return refused('other-sale');
  const reason = auctionCan.bid(state);
  if (reason !== null) return refused(reason);
  const bidding = begin(state, context);
  const { block } = state;
  if (block === null) return refused('no-nomination');
  if (command.dollars <= highBid(block).dollars) return refused('bid-too-low');
  const refusal = purchaseRefusal(bidding.room, state.userSeat, block.entityId, command.dollars);
  if (refusal !== null) return refused(refusal);
  raise(bidding, { seat: state.userSeat, dollars: command.dollars });
  return answered(state, bidding);
}

/**
 * The person leaves the player to the high bidder, and as many after them as they said.
 * Refused: see {@link auctionCan.pass}, other-sale.
 */
export function pass(state: AuctionState, command: Of<'pass'>, context: AuctionContext): AuctionOutcome {
  if (state.block !== null && isLate(state, command.saleNumber)) return refused('other-sale');
  const reason = auctionCan.pass(state);
  if (reason !== null) return refused(reason);
  const bidding = begin(state, context);
  const { room } = bidding;
  const { block } = state;
  if (block === null) return refused('no-nomination');
  room.events.push({
    type: 'passed',
    saleNumber: saleNumberOf(room),
    seat: state.userSeat,
    entityId: block.entityId,
  });
  closeBlock(bidding, { isUsersDecision: true });
  const queued = new Set(state.queue);
  return answered(state, bidding, () => {
    if (command.until === 'next') return 'person';
    const isWanted = room.block !== null && queued.has(room.block.entityId);
    return command.until === 'queued' && isWanted ? 'person' : 'silent';
  });
}

/** Bots go on until the person has to decide. Refused: see {@link auctionCan.botsBid}, user-on-the-clock. */
export function letBotsBid(state: AuctionState, context: AuctionContext): AuctionOutcome {
  const bidding = begin(state, context);
  const before = bidding.room.events.length;
  const outcome = answered(state, bidding);
  return outcome.ok && outcome.value.events.length === before ? refused('user-on-the-clock') : outcome;
}

/**
 * Fills all rosters, also in person. The person nominates and bids as the room advises, or as a bot with the strategy
 * that they chose. Refused: draft-closed.
 */
export function simulateRest(state: AuctionState, context: AuctionContext): AuctionOutcome {
  const bidding = begin(state, context);
  return answered(state, bidding, () => 'bot', personAsAdvised(state, bidding, context));
}

function personAsAdvised(state: AuctionState, { room }: Bidding, { advice }: AuctionContext): Spokesperson | null {
  if (advice === undefined || state.participants[state.userSeat]?.strategy !== 'balanced') return null;
  return advisedPerson(state, room, { ...advice, prices: auctionPrices(state.settings, advice.pool) });
}

/**
 * Time is up: the high bidder has the player; without one the server nominates for the person, from the queue first.
 * Refused: draft-closed, no-clock, deadline-passed (somebody acted since), clock-running.
 */
export function expire(state: AuctionState, deadlineMs: number, context: AuctionContext): AuctionOutcome {
  if (state.closedAtMs !== null) return refused('draft-closed');
  const early = clockRefusal(auctionDeadlineMs(state), deadlineMs, context.nowMs);
  if (early !== null) return refused(early);
  const bidding = begin(state, context);
  if (state.block !== null) closeBlock(bidding, { isUsersDecision: canRaise(bidding.room, state.userSeat) });
  else if (!putUpFirst(bidding, state.userSeat, state.queue) && !nominateAsBot(bidding, state.userSeat))
    return refused('pool-exhausted');
  return answered(state, bidding);
}
