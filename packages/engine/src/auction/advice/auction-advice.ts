// Advice for one team: how high to go for a player and why, and whom to put up. It goes by the best roster that the
// team's money still buys at what the market pays, without the errors and the caution of single bidders. Who pays the
// market's prices for whoever comes up finishes in the middle, by the list among the last (analysis/advice-policy).
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { shownQueue } from '../../drafting/queue.ts';
import { backsUpOne } from '../../drafting/roster-customs.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { type AuctionPrices, inflation, priceNow } from '../bots/auction-market.ts';
import { BIDS_UP_TO, planRaise } from '../bots/auction-plans.ts';
import { type AuctionRoom, auctionRoom, maximumBid, positionAt, usualPositions } from '../bots/auction-room.ts';
import { type SeatView, seatView, type Worth } from '../bots/bidders.ts';
import { type Bidding, beginBidding } from '../bots/bidding.ts';
import { botNomination } from '../bots/bot-nominations.ts';
import { meanPrice, priceOdds } from '../bots/price-odds.ts';
import { type AuctionState, highBid, soldEntities } from '../rules/auction-state.ts';
import { type MostToPay, mostToPay } from './best-buys.ts';
import { pointsToldByBids } from './told-by-bids.ts';

/** What speaks for a price; dollars unless said otherwise. */
export interface BidReasons extends Pick<Worth, 'need' | 'planFactor'> {
  /** List price before the first sale, and now. */
  readonly value: number;
  readonly valueNow: number;
  readonly inflation: number;
  /** Money for each open place: the team's, and the room's. */
  readonly moneyPerSlot: number;
  readonly roomMoneyPerSlot: number;
  readonly maximumBid: number;
  /** Number of the best other player of the position who can be had; null when there is none. */
  readonly alternative: number | null;
}

export interface BidAdvice {
  readonly entityId: EntityId;
  /** Whole dollars; 0 when the team has no place for them. */
  readonly suggestedMaximum: number;
  readonly expectedPrice: number;
  /** Chance that nobody else goes above these prices, rising. */
  readonly chanceToWin: readonly { readonly dollars: number; readonly chance: number }[];
  readonly reasons: BidReasons;
}

/**
 * 'target': wanted and likely to be a bargain. 'bluff': costly, and not needed or likely to cost the others more than
 * the team would pay. 'dollar': to be had for next to nothing.
 */
export type NominationIntent = 'target' | 'bluff' | 'dollar';

export interface NominationAdvice {
  readonly entityId: EntityId;
  readonly intent: NominationIntent;
  readonly expectedPrice: number;
  readonly suggestedMaximum: number;
  readonly valueNow: number;
}

/** By what advice values players. */
export interface AdvisedBy {
  readonly pool: DraftPool;
  readonly prices: AuctionPrices;
  /** Of the market the others know more than its pool: their bids tell of the player on the block. */
  readonly source: 'rankings' | 'market';
}

/** Everything that advice on one auction shares. */
export interface Adviser {
  readonly state: AuctionState;
  readonly seat: number;
  readonly bidding: Bidding;
  /** What a player is worth to the seat by the market. */
  readonly worth: (player: number) => Worth;
  /** Their list price at the present inflation, dollars; and that inflation. */
  readonly valueNow: (player: number) => number;
  readonly rate: number;
}

const CHANCE_STEPS = 12;
/** The players looked at for nominations: the costliest that are left. */
const LOOKS_AT = 36;
const MOST_NOMINATIONS = 10;
const CHEAP_DOLLARS = 1.6;
const WORTH_A_BLUFF_DOLLARS = 6;
const HARDLY_NEEDED = 0.3;

/** An adviser of a seat; the auction is as it stands. */
export function adviser(state: AuctionState, { pool, prices, source }: AdvisedBy, seat: number): Adviser {
  const room = auctionRoom(state, pool);
  const bidding = beginBidding(state, room, 0, prices);
  const { rate } = inflation(room, prices, 'list');
  const strategy = state.participants[seat]?.strategy ?? 'balanced';
  const upTo = source === 'market' ? MARKET_BIDS_UP_TO : BIDS_UP_TO;
  const viewOf = (position: Position) => seatView(room, seat, position, strategy, upTo);
  const most = mostToPay(room, seat, { viewOf, priceOf: (player) => bidding.worth(seat, player).now });
  const told = source === 'market' ? pointsToldByBids(state, bidding, seat) : 0;
  const outlook = { state, seat, bidding, viewOf, most, told };
  return {
    state,
    seat,
    bidding,
    worth: (player) => worthToSeat(outlook, player),
    valueNow: (player) => priceNow(prices.list[player] ?? 0, rate),
    rate,
  };
}

