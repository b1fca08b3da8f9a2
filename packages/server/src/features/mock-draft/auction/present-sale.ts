import type { AuctionSale } from '@pylon/contract/drafting/auction';
import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { listPriceOf } from '@pylon/engine/auction/bots/auction-market';
import { type AuctionPick, auctionPicks, auctionRoster } from '@pylon/engine/auction/rules/auction-picks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import { entityOf, factsOf, placeOf } from '../present/naming.ts';
import { instant } from '../present/present-times.ts';
import { slotsOfPlayers } from '../results/present-rosters.ts';
import type { SeenAuction } from './auction-view.ts';

/** The roster place of everybody sold or kept. */
const slotsOfSales = ({ stored: { state }, room }: SeenAuction): ReadonlyMap<EntityId, Slot> =>
  slotsOfPlayers(state.participants.map((_, seat) => auctionRoster(state, seat, room.pool.table)));

/** The part of a player's row that does not depend on who bought them. */
function facts(view: SeenAuction, { player, saleIndex }: AuctionPick, slots: ReadonlyMap<EntityId, Slot>) {
  const graded = view.stored.rating?.grades.picks[saleIndex ?? -1];
  return {
    ...entityOf(view, player.entityId, player.position),
    rosterPosition: slots.get(player.entityId) ?? null,
    ...factsOf(view.room.byId.get(player.entityId)),
    letterGrade: graded?.letterGrade ?? null,
  };
}

/**
 * What a player was worth before the first sale, or below the plan their place by ADP. A keeper was never for sale:
 * they are neither a bargain nor costly.
 */
const listValueOf = ({ prices, room }: SeenAuction, { isKeeper, player, dollars }: AuctionPick): number =>
  isKeeper ? dollars : listPriceOf(prices, room.pool, player.entityId);

/** Keepers first, then sales in order. */
export function presentSales(view: SeenAuction): AuctionSale[] {
  const slots = slotsOfSales(view);
  return auctionPicks(view.stored.state).map((pick) => presentSale(view, pick, slots));
}

/** Sales from a number on. */
export function presentSalesFrom(view: SeenAuction, saleNumber: number): AuctionSale[] {
  const slots = slotsOfSales(view);
  return auctionPicks(view.stored.state)
    .filter(({ isKeeper, pickNumber }) => !isKeeper && pickNumber >= saleNumber)
    .map((pick) => presentSale(view, pick, slots));
}

function presentSale(view: SeenAuction, pick: AuctionPick, slots: ReadonlyMap<EntityId, Slot>): AuctionSale {
  const { state } = view.stored;
  const idOf = (seat: number): string => state.participants[seat]?.id ?? '';
  const sale = pick.saleIndex === null ? undefined : state.sales[pick.saleIndex];
  const value = listValueOf(view, pick);
  return {
    saleNumber: sale ? pick.pickNumber : null,
    isKeeper: pick.isKeeper,
    participantId: idOf(pick.seat),
    nominatorId: sale ? idOf(sale.nominatorSeat) : null,
    price: pick.dollars,
    value,
    surplus: value - pick.dollars,
    bids: (sale?.bids ?? []).map(({ seat, dollars }) => ({ participantId: idOf(seat), dollars })),
    isAutoDraft: pick.isAutoDraft,
    soldAt: instant(pick.pickedAtMs),
    ...facts(view, pick, slots),
  };
}

/** The same in the shape of a draft's picks, for whatever shows drafts of every kind. */
export function presentAuctionPicks(view: SeenAuction): MockDraftPick[] {
  const slots = slotsOfSales(view);
  const { teams } = view.stored.state.settings.league;
  return auctionPicks(view.stored.state).map((pick) => ({
    ...placeOf(view.stored, pick.seat, entityOf(view, pick.player.entityId, pick.player.position)),
    pickNumber: pick.pickNumber,
    round: pick.round,
    pickRound: pick.round,
    pickTurn: pick.isKeeper ? 1 : pick.pickNumber - (pick.round - 1) * teams,
    isKeeper: pick.isKeeper,
    isAutoDraft: pick.isAutoDraft,
    pickAt: instant(pick.pickedAtMs),
    cost: pick.dollars,
    value: listValueOf(view, pick),
    ...facts(view, pick, slots),
  }));
}
