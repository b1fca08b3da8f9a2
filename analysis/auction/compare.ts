// Our auction prices beside real ones: money by position, the curve of prices, and how alike they order the players.
//   node analysis/auction/compare.ts
import { type AuctionPrices, auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import { expectedPrices } from '@pylon/engine/auction/bots/expected-prices';
import { createAuction } from '@pylon/engine/auction/rules/create-auction';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { MARKET_SHAPE } from '@pylon/engine/player-value/market-prices';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { correlation, rankCorrelation } from '../statistics.ts';
import { type Market, poolOf, settingsOf, sleeper2022, yahoo2026 } from './real-prices.ts';

const LIST_SHARES = [0, 0.25, 0.5, 0.75, 1];
const BENCH_SHARES = [0, 0.06, 0.12, 0.25, 0.5, 1];
const PLAYS = 100;
const CURVE = [1, 2, 3, 5, 8, 12, 16, 24, 32, 48, 64, 96, 128];
const TRIED = ['QB', 'RB', 'WR', 'TE'] as const satisfies readonly Position[];

/** Mean price that bots of differing opinions pay, in the order of the players; a dollar for a player nobody buys. */
function paidByBots(market: Market, pool: DraftPool, prices: AuctionPrices): readonly number[] {
  const { keepers: _keepers, ...settings } = settingsOf(market);
  const created = createAuction(
    {
      settings: { ...settings, seed: 'analysis' },
      keepers: [],
      participants: Array.from({ length: market.league.teams }, (_, seat) => ({
        id: `${seat}`,
        name: `${seat}`,
        strategy: 'balanced',
      })),
      userSeat: 0,
      draftAtMs: 0,
    },
    pool,
  );
  if (!created.ok) throw new Error(created.reason);
  return [...expectedPrices(created.value, pool, prices, PLAYS).mean].map((mean) => (Number.isNaN(mean) ? 1 : mean));
}

/** Shares of all money, percent, by position. */
function sharesOf({ players }: Market, prices: readonly (number | null)[]): string {
  const all = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  return TRIED.map((position) => {
    const own = prices.reduce<number>(
      (sum, price, index) => sum + (players[index]?.position === position ? (price ?? 0) : 0),
      0,
    );
    return `${position} ${((100 * own) / all).toFixed(1)}`;
  }).join('  ');
}

/** The real prices and ours, of the players who have a real one. */
function pairs({ players }: Market, prices: readonly number[], position: Position | null = null) {
  const both = players.flatMap(({ real, position: own }, index) =>
    real === null || (position !== null && own !== position) ? [] : [{ real, ours: prices[index] ?? 0 }],
  );
  return { real: both.map(({ real }) => real), ours: both.map(({ ours }) => ours) };
}

/** Mean distance of our prices from the real ones, in dollars, over the players who have a real one. */
function distance(market: Market, prices: readonly number[]): number {
  const { real, ours } = pairs(market, prices);
  return real.reduce((sum, price, index) => sum + Math.abs(price - (ours[index] ?? 0)), 0) / real.length;
}

const falling = (prices: readonly (number | null)[]): readonly number[] =>
  prices.map((price) => price ?? 0).toSorted((one, other) => other - one);
const curveOf = (prices: readonly (number | null)[]): string =>
  CURVE.map((place) => (falling(prices)[place - 1] ?? 0).toFixed(0).padStart(4)).join('');

for (const market of [yahoo2026(), sleeper2022()]) {
  const pool = poolOf(market);
  const prices = auctionPrices(settingsOf(market), pool);
  const real = market.players.map((player) => player.real);
  const sides = [
    ['real', real],
    ['list', [...prices.list]],
    ['market', [...prices.market]],
    ['bots', paidByBots(market, pool, prices)],
  ] as const;
  console.log(`\n${market.name}: ${real.filter((price) => price !== null).length} priced of ${real.length}`);
  console.log(`  place   ${CURVE.map((place) => String(place).padStart(4)).join('')}`);
  for (const [name, column] of sides) {
    console.log(`  ${name.padEnd(8)}${curveOf(column)}   ${sharesOf(market, column)}`);
  }
  for (const [name, column] of sides.slice(1)) {
    const own = column.map((price) => price ?? 0);
    const { real: paid, ours } = pairs(market, own);
    const byPosition = TRIED.map((position) => {
      const of = pairs(market, own, position);
      return `${position} ${rankCorrelation(of.real, of.ours).toFixed(2)}`;
    });
    console.log(
      `  ${name.padEnd(8)}correlation ${correlation(paid, ours).toFixed(3)}, of ranks ${rankCorrelation(paid, ours).toFixed(3)} (${byPosition.join(', ')}); $${distance(market, own).toFixed(2)} off`,
    );
  }
  console.log('  market, mean distance in dollars by list share (down) and bench share (across)');
  console.log(`        ${BENCH_SHARES.map((share) => share.toFixed(2).padStart(6)).join('')}`);
  for (const listShare of LIST_SHARES) {
    const row = BENCH_SHARES.map((benchShare) => {
      const tried = auctionPrices(settingsOf(market), pool, { ...MARKET_SHAPE, listShare, benchShare });
      return distance(market, [...tried.market])
        .toFixed(2)
        .padStart(6);
    });
    console.log(`  ${listShare.toFixed(2).padStart(6)}${row.join('')}`);
  }
}