/**
 * Advice by the market goes nearer to what a plan allows a cheap position: with zero RB it comes in the better for it,
 * advice by projections does not. @source analysis/advice-policy
 */
const MARKET_BIDS_UP_TO = 0.9;

interface Outlook extends Pick<Adviser, 'state' | 'seat' | 'bidding'> {
  readonly viewOf: (position: Position) => SeatView;
  readonly most: MostToPay;
  /** Points that bids tell of the player on the block. */
  readonly told: number;
}

function worthToSeat({ state, seat, bidding, viewOf, most, told }: Outlook, player: number): Worth {
  const { room } = bidding;
  const byMarket = bidding.worth(seat, player);
  if (byMarket.dollars === 0) return byMarket;
  if (restsWithStarter(state, room, seat, player)) return { ...byMarket, need: 0, wanted: 0, dollars: 0 };
  const isOnBlock = state.block?.entityId === room.pool.table.entityIds[player];
  const paid = most(player, isOnBlock ? told : 0);
  if (paid === null) return byMarket;
  const wanted = paid * planRaise(byMarket.planFactor);
  const view = viewOf(positionAt(room.pool.table, player));
  return { ...byMarket, wanted, dollars: Math.max(0, Math.min(view.most, wanted)) };
}

/** Whether they would back up the seat's one passer or tight end in the very week in which both rest. */
function restsWithStarter(
  { settings, sales }: AuctionState,
  { pool: { table }, customs }: AuctionRoom,
  seat: number,
  player: number,
): boolean {
  const { position, byeWeek, numberOf } = table;
  if (!backsUpOne(customs, position[player] ?? 0) || byeWeek[player] === 0) return false;
  return [...settings.keepers, ...sales].some((owned) => {
    const other = owned.seat === seat ? numberOf.get(owned.entityId) : undefined;
    return other !== undefined && position[other] === position[player] && byeWeek[other] === byeWeek[player];
  });
}

/** The most that the seat should pay, whole dollars; 0 when it has no place for the player. */
export const suggestedMaximum = ({ worth }: Adviser, player: number): number => Math.round(worth(player).dollars);

/** Advice on one player who can be had; null for somebody sold or unknown. */
export function bidAdvice(adviser: Adviser, entityId: EntityId): BidAdvice | null {
  const { state, seat, bidding, rate } = adviser;
  const { room, prices } = bidding;
  const player = room.pool.table.numberOf.get(entityId);
  if (player === undefined || room.available[player] !== 1) return null;
  const worth = adviser.worth(player);
  const high = state.block?.entityId === entityId ? highBid(state.block) : null;
  const least = high === null ? 1 : high.seat === seat ? high.dollars : high.dollars + 1;
  const odds = priceOdds(state, bidding, seat, player);
  const open = room.openSlots.reduce((sum, each) => sum + each, 0);
  const money = room.budgets.reduce((sum, each, at) => sum + ((room.openSlots[at] ?? 0) > 0 ? each : 0), 0);
  return {
    entityId,
    suggestedMaximum: suggestedMaximum(adviser, player),
    expectedPrice: meanPrice(odds, least),
    chanceToWin: steps(least, worth.dollars).map((dollars) => ({ dollars, chance: odds(dollars) })),
    reasons: {
      need: worth.need,
      planFactor: worth.planFactor,
      value: prices.list[player] ?? 0,
      valueNow: adviser.valueNow(player),
      inflation: rate,
      moneyPerSlot: (room.budgets[seat] ?? 0) / Math.max(1, room.openSlots[seat] ?? 0),
      roomMoneyPerSlot: money / Math.max(1, open),
      maximumBid: maximumBid(room, seat),
      alternative: alternativeTo(bidding, player),
    },
  };
}

/** At most a dozen prices from the least on to well above what the team would pay. */
function steps(least: number, worth: number): readonly number[] {
  const last = Math.max(least + 5, Math.ceil(worth * 1.4));
  const step = Math.max(1, Math.ceil((last - least + 1) / CHANCE_STEPS));
  return Array.from(
    { length: Math.min(CHANCE_STEPS, Math.floor((last - least) / step) + 1) },
    (_, i) => least + i * step,
  );
}

