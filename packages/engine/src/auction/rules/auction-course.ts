// The course of an auction: nominate, contest, ask the person, sell, and on to the next seat.
import type { EntityId } from '../../vocabulary/entities.ts';
import { maximumBid, nextNominator, positionAt, purchaseRefusal } from '../bots/auction-room.ts';
import { type Bidding, canRaise, closeBlock, contest, open, raise } from '../bots/bidding.ts';
import { botNomination } from '../bots/bot-nominations.ts';
import type { AuctionRefusal } from './auction-command.ts';
import { highBid } from './auction-state.ts';

/** Who speaks for the person: the person, a bot, or nobody at all (they let everybody else have the player). */
export type UserVoice = 'person' | 'bot' | 'silent';

/** Somebody else than a bot who speaks for the person where nobody asks them. */
export interface Spokesperson {
  /** Whom to put up, the first who may be; a bot does it when nobody of them may. */
  readonly nominations: () => readonly EntityId[];
  /** The most to bid for the player who is up, whole dollars; 0 for none. */
  readonly most: (entityId: EntityId) => number;
}

/**
 * Goes on until the person has to decide, or the auction is over.
 *
 * @param voice who bids for the person on the player at hand; asked anew for every player
 * @param instead speaks where a bot would speak for the person
 * @returns whether the pool had somebody to nominate whenever one was due
 */
export function goOn(bidding: Bidding, voice: () => UserVoice, instead: Spokesperson | null = null): boolean {
  const { room, userSeat } = bidding;
  for (;;) {
    if (room.block === null) {
      const seat = nextNominator(room);
      if (seat === null) return true;
      if (seat === userSeat && voice() !== 'bot') return true;
      const isUp = seat === userSeat && instead !== null && putUpFirst(bidding, seat, instead.nominations());
      if (!isUp && !nominateAsBot(bidding, seat)) return false;
    }
    const speaks = voice();
    contest(bidding, (seat) => seat !== userSeat || (speaks === 'bot' && instead === null));
    if (speaks === 'bot' && instead !== null) bidUpTo(bidding, instead);
    if (speaks === 'person' && canRaise(room, userSeat)) return true;
    const isUsers = room.block?.bids.some(({ seat }) => seat === userSeat) ?? false;
    closeBlock(bidding, { isUsersDecision: speaks !== 'bot' && isUsers, isAutoDraft: isAutoSale(bidding, speaks) });
  }
}

const isAutoSale = ({ room, userSeat }: Bidding, voice: UserVoice): boolean =>
  voice === 'bot' || room.block === null || highBid(room.block).seat !== userSeat;

/** The person goes as far as somebody says; where the others would stop anyway, no further than that. */
function bidUpTo(bidding: Bidding, { most }: Spokesperson): void {
  const { room, userSeat } = bidding;
  while (room.block !== null && canRaise(room, userSeat)) {
    const { entityId } = room.block;
    const { dollars } = highBid(room.block);
    const player = room.pool.table.numberOf.get(entityId) ?? 0;
    const limit = Math.min(most(entityId), maximumBid(room, userSeat));
    if (limit <= dollars) return;
    const others = room.openSlots.reduce(
      (highest, _, seat) => (seat === userSeat ? highest : Math.max(highest, bidding.limit(seat, player))),
      0,
    );
    raise(bidding, { seat: userSeat, dollars: Math.max(dollars + 1, Math.min(limit, others)) });
    contest(bidding, (seat) => seat !== userSeat);
  }
}

/** Puts a player up; why it may not be, or null. */
export function putUp(bidding: Bidding, seat: number, entityId: EntityId, dollars: number): AuctionRefusal | null {
  const { room } = bidding;
  const refusal = purchaseRefusal(room, seat, entityId, dollars);
  if (refusal !== null) return refusal;
  const { table } = room.pool;
  const position = positionAt(table, table.numberOf.get(entityId) ?? 0);
  open(bidding, { entityId, position, nominatorSeat: seat }, dollars);
  return null;
}

/** Puts up the first of some players who may be, for a dollar; whether anybody may. */
export const putUpFirst = (bidding: Bidding, seat: number, entityIds: readonly EntityId[]): boolean =>
  entityIds.some((entityId) => putUp(bidding, seat, entityId, 1) === null);

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
