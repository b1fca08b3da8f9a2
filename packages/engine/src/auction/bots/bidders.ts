// How high a bidder goes. A player is worth to a team what they cost the room now, times how much of them its line-up
// would use, times what its plan makes of their position, times its purse: who has more money for each open place than
// the others must spend more, for dollars are worth nothing after the auction. Bots disagree besides: each sees each
// player through an error of its own that lasts the whole auction.
import { depthWeight } from '../../drafting/depth-weights.ts';
import { sensiblePositions } from '../../drafting/roster-customs.ts';
import { MINIMUM_BID_DOLLARS } from '../../player-value/auction-values.ts';
import { type Random, seededRandom } from '../../random/random.ts';
import { roughlyNormal } from '../../random/rough-normal.ts';
import type { DraftStrategy, RoomType } from '../../vocabulary/drafts.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { BIDS_UP_TO, planView, type Spending } from './auction-plans.ts';
import { type AuctionRoom, maximumBid, placeRefusal } from './auction-room.ts';

/**
 * Standard deviation of a bot's opinion, in logarithms of dollars. Estimates [E].
 * @source docs/sources.md "Auctions"
 */
export const OPINION_SPREAD: Readonly<Record<RoomType, number>> = { tight: 0.16, home: 0.24 };
/**
 * Standard deviations that a bot stays below its opinion: the highest of twelve opinions is an error more often than a
 * find, and bidders know. Without it the first players go far above their price and the last for nothing.
 */
export const CAUTION = 0.9;
/** How strongly a full purse loosens and an empty one tightens, and the bounds of it. Estimates [E]. */
const PURSE_POWER = 0.7;
const PURSE_MOST = 2.5;
const PURSE_LEAST = 0.5;
/** A bench place asks for so much of a starter's money. */
const BENCH_MONEY = 0.12;
/** Nobody pays more than this for a kicker or a defence. */
const STREAMED_MOST_DOLLARS = 2;

/** What a bid is made of; dollars unless said otherwise. */
export interface Worth {
  /** What they should cost the room now. */
  readonly now: number;
  /** Share of their points that the line-up would use, 0 to 1. */
  readonly need: number;
  readonly planFactor: number;
  /** Money for each open place beside the room's, as a factor. */
  readonly purse: number;
  /** The product: what a bidder would give before plan and money bound it. */
  readonly wanted: number;
  /** The same, at most what plan and money allow; 0 when the team has no place for them. Exact. */
  readonly dollars: number;
}

const NO_PLACE = { need: 0, planFactor: 1, purse: 1, wanted: 0, dollars: 0 } as const;

/** What a seat's bids for a position depend on, whoever the player is; holds until the next sale. */
export interface SeatView {
  /** Whether it may own one more. */
  readonly hasPlace: boolean;
  /** Whether sense says to wait with one more, or to have no more at all. */
  readonly isBeyondCustom: boolean;
  readonly planFactor: number;
  readonly purse: number;
  /** The most that plan and money allow, dollars. */
  readonly most: number;
}

/** A seat's view of a position as the room is now; `upTo` as {@link planView} has it. */
export function seatView(
  room: AuctionRoom,
  seat: number,
  position: Position,
  strategy: DraftStrategy,
  upTo = BIDS_UP_TO,
): SeatView {
  const index = POSITIONS.indexOf(position);
  const plan = planView(strategy, position, spendingOf(room, seat), upTo);
  const planned = Math.max(MINIMUM_BID_DOLLARS, plan.most * room.settings.league.budgetDollars);
  const most = Math.min(maximumBid(room, seat), planned);
  return {
    hasPlace: placeRefusal(room, seat, position) === null,
    isBeyondCustom: ((sensiblePositions(room.customs, room.counts.bySeat[seat] ?? []) >> index) & 1) === 0,
    planFactor: plan.factor,
    purse: purseOf(room, seat),
    most: position === 'K' || position === 'DST' ? Math.min(most, STREAMED_MOST_DOLLARS) : most,
  };
}

/**
 * What a player is worth to a seat.
 *
 * @param now their price at the present inflation
 * @param opinion the seat's own factor; 1 for what everybody would say
 */
