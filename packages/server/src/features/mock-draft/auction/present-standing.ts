import type { AuctionBlock, AuctionStanding } from '@pylon/contract/drafting/auction';
import type { AuctionInflation } from '@pylon/contract/drafting/auction-advice';
import { inflation } from '@pylon/engine/auction/bots/auction-market';
import {
  type AuctionRoom,
  auctionRoom,
  maximumBid,
  placeRefusal,
  saleNumberOf,
} from '@pylon/engine/auction/bots/auction-room';
import { auctionCan, nominatorOf } from '@pylon/engine/auction/rules/auction-can';
import { type AuctionState, highBid } from '@pylon/engine/auction/rules/auction-state';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { entityOf } from '../present/naming.ts';
import type { AuctionView } from './auction-view.ts';

/** Money against what there is still to buy. */
export const presentInflation = (view: AuctionView): AuctionInflation =>
  inflation(auctionRoom(view.stored.state, view.room.pool), view.prices, 'list');

export function presentStanding(view: AuctionView): AuctionStanding {
  const { state } = view.stored;
  const room = auctionRoom(state, view.room.pool);
  const isOpen = state.closedAtMs === null;
  const idOf = (seat: number): string => state.participants[seat]?.id ?? '';
  const nominator = isOpen ? nominatorOf(state) : null;
  const block = presentBlock(view, room);
  const mayAct = block ? block.userRefusal === null : auctionCan.nominate(state) === null;
  return {
    phase: isOpen ? (block ? 'bidding' : 'nominating') : 'closed',
    saleNumber: isOpen ? saleNumberOf(room) : state.sales.length,
    nominatorId: nominator === null ? null : idOf(nominator),
    nextNominatorIds: nextNominators(room, nominator).map(idOf),
    isUserTurn:
      isOpen && (state.isFollowed ? isTheirTurn(state, nominator) : state.settings.mode === 'manual' || mayAct),
    block,
    teams: state.participants.map(({ id }, seat) => ({
      participantId: id,
      budgetLeft: room.budgets[seat] ?? 0,
      spent: state.settings.league.budgetDollars - (room.budgets[seat] ?? 0),
      openSlots: room.openSlots[seat] ?? 0,
      maximumBid: maximumBid(room, seat),
      positionCounts: Object.fromEntries(
        POSITIONS.map((position, index) => [position, room.counts.bySeat[seat]?.[index] ?? 0]),
      ),
    })),
  };
}

/** Whether the platform waits for the person: to nominate, for a bid is an offer that they need not answer. */
const isTheirTurn = ({ block, userSeat }: AuctionState, nominator: number | null): boolean =>
  block === null && nominator === userSeat;

/** Who follows the nominator round the table, as far as rosters are open. */
function nextNominators({ openSlots }: AuctionRoom, nominator: number | null): readonly number[] {
  if (nominator === null) return [];
  const teams = openSlots.length;
  return Array.from({ length: teams - 1 }, (_, step) => (nominator + 1 + step) % teams).filter(
    (seat) => (openSlots[seat] ?? 0) > 0,
  );
}

function presentBlock(view: AuctionView, room: AuctionRoom): AuctionBlock | null {
  const { state } = view.stored;
  const { block, userSeat } = state;
  if (block === null) return null;
  const bids = block.bids.map(({ seat, dollars }) => ({ participantId: state.participants[seat]?.id ?? '', dollars }));
  const high = highBid(block);
  const maximum = maximumBid(room, userSeat);
  const userRefusal =
    high.seat === userSeat
      ? 'high-bidder'
      : placeRefusal(room, userSeat, block.position) !== null
        ? 'no-place'
        : maximum <= high.dollars
          ? 'no-money'
          : null;
  return {
    saleNumber: saleNumberOf(room),
    nominatorId: state.participants[block.nominatorSeat]?.id ?? '',
    ...entityOf(view, block.entityId, block.position),
    bids,
    highBid: { participantId: state.participants[high.seat]?.id ?? '', dollars: high.dollars },
    userRefusal,
    userMinimumBid: userRefusal === null ? high.dollars + 1 : null,
    userMaximumBid: userRefusal === null ? maximum : null,
  };
}
