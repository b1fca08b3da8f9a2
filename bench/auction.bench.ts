// The rules of auctions: whole auctions by bots, the answer to a bid, expected prices.
// Run: npm run bench auction

import { auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import { expectedPrices } from '@pylon/engine/auction/bots/expected-prices';
import { applyAuctionCommand } from '@pylon/engine/auction/rules/apply-auction-command';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import { buildAuction } from '@pylon/engine/testing/auctions';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import { type Bench, duration, millisecondsOf, perSecond } from './measure.ts';

const { state, pool } = buildAuction({
  strategies: Array.from({ length: 12 }, (_, seat) => DRAFT_STRATEGIES[seat % DRAFT_STRATEGIES.length] ?? 'balanced'),
});

/** Whole auctions, each with bots of other opinions. */
function auctioning(): () => number {
  let play = 0;
  return () => {
    const settings = { ...state.settings, seed: `bench ${play++}` };
    const outcome = applyAuctionCommand({ ...state, settings }, { type: 'simulateRest' }, { pool, nowMs: 1 });
    return outcome.ok ? (outcome.value.state.sales.at(-1)?.dollars ?? 0) : Number.NaN;
  };
}

function askedFirst(): AuctionState {
  const outcome = applyAuctionCommand({ ...state, userSeat: 5 }, { type: 'botsUntilUser' }, { pool, nowMs: 1 });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
}

export const bench: Bench = {
  name: 'auction',
  async run() {
    const prices = auctionPrices(state.settings, pool);
    const asked = askedFirst();
    const pass = () => {
      const outcome = applyAuctionCommand(asked, { type: 'pass', saleNumber: 1, until: 'next' }, { pool, nowMs: 2 });
      return outcome.ok ? outcome.value.state.version : Number.NaN;
    };
    return [
      { name: 'auctions of 12 teams and 16 places, seven strategies', ours: perSecond(millisecondsOf(auctioning())) },
      { name: 'a pass, with the bots’ next nomination and bids', ours: duration(millisecondsOf(pass)) },
      {
        name: 'expected prices of a whole board, 16 plays',
        ours: duration(millisecondsOf(() => expectedPrices(state, pool, prices).mean[0] ?? Number.NaN)),
      },
    ];
  },
};
