import type { Edition } from '@pylon/almanac/editions/edition';
import type { AuctionPrices } from '@pylon/engine/auction/bots/auction-market';
import type { SeenDraft } from '../draft-view.ts';
import type { StoredAuction } from '../mock-draft.queries.ts';
import type { RoomPool } from '../players/room-pool.ts';

/** An auction with what is needed to decide and to show it. */
export interface AuctionView {
  readonly stored: StoredAuction;
  readonly edition: Edition;
  readonly room: RoomPool;
  readonly prices: AuctionPrices;
}

/** An auction as somebody sees it; see {@link SeenDraft}. */
export interface SeenAuction extends AuctionView {
  readonly lock: SeenDraft['lock'];
}