function alternativeTo({ room, prices }: Bidding, player: number): number | null {
  const { position } = room.pool.table;
  const same = prices.byMarket.find(
    (other) => other !== player && room.available[other] === 1 && position[other] === position[player],
  );
  return same ?? null;
}

/** Whom to put up, best first, at most ten. */
export function nominationAdvice(adviser: Adviser): readonly NominationAdvice[] {
  const { state, bidding, seat } = adviser;
  const { room, prices } = bidding;
  const queued = new Set(shownQueue(state.queue, soldEntities(state)));
  const left = [...prices.byMarket].filter((player) => room.available[player] === 1);
  // Ids of the table
  const wished = left.filter((player) => queued.has(room.pool.table.entityIds[player] ?? ('' as EntityId)));
  if (maximumBid(room, seat) < 1) return [];
  const usual = usualPositions(room, seat);
  const isUsual = (player: number): boolean => ((usual >> (room.pool.table.position[player] ?? 0)) & 1) === 1;
  const looked = new Set([
    ...wished,
    ...left.slice(0, LOOKS_AT).filter(isUsual),
    ...cheapest(adviser, left.filter(isUsual)),
  ]);
  const advised = [...looked]
    .flatMap((player) => {
      const advice = nominationOf(adviser, player);
      return advice === null ? [] : [{ advice, merit: meritOf(advice) + (queued.has(advice.entityId) ? 5 : 0) }];
    })
    .sort((one, other) => other.merit - one.merit)
    .slice(0, MOST_NOMINATIONS)
    .map(({ advice }) => advice);
  return advised.length > 0 ? advised : lastResort(adviser, left.filter(isUsual));
}

/** When nobody is worth putting up somebody has to be: the first of use, else whom a bot would name. */
function lastResort(adviser: Adviser, left: readonly number[]): readonly NominationAdvice[] {
  const { bidding, seat, worth } = adviser;
  const player = left.find((each) => worth(each).need > 0) ?? botNomination(bidding, seat);
  const entityId = bidding.room.pool.table.entityIds[player];
  return entityId === undefined ? [] : [{ entityId, intent: 'dollar', ...figuresOf(adviser, player) }];
}

/** The first of each position that are likely to go for a dollar. */
const cheapest = ({ bidding: { room } }: Adviser, left: readonly number[]): readonly number[] => {
  const { position, points } = room.pool.table;
  const best = left.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  return [0, 1, 2, 3, 4, 5].flatMap((each) => best.filter((player) => position[player] === each).slice(0, 1));
};

type Figures = Pick<NominationAdvice, 'expectedPrice' | 'suggestedMaximum' | 'valueNow'>;

const figuresOf = (adviser: Adviser, player: number): Figures => ({
  expectedPrice: meanPrice(priceOdds(adviser.state, adviser.bidding, adviser.seat, player), 1),
  suggestedMaximum: suggestedMaximum(adviser, player),
  valueNow: adviser.valueNow(player),
});

function nominationOf(adviser: Adviser, player: number): NominationAdvice | null {
  const { bidding, worth } = adviser;
  const entityId = bidding.room.pool.table.entityIds[player];
  const { dollars, need } = worth(player);
  // Whom nobody else wants stays with the nominator.
  if (entityId === undefined || dollars < 1) return null;
  const figures = figuresOf(adviser, player);
  const { expectedPrice, suggestedMaximum: most } = figures;
  const isTarget = need >= HARDLY_NEEDED && most >= expectedPrice && expectedPrice > CHEAP_DOLLARS;
  if (isTarget) return { entityId, intent: 'target', ...figures };
  if (expectedPrice >= WORTH_A_BLUFF_DOLLARS) return { entityId, intent: 'bluff', ...figures };
  return expectedPrice <= CHEAP_DOLLARS && need > 0 ? { entityId, intent: 'dollar', ...figures } : null;
}

/** A target by what it may save, a bluff by what it may cost the others. Weights are estimates [E]. */
function meritOf({ intent, expectedPrice, suggestedMaximum: maximum, valueNow }: NominationAdvice): number {
  if (intent === 'target') return maximum - expectedPrice + 0.05 * valueNow;
  return intent === 'bluff' ? 0.1 * expectedPrice + 0.25 * Math.max(0, expectedPrice - maximum) : maximum - 1;
}
