// Bidding. An English auction ends a dollar above the second-highest limit, so bots need not go there dollar by dollar:
// each bot that drops out leaves its last bid, and the one with the highest limit goes a dollar above the last of them.
// Then the person is asked. After a bid of the person at most one bot is still willing; it raises by a dollar, and the
// person is asked again. A player is sold when nobody wants to go higher.
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { type AuctionState, type Bid, type Block, highBid } from '../rules/auction-state.ts';
import { type AuctionPrices, auctionPrices, inflation, priceNow } from './auction-market.ts';
import { type AuctionRoom, maximumBid, placeRefusal, positionAt, saleNumberOf, sell } from './auction-room.ts';
import { opinions, type SeatView, seatView, type Worth, worthTo } from './bidders.ts';

/** A course in which bots bid. The inflation is that of the sale at hand. */
export interface Bidding {
  readonly room: AuctionRoom;
  readonly prices: AuctionPrices;
  readonly nowMs: number;
  /** What a player is worth to a seat in the eyes of everybody: without a bot's own opinion. */
  readonly worth: (seat: number, player: number, opinion?: number) => Worth;
  /** The most that a bot in a seat bids for a player, whole dollars; 0 when it does not want them at all. */
  readonly limit: (seat: number, player: number) => number;
  readonly userSeat: number;
}

/** A queued player is worth this much more when a bot speaks for the person. */
const QUEUED = 1.15;

/**
 * Bidding in a room.
 *
 * @param prices of the auction's kind, when the caller has them at hand
 */
export function beginBidding(
  state: AuctionState,
  room: AuctionRoom,
  nowMs: number,
  prices: AuctionPrices = auctionPrices(state.settings, room.pool),
): Bidding {
  const { table } = room.pool;
  const opinion = opinions(state.settings.seed, state.settings.roomType);
  const queued = new Set(state.queue);
  let sale = -1;
  let rate = 1;
  const views: (SeatView | undefined)[] = [];
  /** What holds until the next sale. */
  const viewOf = (seat: number, player: number): SeatView => {
    if (sale !== room.sales.length) {
      sale = room.sales.length;
      ({ rate } = inflation(room, prices, 'market'));
      views.length = 0;
    }
    const cell = seat * POSITIONS.length + (table.position[player] ?? 0);
    const strategy = state.participants[seat]?.strategy ?? 'balanced';
    const view = views[cell] ?? seatView(room, seat, positionAt(table, player), strategy);
    views[cell] = view;
    return view;
  };
  const worth = (seat: number, player: number, opinion = 1): Worth => {
    const view = viewOf(seat, player); // first: it brings the rate up to date
    return worthTo(room, seat, player, { view, now: priceNow(prices.market[player] ?? 0, rate), opinion });
  };
  const limit = (seat: number, player: number): number => {
    const { hasPlace, isBeyondCustom } = viewOf(seat, player);
    if (!hasPlace || isBeyondCustom) return 0;
    const entityId = table.entityIds[player] ?? '';
    const wish = seat === state.userSeat && queued.has(entityId as EntityId) ? QUEUED : 1;
    return Math.max(1, Math.round(worth(seat, player, opinion(seat, entityId) * wish).dollars));
  };
  return { room, prices, nowMs, worth, limit, userSeat: state.userSeat };
}

/** Puts a player up. What the nominator may do was checked before. */
export function open(bidding: Bidding, block: Omit<Block, 'bids' | 'bidAtMs'>, dollars: number): void {
  const { room, nowMs } = bidding;
  const bid = { seat: block.nominatorSeat, dollars };
  room.block = { ...block, bids: [bid], bidAtMs: nowMs };
  room.events.push({ type: 'nominated', saleNumber: saleNumberOf(room), entityId: block.entityId, ...bid });
}

/** Adds a bid to the block. */
export function raise(bidding: Bidding, bid: Bid): void {
  const { room, nowMs } = bidding;
  const { block } = room;
  if (block === null) throw new RangeError('nobody is on the block');
  room.block = { ...block, bids: [...block.bids, bid], bidAtMs: nowMs };
  room.events.push({ type: 'bid', saleNumber: saleNumberOf(room), entityId: block.entityId, ...bid });
}

/**
 * Lets the bots bid on the player who is up until one is left.
 *
 * @param isBot who bids by itself: all but the person, or all
 */
export function contest(bidding: Bidding, isBot: (seat: number) => boolean): void {
  const { room } = bidding;
  const { block } = room;
  const player = block === null ? undefined : room.pool.table.numberOf.get(block.entityId);
  if (block === null || player === undefined) return;
  const high = highBid(block);
  const teams = room.openSlots.length;
  const willing: { readonly seat: number; readonly limit: number }[] = [];
  for (let step = 0; step < teams; step++) {
    // Ties go round the table from the nominator, so that no seat is favoured.
    const seat = (block.nominatorSeat + step) % teams;
    if (!isBot(seat)) continue;
    const limit =
      seat === high.seat ? Math.max(high.dollars, bidding.limit(seat, player)) : bidding.limit(seat, player);
    if (seat === high.seat || limit > high.dollars) willing.push({ seat, limit });
  }
  willing.sort((one, other) => one.limit - other.limit);
  const winner = willing.pop();
  if (winner === undefined) return;
  let last = high;
  const goTo = (bid: Bid): void => {
    raise(bidding, bid);
    last = bid;
  };
  for (const { seat, limit } of willing) {
    if (limit <= last.dollars) continue;
    // Nobody bids against themselves: between two bids of one seat stands one of the winner's.
    if (last.seat === seat) goTo({ seat: winner.seat, dollars: Math.max(last.dollars + 1, limit - 1) });
    if (limit > last.dollars) goTo({ seat, dollars: limit });
  }
  // Of equal limits the one who came first keeps what it has bid; the winner goes a dollar above, or as high as it can.
  if (winner.seat !== last.seat && winner.limit > last.dollars) goTo({ seat: winner.seat, dollars: last.dollars + 1 });
}

/** Whether a seat could go above the highest bid. */
export function canRaise(room: AuctionRoom, seat: number): boolean {
  const { block } = room;
  if (block === null) return false;
  const high = highBid(block);
  return (
    high.seat !== seat && maximumBid(room, seat) > high.dollars && placeRefusal(room, seat, block.position) === null
  );
}

/** The high bidder has the player. */
export function closeBlock(
  { room, nowMs, userSeat }: Bidding,
  { isUsersDecision, isAutoDraft }: { readonly isUsersDecision: boolean; readonly isAutoDraft?: boolean },
): void {
  const { block } = room;
  if (block === null) throw new RangeError('nobody is on the block');
  const { seat, dollars } = highBid(block);
  const { entityId, position, nominatorSeat, bids } = block;
  sell(room, {
    entityId,
    position,
    seat,
    dollars,
    nominatorSeat,
    bids,
    isUsersDecision,
    isAutoDraft: isAutoDraft ?? seat !== userSeat,
    soldAtMs: nowMs,
  });
}
