// Taking sales back. As in a draft, what is taken back is as if it had never been: the auction opens again if it was
// over, and the clock starts anew. Keepers stay.

import { startedAnew } from '../../drafting/beginning.ts';
import { closing } from '../../drafting/closing.ts';
import { changed, refused } from '../../drafting/outcome.ts';
import { resumedClock } from '../../drafting/pick-clock.ts';
import type { AuctionOutcome } from './auction-command.ts';
import type { AuctionState } from './auction-state.ts';

/** Keeps the first `kept` sales; the block goes with the others. */
function keepFirst(
  state: AuctionState,
  kept: number,
  nowMs: number,
  block = null as AuctionState['block'],
): AuctionOutcome {
  const { closedAtMs, events } = closing(state, false, nowMs);
  return changed(
    {
      ...state,
      sales: state.sales.slice(0, kept),
      block,
      closedAtMs,
      clockResumedAtMs: resumedClock(state, nowMs),
    },
    [{ type: 'salesRemoved', fromSaleNumber: kept + 1 }, ...events],
  );
}

/**
 * Back to before the person's last bid or nomination for the player who is up; had they not acted on them, to before
 * the last sale that they decided on. In person: the last sale.
 */
export function undoSale(state: AuctionState, nowMs: number): AuctionOutcome {
  const { block, sales, userSeat } = state;
  if (state.settings.mode === 'manual')
    return sales.length === 0 ? refused('nothing-to-take-back') : keepFirst(state, sales.length - 1, nowMs);
  const own = block?.bids.findLastIndex(({ seat }) => seat === userSeat) ?? -1;
  if (block !== null && own >= 0) {
    const bids = block.bids.slice(0, own);
    return keepFirst(state, sales.length, nowMs, bids.length === 0 ? null : { ...block, bids });
  }
  const decided = sales.findLastIndex(({ isUsersDecision }) => isUsersDecision);
  return decided < 0 ? refused('nothing-to-take-back') : keepFirst(state, decided, nowMs);
}

/**
 * Removes the sale of that number, all after it and the player who is up. With another seed the bots choose otherwise
 * from there on. Refused: no-such-pick, nothing-to-take-back.
 */
export function resetToSale(
  state: AuctionState,
  { saleNumber, seed = state.settings.seed }: { readonly saleNumber: number; readonly seed?: string | undefined },
  nowMs: number,
): AuctionOutcome {
  if (!Number.isInteger(saleNumber) || saleNumber < 1) return refused('no-such-pick');
  const isThere = saleNumber <= state.sales.length || (saleNumber === state.sales.length + 1 && state.block !== null);
  const drawn = { ...state, settings: { ...state.settings, seed } };
  return isThere ? keepFirst(drawn, saleNumber - 1, nowMs) : refused('nothing-to-take-back');
}

/** Removes everything but the keepers and the queue. The auction begins now, with another seed when one is given. */
export function startAuctionOver(state: AuctionState, seed: string | undefined, nowMs: number): AuctionOutcome {
  const isAllKept = state.closedAtMs !== null && state.sales.length === 0;
  const { closedAtMs, events } = closing(state, isAllKept, nowMs);
  return changed({ ...startedAnew(state, seed, nowMs), sales: [], block: null, closedAtMs }, [
    { type: 'salesRemoved', fromSaleNumber: 1 },
    ...events,
  ]);
}
