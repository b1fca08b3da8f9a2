// An auction that follows one on an outside platform. As with a followed draft, what the platform shows is the truth,
// also where it breaks rules that hold here, and the auction is made equal to it each time it is seen. Bids are made
// there: the player who is up stands on the block here with the bids that were seen.

import { closing } from '../../drafting/closing.ts';
import {
  FOLLOWED_SETTINGS,
  type FollowWishes,
  followedParticipants,
  unseenFollowed,
} from '../../drafting/following.ts';
import { changed, refused } from '../../drafting/outcome.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { SLOTS } from '../../vocabulary/slots.ts';
import { nextNominator } from '../bots/auction-room.ts';
import type { AuctionEvent, AuctionOutcome } from './auction-command.ts';
import { type AuctionState, type Block, highBid, type Sale } from './auction-state.ts';
import type { OutsideAuction, OutsideSale } from './outside-auction.ts';

/** An auction that follows an outside one, with everything sold already; in manual mode, without a clock of its own. */
export function createFollowedAuction(wishes: FollowWishes, outside: OutsideAuction, nowMs: number): AuctionOutcome {
  const { league, userSeat } = outside;
  const empty: AuctionState = {
    ...unseenFollowed(nowMs),
    settings: { ...wishes, ...FOLLOWED_SETTINGS, league },
    userSeat,
    sales: [],
    block: null,
  };
  return followAuction(empty, outside, nowMs);
}

/**
 * Makes a followed auction equal to the outside one.
 *
 * @param nowMs when sales and bids that are new were made, as far as anybody here knows
 * @returns the auction with an event per sale and bid that is new, or with `salesRemoved` where something was taken
 *   back. Refused: not-followed; no-such-pick for a seat that is not there, player-taken for somebody sold twice
 */
export function followAuction(state: AuctionState, outside: OutsideAuction, nowMs: number): AuctionOutcome {
  if (!state.isFollowed) return refused('not-followed');
  const { names, keepers, sales, block } = outside;
  const owned = [...keepers, ...sales, ...(block ? [block] : [])];
  if (owned.some(({ seat }) => !(seat >= 0 && seat < names.length))) return refused('no-such-pick');
  if (new Set(owned.map(({ entityId }) => entityId)).size < owned.length) return refused('player-taken');
  const next = stateOf(state, outside, nowMs);
  const { closedAtMs, events } = closing(state, isClosed(outside), nowMs);
  return changed({ ...next, closedAtMs }, [...eventsBetween(state, next), ...events]);
}

/** Whether a followed auction already is what the outside one shows. */
export function isFollowingAuction(state: AuctionState, outside: OutsideAuction): boolean {
  const next = stateOf(state, outside, 0);
  return (
    frameOf(next) === frameOf(state) &&
    next.sales.length === state.sales.length &&
    sharedSales(state, next) === next.sales.length &&
    blockOf(next) === blockOf(state) &&
    (state.closedAtMs !== null) === isClosed(outside)
  );
}

/** The auction goes on here against bots; whoever is up is put back. Refused: not-followed. */
export function unfollowAuction(state: AuctionState): AuctionOutcome {
  if (!state.isFollowed) return refused('not-followed');
  const { isFollowed: _, ...rest } = state;
  const events: AuctionEvent[] = [{ type: 'settingsChanged', changes: { mode: 'autoDraft' } }];
  if (state.block !== null) events.push({ type: 'salesRemoved', fromSaleNumber: state.sales.length + 1 });
  return changed({ ...rest, settings: { ...state.settings, mode: 'autoDraft' }, block: null }, events);
}

/** Whether it is over there, or every roster is full. */
const isClosed = (outside: OutsideAuction): boolean =>
  outside.isOver || nextNominator({ sales: [], openSlots: openPlaces(outside, outside.sales) }) === null;

function openPlaces({ league, keepers }: OutsideAuction, sales: readonly OutsideSale[]): Int32Array {
  const open = new Int32Array(league.teams).fill(rosterSize(league.slots));
  for (const { seat } of [...keepers, ...sales]) open[seat] = (open[seat] ?? 0) - 1;
  return open;
}