export function worthTo(
  room: AuctionRoom,
  seat: number,
  player: number,
  { view, now, opinion = 1 }: { readonly view: SeatView; readonly now: number; readonly opinion?: number },
): Worth {
  if (!view.hasPlace) return { now, ...NO_PLACE };
  const need = view.isBeyondCustom ? 0 : needFor(room, seat, player);
  const { planFactor, purse, most } = view;
  const wanted = MINIMUM_BID_DOLLARS + (now - MINIMUM_BID_DOLLARS) * need * planFactor * purse;
  return { now, need, planFactor, purse, wanted, dollars: view.isBeyondCustom ? 0 : Math.min(most, wanted * opinion) };
}

/** Spending of a seat as shares of the budget. */
export function spendingOf({ spent, dearest, settings }: AuctionRoom, seat: number): Spending {
  const budget = settings.league.budgetDollars;
  const cell = (position: (typeof POSITIONS)[number]) => seat * POSITIONS.length + POSITIONS.indexOf(position);
  return {
    on: (position) => (spent[cell(position)] ?? 0) / budget,
    dearest: (position) => (dearest[cell(position)] ?? 0) / budget,
  };
}

/**
 * How much more a line-up makes of a player beside the others of their position than it would of the first one: 1 for
 * an open place, falling with every better player there. What they push down the bench counts for less then.
 */
export function needFor({ pool, points }: AuctionRoom, seat: number, player: number): number {
  const { table, weights, waiver } = pool;
  const position = table.position[player] ?? 0;
  const zero = waiver[position] ?? 0;
  const own = points[seat * POSITIONS.length + position] ?? [];
  const worth = (table.points[player] ?? 0) - zero;
  const first = depthWeight(weights, position, 0);
  if (first <= 0) return 0;
  const place = own.findIndex((each) => each < worth + zero);
  const at = place < 0 ? own.length : place;
  if (worth <= 0) return depthWeight(weights, position, at) / first;
  let gain = depthWeight(weights, position, at) * worth;
  for (let below = at; below < own.length; below++) {
    const lost = depthWeight(weights, position, below) - depthWeight(weights, position, below + 1);
    gain -= lost * Math.max(0, (own[below] ?? 0) - zero);
  }
  return Math.min(1, Math.max(0, gain / (first * worth)));
}

/** How much money a seat has for what it still has to fill, beside the mean of the room, tempered and bounded. */
export function purseOf(room: AuctionRoom, seat: number): number {
  let money = 0;
  let places = 0;
  for (let other = 0; other < room.budgets.length; other++) {
    money += freeMoney(room, other);
    places += placesToPay(room, other);
  }
  const own = freeMoney(room, seat) / Math.max(BENCH_MONEY, placesToPay(room, seat));
  const mean = money / Math.max(BENCH_MONEY, places);
  if (mean <= 0) return 1;
  return Math.min(PURSE_MOST, Math.max(PURSE_LEAST, (own / mean) ** PURSE_POWER));
}

const freeMoney = ({ budgets, openSlots }: AuctionRoom, seat: number): number =>
  Math.max(0, (budgets[seat] as number) - MINIMUM_BID_DOLLARS * (openSlots[seat] as number)); // seats of the room

/** Open places of the line-up, and those of the bench in part. */
function placesToPay({ openSlots, counts: { rules } }: AuctionRoom, seat: number): number {
  const open = openSlots[seat] as number; // seats of the room
  const bench = Math.min(open, rules.rounds - rules.starters);
  return open - bench + BENCH_MONEY * bench;
}

/** Opinions of an auction's bots: a factor for every seat and player, the same however often it is asked for. */
export function opinions(seed: string, roomType: RoomType): (seat: number, entityId: string) => number {
  const spread = OPINION_SPREAD[roomType];
  const ofSeats: Random[] = [];
  const random = seededRandom(seed).fork('opinions');
  return (seat, entityId) => {
    ofSeats[seat] ??= random.fork(seat);
    const error = roughlyNormal((ofSeats[seat] as Random).fork(entityId)); // set in the line before
    return Math.exp(spread * (error - CAUTION));
  };
}
