// The same auction again and again: what a plan usually comes to. Settings, keepers and everybody's plans stay; the
// bots have other opinions each time. A bot with the person’s plan bids for the person, or the person goes exactly as
// high as the market price, without an opinion: advice on every sale would take minutes.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import type { RunOptions } from '../../drafting/run-tally.ts';
import { type DraftRuns, type Run, runTally } from '../../drafting/run-tally.ts';
import { standardised } from '../../drafting/team-grades.ts';
import { auctionRoom } from '../bots/auction-room.ts';
import { type Bidding, beginBidding } from '../bots/bidding.ts';
import { goOn } from '../rules/auction-course.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import type { AuctionBaseline } from './auction-baseline.ts';
import { teamYields } from './team-yields.ts';

/**
 * Plays the whole auction again from its first sale.
 *
 * @param state its sales and queue are not looked at
 * @param pool whose points bid and advise
 * @param judge whose points judge
 */
export function auctionRuns(
  state: AuctionState,
  pool: DraftPool,
  baseline: AuctionBaseline,
  options: RunOptions,
  judge: DraftPool = pool,
): DraftRuns {
  return runTally(auctions(state, pool, baseline, options, judge), state.userSeat, options.isOver);
}

function* auctions(
  state: AuctionState,
  pool: DraftPool,
  { prices, participantCuts }: AuctionBaseline,
  { times, pickedBy, seed }: RunOptions,
  judge: DraftPool,
): Generator<Run> {
  const { userSeat } = state;
  for (let run = 0; run < times; run++) {
    const settings = { ...state.settings, seed: `${seed} ${run}` };
    const start: AuctionState = { ...state, settings, sales: [], block: null, queue: [], closedAtMs: null };
    const room = auctionRoom(start, pool);
    const bidding = beginBidding(start, room, 0, prices);
    goOn(pickedBy === 'advice' ? asAdvised(bidding, userSeat) : bidding, () => 'bot');
    const points = teamYields({ ...start, sales: room.sales }, judge);
    yield {
      points,
      letterGrade: letterGrade(standardised(points).zs[userSeat] ?? 0, participantCuts),
      picked: room.sales.flatMap(({ seat, entityId, dollars }, index) =>
        seat === userSeat ? [{ entityId, pickNumber: index + 1, dollars }] : [],
      ),
    };
  }
}

/** Bidding in which the person goes as high as the market, and a dollar for whoever could be had for one. */
function asAdvised(bidding: Bidding, userSeat: number): Bidding {
  return {
    ...bidding,
    limit: (seat, player) => {
      const limit = bidding.limit(seat, player);
      return seat === userSeat && limit > 0 ? Math.max(1, Math.round(bidding.worth(seat, player).dollars)) : limit;
    },
  };
}
