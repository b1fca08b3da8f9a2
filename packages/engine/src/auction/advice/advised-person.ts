// Somebody who does what the advice says: puts up whom it names and goes as high as it says, no higher.
import type { EntityId } from '../../vocabulary/entities.ts';
import type { AuctionRoom } from '../bots/auction-room.ts';
import type { Spokesperson } from '../rules/auction-course.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import { type AdvisedBy, adviser, nominationAdvice, suggestedMaximum } from './auction-advice.ts';

/**
 * Who speaks for the person of an auction as its advice does, sale after sale.
 *
 * @param before the auction before the course began
 * @param room the course, as it goes on
 * @param by what the person is advised from, which the bots need not know
 */
export function advisedPerson(before: AuctionState, room: AuctionRoom, by: AdvisedBy): Spokesperson {
  const now = () => adviser({ ...before, sales: room.sales, block: room.block }, by, before.userSeat);
  return {
    nominations: () => [...before.queue, ...nominationAdvice(now()).map(({ entityId }) => entityId)],
    most: (entityId: EntityId) => {
      const player = by.pool.table.numberOf.get(entityId);
      return player === undefined ? 0 : suggestedMaximum(now(), player);
    },
  };
}
