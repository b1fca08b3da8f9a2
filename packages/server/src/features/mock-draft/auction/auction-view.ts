import type { AuctionPrices } from '@pylon/engine/auction/bots/auction-market';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import type { DraftView, Seen } from '../draft-kind.ts';

/** An auction with what is needed to decide and to show it. */
export interface AuctionView extends DraftView<AuctionState> {
  /** As they stand before the first sale; below the plan, as the market makes them. */
  readonly prices: AuctionPrices;
}
export type SeenAuction = Seen<AuctionView>;
