// What players will go for: the auction is played to the end a few times from where it stands, with bots of other
// opinions, and the prices are averaged. The bots' real opinions are not looked at, so nobody is told what the others
// hide.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { goOn } from '../rules/auction-course.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import type { AuctionPrices } from './auction-market.ts';
import { auctionRoom } from './auction-room.ts';
import { beginBidding } from './bidding.ts';

/** Prices by number of the table, in dollars. */
export interface ExpectedPrices {
  /** NaN for a player who is sold, or was bought in less than half of the plays. */
  readonly mean: Float64Array;
  /** Standard deviation; NaN like the mean. */
  readonly spread: Float64Array;
}

const PLAYS = 16;

/**
 * Expected prices of those who are not sold. The error of a mean is its spread over √plays.
 *
 * @param plays how often the auction is played to its end
 */
export function expectedPrices(
  state: AuctionState,
  pool: DraftPool,
  prices: AuctionPrices,
  plays = PLAYS,
): ExpectedPrices {
  const { size, numberOf } = pool.table;
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  const counts = new Float64Array(size);
  for (let play = 0; play < plays; play++) {
    const settings = { ...state.settings, seed: `thought ${play}` };
    const room = auctionRoom({ ...state, settings, block: null }, pool);
    const bidding = beginBidding({ ...state, settings, queue: [] }, room, 0, prices);
    goOn(bidding, () => 'bot');
    for (const { entityId, dollars } of room.sales.slice(state.sales.length)) {
      const player = numberOf.get(entityId);
      if (player === undefined) continue;
      sums[player] = (sums[player] ?? 0) + dollars;
      squares[player] = (squares[player] ?? 0) + dollars * dollars;
      counts[player] = (counts[player] ?? 0) + 1;
    }
  }
  const mean = sums.map((sum, player) => {
    const count = counts[player] ?? 0;
    return count * 2 < plays || count === 0 ? Number.NaN : sum / count;
  });
  const spread = mean.map((each, player) =>
    Math.sqrt(Math.max(0, (squares[player] ?? 0) / (counts[player] || 1) - each * each)),
  );
  return { mean, spread };
}
