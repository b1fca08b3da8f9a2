// What players are worth in an auction, before the first sale and now.
//
// The list price is the textbook's: a dollar for the place, and of all money beyond that the share which a player has
// of everybody's points over replacement. Keepers and their money are taken off first. As money and players go, what is
// left of the one buys what is left of the other: their ratio is the inflation, above 1 when the room has been thrifty
// so far.
//
// Bidders see players a quarter by the list and the rest by the market: the market gives the n-th best price to the
// player whom the board (average draft position and experts) has n-th. Some money goes to the bench, too, which the
// list gives a dollar each.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { dearestDollars, MINIMUM_BID_DOLLARS, sharedMoney } from '../../player-value/auction-values.ts';
import { benchWorth, MARKET_SHAPE, starterWorth } from '../../player-value/market-prices.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import type { AuctionSettings } from '../rules/auction-state.ts';
import type { AuctionRoom } from './auction-room.ts';

/** Prices before the first sale, by number of the table, in exact dollars. Kept players have 0. */
export interface AuctionPrices {
  /** The list price; 0 for whom nobody needs to buy. */
  readonly list: Float64Array;
  /** What bidders go by. */
  readonly market: Float64Array;
  /** Numbers of the table that can be bought, costliest by each of the two first. */
  readonly byList: Uint16Array;
  readonly byMarket: Uint16Array;
}

/** Prices of an auction's kind: they depend on the league, the keepers and the pool. */
export function auctionPrices(
  settings: Pick<AuctionSettings, 'league' | 'keepers'>,
  pool: DraftPool,
  { listShare, benchShare } = MARKET_SHAPE,
): AuctionPrices {
  const { league, keepers } = settings;
  const { table, waiver } = pool;
  const kept = new Set(keepers.map(({ entityId }) => table.numberOf.get(entityId)));
  const money = league.teams * league.budgetDollars - keepers.reduce((sum, keeper) => sum + keeper.dollars, 0);
  const spots = league.teams * rosterSize(league.slots) - keepers.length;
  const numbers = Array.from({ length: table.size }, (_, player) => player).filter((player) => !kept.has(player));
  const positionOf = (player: number): Position => POSITIONS[table.position[player] ?? 0] ?? 'QB'; // the table's own numbers
  const starting = numbers.map((player) => starterWorth(positionOf(player), pool.vorp[player] ?? 0));
  const withBench = numbers.map((player, index) => {
    const overWire = (table.points[player] ?? 0) - (waiver[table.position[player] ?? 0] ?? 0);
    return (starting[index] ?? 0) + benchShare * benchWorth(positionOf(player), overWire);
  });
  const dearest = dearestDollars(league);
  const own = sharedMoney(withBench, money, spots, dearest);
  const falling = own.toSorted((a, b) => b - a);
  const market = new Float64Array(table.size);
  numbers.forEach((player, place) => {
    // `numbers` is in the order of the board, so its place is the player's place on the market.
    market[player] = listShare * (own[place] ?? 0) + (1 - listShare) * (falling[place] ?? 0);
  });
  const list = new Float64Array(table.size);
  sharedMoney(starting, money, spots, dearest).forEach((value, index) => {
    list[numbers[index] ?? 0] = value;
  });
  const costliestBy = (column: Float64Array): Uint16Array =>
    Uint16Array.from(numbers.toSorted((a, b) => (column[b] ?? 0) - (column[a] ?? 0) || a - b));
  return { list, market, byList: costliestBy(list), byMarket: costliestBy(market) };
}

/** A player's list price, whether the pool still has them or not. */
export const listPriceOf = (
  { list }: Pick<AuctionPrices, 'list'>,
  { table }: Pick<DraftPool, 'table'>,
  entityId: EntityId,
): number => list[table.numberOf.get(entityId) ?? -1] ?? 0;

/** Money against what there is to buy. */
export interface Inflation {
  /** Dollars left beyond one for every open place. */
  readonly freeMoney: number;
  /** Prices beyond the first dollar of those still to be bought. */
  readonly freeValue: number;
  /** Their ratio; 1 at list prices. Never above {@link HIGHEST_RATE}. */
  readonly rate: number;
}

/** With hardly anything left to buy a ratio says nothing any more. */
const HIGHEST_RATE = 5;

/**
 * Inflation now, by one of the columns of {@link AuctionPrices}.
 *
 * @returns a rate of 1 when nothing of value is left
 */
export function inflation(room: AuctionRoom, prices: AuctionPrices, column: 'list' | 'market'): Inflation {
  const values = prices[column];
  let freeMoney = 0;
  let spots = 0;
  for (let seat = 0; seat < room.budgets.length; seat++) {
    const open = room.openSlots[seat] as number; // as long as the budgets
    spots += open;
    if (open > 0) freeMoney += (room.budgets[seat] as number) - MINIMUM_BID_DOLLARS * open;
  }
  let freeValue = 0;
  for (const player of column === 'list' ? prices.byList : prices.byMarket) {
    if (spots <= 0) break;
    if (room.available[player] !== 1) continue;
    spots--;
    freeValue += Math.max(0, (values[player] as number) - MINIMUM_BID_DOLLARS);
  }
  return { freeMoney, freeValue, rate: freeValue < 1 ? 1 : Math.min(HIGHEST_RATE, freeMoney / freeValue) };
}

/** A price at the present inflation: never below a dollar. */
export const priceNow = (before: number, rate: number): number =>
  MINIMUM_BID_DOLLARS + Math.max(0, before - MINIMUM_BID_DOLLARS) * rate;