function stateOf(state: AuctionState, outside: OutsideAuction, nowMs: number): AuctionState {
  const { league, userSeat, keepers } = outside;
  const before = new Map(state.sales.map((sale) => [sale.entityId, sale]));
  const sales: Sale[] = [];
  const openSlots = openPlaces(outside, []);
  for (const { entityId, position, seat, dollars } of outside.sales) {
    // The platform does not say who put somebody up: the turn goes round the table.
    const nominatorSeat = nextNominator({ sales, openSlots }) ?? seat;
    const known = before.get(entityId);
    sales.push({
      ...{ entityId, position, seat, dollars, nominatorSeat },
      bids: known?.bids ?? (state.block?.entityId === entityId ? state.block.bids : []),
      isUsersDecision: false,
      isAutoDraft: false,
      soldAtMs: known?.soldAtMs ?? nowMs,
    });
    openSlots[seat] = (openSlots[seat] ?? 0) - 1;
  }
  return {
    ...state,
    settings: { ...state.settings, league, keepers },
    participants: followedParticipants(state, outside),
    userSeat,
    sales,
    block: seenBlock(state.block, outside, nowMs),
  };
}

/** Who is up with the bids that were seen; a bid lower than one before it means that it was taken back. */
function seenBlock(before: Block | null, { block, isOver }: OutsideAuction, nowMs: number): Block | null {
  if (block === null || isOver) return null;
  const { entityId, position, nominatorSeat, seat, dollars } = block;
  const isSame = before?.entityId === entityId && before.nominatorSeat === nominatorSeat;
  const lower = isSame ? before.bids.filter((bid) => bid.dollars < dollars) : [];
  const same = isSame ? before.bids.find((bid) => bid.dollars === dollars && bid.seat === seat) : undefined;
  return {
    ...{ entityId, position, nominatorSeat },
    bids: [...lower, { seat, dollars }],
    bidAtMs: same && before ? before.bidAtMs : nowMs,
  };
}

/** An auction without its sales, as text to compare. */
const frameOf = ({ settings, participants, userSeat }: AuctionState): string =>
  JSON.stringify([
    settings.league.teams,
    settings.league.budgetDollars,
    SLOTS.map((slot) => settings.league.slots[slot]),
    participants.map(({ name }) => name),
    userSeat,
    settings.keepers.map(({ entityId, seat, dollars }) => [entityId, seat, dollars]),
  ]);

const blockOf = ({ block }: AuctionState): string =>
  JSON.stringify(block && [block.entityId, block.nominatorSeat, highBid(block).seat, highBid(block).dollars]);

const isSameSale = (one: Sale | undefined, other: Sale | undefined): boolean =>
  one?.entityId === other?.entityId && one?.seat === other?.seat && one?.dollars === other?.dollars;

/** How many sales from the first on are the same. */
function sharedSales(one: AuctionState, other: AuctionState): number {
  const differing = one.sales.findIndex((sale, index) => !isSameSale(sale, other.sales[index]));
  return differing < 0 ? one.sales.length : differing;
}

function eventsBetween(before: AuctionState, after: AuctionState): AuctionEvent[] {
  const events: AuctionEvent[] = [];
  if (frameOf(before) !== frameOf(after)) events.push({ type: 'settingsChanged', changes: {} });
  const shared = sharedSales(before, after);
  if (shared < before.sales.length) events.push({ type: 'salesRemoved', fromSaleNumber: shared + 1 });
  after.sales.slice(shared).forEach((sale, index) => {
    events.push({ type: 'sold', saleNumber: shared + index + 1, sale });
  });
  return [...events, ...blockEvents(before, after)];
}

function blockEvents(before: AuctionState, after: AuctionState): readonly AuctionEvent[] {
  const { block, sales } = after;
  if (blockOf(before) === blockOf(after)) return [];
  const saleNumber = sales.length + 1;
  const wasSold = sales.some(({ entityId }) => entityId === before.block?.entityId);
  if (block === null) return wasSold ? [] : [{ type: 'salesRemoved', fromSaleNumber: saleNumber }];
  const { seat, dollars } = highBid(block);
  const isNew = before.block?.entityId !== block.entityId;
  return [{ type: isNew ? 'nominated' : 'bid', saleNumber, seat, entityId: block.entityId, dollars }];
}
