// The course of an auction: nominate, contest, ask the person, sell, and on to the next seat.
import { nextNominator, positionAt } from '../bots/auction-room.ts';
import { type Bidding, canRaise, closeBlock, contest, open } from '../bots/bidding.ts';
import { botNomination } from '../bots/bot-nominations.ts';
import { highBid } from './auction-state.ts';

/** Who speaks for the person: the person, a bot, or nobody at all (they let everybody else have the player). */
export type UserVoice = 'person' | 'bot' | 'silent';

/**
 * Goes on until the person has to decide, or the auction is over.
 *
 * @param voice who bids for the person on the player at hand; asked anew for every player
 * @returns whether the pool had somebody to nominate whenever one was due
 */
export function goOn(bidding: Bidding, voice: () => UserVoice): boolean {
  const { room, userSeat } = bidding;
  for (;;) {
    if (room.block === null) {
      const seat = nextNominator(room);
      if (seat === null) return true;
      if (seat === userSeat && voice() !== 'bot') return true;
      if (!nominateAsBot(bidding, seat)) return false;
    }
    const speaks = voice();
    contest(bidding, (seat) => seat !== userSeat || speaks === 'bot');
    if (speaks === 'person' && canRaise(room, userSeat)) return true;
    const isUsers = room.block?.bids.some(({ seat }) => seat === userSeat) ?? false;
    closeBlock(bidding, { isUsersDecision: speaks !== 'bot' && isUsers, isAutoDraft: isAutoSale(bidding, speaks) });
  }
}

const isAutoSale = ({ room, userSeat }: Bidding, voice: UserVoice): boolean =>
  voice === 'bot' || room.block === null || highBid(room.block).seat !== userSeat;

/** A bot's nomination for a seat, for a dollar. */
export function nominateAsBot(bidding: Bidding, seat: number): boolean {
  const { room } = bidding;
  const { table } = room.pool;
  const player = botNomination(bidding, seat);
  const entityId = table.entityIds[player];
  if (entityId === undefined) return false;
  open(bidding, { entityId, position: positionAt(table, player), nominatorSeat: seat }, 1);
  return true;
}
