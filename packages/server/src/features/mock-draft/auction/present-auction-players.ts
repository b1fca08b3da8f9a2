// What an auction's tables show of its players, and the advice for the person's team.
import type {
  AuctionPlayer,
  BidAdvice as WireAdvice,
  NominationAdvice as WireNomination,
} from '@pylon/contract/drafting/auction-advice';
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import {
  type Adviser,
  adviser,
  bidAdvice,
  nominationAdvice,
  suggestedMaximum,
} from '@pylon/engine/auction/advice/auction-advice';
import { priceNow } from '@pylon/engine/auction/bots/auction-market';
import { positionAt } from '@pylon/engine/auction/bots/auction-room';
import type { ExpectedPrices } from '@pylon/engine/auction/bots/expected-prices';
import { auctionPicks } from '@pylon/engine/auction/rules/auction-picks';
import { soldEntities } from '@pylon/engine/auction/rules/auction-state';
import { shownQueue } from '@pylon/engine/drafting/queue';
import { placeFilled } from '@pylon/engine/drafting/roster';
import { tierBreakOf, tierBreaks } from '@pylon/engine/mock-draft/advice/tier-breaks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { inSlices, mapInSteps } from '../../../almanac/in-slices.ts';
import { knownPlayer } from '../players/known-player.ts';
import { entityOf, nameOf } from '../present/naming.ts';
import type { SeenAuction } from './auction-view.ts';

/** The adviser of the person's seat. */
export const userAdviser = ({ stored: { state }, room, prices }: SeenAuction): Adviser =>
  adviser(state, { pool: room.pool, source: room.source, prices }, state.userSeat);

/** Every player in rank order as drafts of every kind show them; odds are null. */
export function presentDraftPlayers(view: SeenAuction): DraftPlayer[] {
  const { stored, room } = view;
  const numbers = new Map(auctionPicks(stored.state).map(({ player, pickNumber }) => [player.entityId, pickNumber]));
  const queued = new Set(openAuctionQueue(view));
  const known = knownPlayer(view, (entityId) => numbers.has(entityId));
  return room.players.map(
    (player): DraftPlayer => ({
      ...known(player),
      availabilityOdds: null,
      oddsNextRound: null,
      isQueued: queued.has(player.entityId),
      pickNumber: numbers.get(player.entityId) ?? null,
    }),
  );
}

/** Players whose prices are told in one turn: what each is worth to the seat is sought among whole rosters. */
const PLAYERS_A_STEP = 50;

/** The same players with their prices, some of them a turn. */
export function presentAuctionPlayers(view: SeenAuction, expected: ExpectedPrices): Promise<AuctionPlayer[]> {
  const { stored, room, prices } = view;
  const { state } = stored;
  const advises = userAdviser(view);
  const bought = new Map(auctionPicks(state).map((pick) => [pick.player.entityId, pick]));
  const known = (price: number | undefined) => (price === undefined || Number.isNaN(price) ? null : price);
  const priced = ([index, row]: [index: number, row: DraftPlayer]): AuctionPlayer => {
    const entityId = room.players[index]?.entityId ?? ('' as EntityId); // the rows are the room's players
    const number = room.pool.table.numberOf.get(entityId) ?? -1;
    const value = prices.list[number] ?? 0;
    const pick = bought.get(entityId);
    return {
      ...row,
      value,
      valueNow: priceNow(value, advises.rate),
      expectedPrice: known(expected.mean[number]),
      priceSpread: known(expected.spread[number]),
      suggestedMaximum: pick ? 0 : suggestedMaximum(advises, number),
      price: pick?.dollars ?? null,
      participantId: pick ? (state.participants[pick.seat]?.id ?? null) : null,
      isKeeper: pick?.isKeeper ?? false,
    };
  };
  return inSlices(mapInSteps(presentDraftPlayers(view).entries(), PLAYERS_A_STEP, priced));
}

const openAuctionQueue = ({ stored: { state } }: SeenAuction): readonly EntityId[] =>
  shownQueue(state.queue, soldEntities(state));

/** Advice on a player; null for one who cannot be bought. */
export function presentBidAdvice(view: SeenAuction, advises: Adviser, entityId: EntityId): WireAdvice | null {
  const advice = bidAdvice(advises, entityId);
  const { stored, room } = view;
  const { table } = room.pool;
  const player = table.numberOf.get(entityId);
  if (advice === null || player === undefined) return null;
  const position = positionAt(table, player);
  const own = auctionPicks(stored.state).filter(({ seat }) => seat === stored.state.userSeat);
  const fills = placeFilled(
    own.map((pick) => pick.player.position),
    position,
    stored.state.settings.league.slots,
  );
  const sold = soldEntities(stored.state);
  const tier = tierBreakOf(
    room.pool,
    tierBreaks(room.pool, (id) => sold.has(id)),
    entityId,
  );
  const { alternative, ...reasons } = advice.reasons;
  const byeWeek = room.byId.get(entityId)?.byeWeek ?? null;
  const byeClash = own.filter(
    (pick) =>
      pick.player.position === position && byeWeek !== null && room.byId.get(pick.player.entityId)?.byeWeek === byeWeek,
  );
  return {
    ...entityOf(view, entityId, position),
    suggestedMaximum: advice.suggestedMaximum,
    expectedPrice: advice.expectedPrice,
    chanceToWin: [...advice.chanceToWin],
    reasons: {
      ...reasons,
      fillsSlot: advice.suggestedMaximum > 0 ? fills.slot : null,
      tier: room.pool.tiers[player] ?? 0,
      leftInTier: tier?.undraftedCount ?? 0,
      alternative: presentAlternative(view, advises, alternative),
      byeClashWith: byeClash.map((pick) => nameOf(view, pick.player.entityId)),
    },
  };
}

function presentAlternative(view: SeenAuction, { valueNow }: Adviser, player: number | null) {
  const { pool } = view.room;
  const entityId = player === null ? undefined : pool.table.entityIds[player];
  if (player === null || entityId === undefined) return null;
  return {
    ...entityOf(view, entityId, positionAt(pool.table, player)),
    valueNow: valueNow(player),
    vorp: pool.vorp[player] ?? 0,
  };
}

/** Whom to nominate, best first. */
export function presentNominations(view: SeenAuction, advises: Adviser): WireNomination[] {
  const queued = new Set(openAuctionQueue(view));
  return nominationAdvice(advises).map(({ entityId, ...advice }) => ({
    ...advice,
    ...entityOf(view, entityId, view.room.byId.get(entityId)?.position ?? ''),
    isQueued: queued.has(entityId),
  }));
}
