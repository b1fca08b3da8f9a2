// An auction at a table: every sale is typed in, and may be corrected later. The turn to nominate goes round all the
// same, so that the room can say whose it is.

import { changed, refused } from '../../drafting/outcome.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import {
  type AuctionContext,
  auctionRoom,
  nextNominator,
  positionAt,
  purchaseRefusal,
  saleNumberOf,
  sell,
  stateAfter,
} from '../bots/auction-room.ts';
import type { AuctionCommand, AuctionOutcome } from './auction-command.ts';
import type { AuctionState, Sale } from './auction-state.ts';

type Of<T extends AuctionCommand['type']> = Extract<AuctionCommand, { readonly type: T }>;

const seatOf = (state: AuctionState, participantId: string): number =>
  state.participants.findIndex(({ id }) => id === participantId);

/**
 * Adds a sale. Refused: see {@link auctionCan.recordSale}, other-sale, unknown-participant, the reasons of an illegal
 * purchase.
 */
export function recordSale(
  state: AuctionState,
  command: Of<'recordSale'>,
  { pool, nowMs }: AuctionContext,
): AuctionOutcome {
  const seat = seatOf(state, command.participantId);
  if (seat < 0) return refused('unknown-participant');
  const room = auctionRoom(state, pool);
  const { entityId, dollars, saleNumber = saleNumberOf(room) } = command;
  if (saleNumber !== saleNumberOf(room)) return refused('other-sale');
  const refusal = purchaseRefusal(room, seat, entityId, dollars);
  if (refusal !== null) return refused(refusal);
  const position = positionAt(pool.table, pool.table.numberOf.get(entityId) ?? 0);
  const nominatorSeat = nextNominator(room) ?? seat;
  sell(room, {
    entityId,
    position,
    seat,
    dollars,
    nominatorSeat,
    bids: [],
    isUsersDecision: true,
    isAutoDraft: false,
    soldAtMs: nowMs,
  });
  return changed(stateAfter(state, room, nowMs), room.events);
}

/**
 * Corrects a sale; those after it stay, so the whole must still add up: money, places and players.
 * Refused: see {@link auctionCan.editSale}, no-such-pick, unknown-participant, the reasons of an illegal purchase.
 */
export function editSale(
  state: AuctionState,
  command: Of<'editSale'>,
  { pool, nowMs }: AuctionContext,
): AuctionOutcome {
  const index = command.saleNumber - 1;
  const before = state.sales[index];
  if (before === undefined) return refused('no-such-pick');
  const seat = command.participantId === undefined ? before.seat : seatOf(state, command.participantId);
  if (seat < 0) return refused('unknown-participant');
  const entityId: EntityId = command.entityId ?? before.entityId;
  const dollars = command.dollars ?? before.dollars;
  const without = auctionRoom({ ...state, sales: state.sales.toSpliced(index, 1) }, pool);
  const refusal = purchaseRefusal(without, seat, entityId, dollars);
  if (refusal !== null) return refused(refusal);
  const position = positionAt(pool.table, pool.table.numberOf.get(entityId) ?? 0);
  const sale: Sale = { ...before, seat, entityId, position, dollars, bids: [], isAutoDraft: false };
  const room = auctionRoom({ ...state, sales: state.sales.with(index, sale) }, pool);
  room.events.push({ type: 'saleEdited', saleNumber: command.saleNumber, sale });
  const after = stateAfter(state, room, nowMs);
  return changed({ ...after, clockResumedAtMs: state.clockResumedAtMs }, room.events);
}
