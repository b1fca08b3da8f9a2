import type { AuctionPrices } from '@pylon/engine/auction/bots/auction-market';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import type { DraftView, Seen } from '../draft-kind.ts';

/** An auction with what is needed to decide and to show it. */
export interface AuctionView extends DraftView<AuctionState> {
  /** Before the first sale. Below the plan: those that the market comes to. */
  readonly prices: AuctionPrices;
}
export type SeenAuction = Seen<AuctionView>;
