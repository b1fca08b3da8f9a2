// What auctions with the same settings share: prices before the first sale, and what is usual. Made once and kept.
import type { Edition } from '@pylon/almanac/editions/edition';
import { type AuctionPrices, auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import type { ExpectedPrices } from '@pylon/engine/auction/bots/expected-prices';
import type { AuctionBaseline } from '@pylon/engine/auction/report/auction-baseline';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { Lru } from '../../../lru.ts';
import type { Caller } from '../../../threads/caller.ts';
import { SharedWork } from '../../../threads/shared-work.ts';
import type { DraftView } from '../draft-kind.ts';
import type { Stored } from '../mock-draft.queries.ts';
import { poolKey, type RoomPool } from '../players/room-pool.ts';
import type { DraftThreads } from '../results/draft-threads.ts';
import type { AuctionView } from './auction-view.ts';

type StoredAuction = Stored<AuctionState>;

const KEPT = 48;

/** Makes and keeps what auctions with the same settings share. */
export class AuctionPools {
  readonly #prices = new Lru<AuctionPrices>(KEPT);
  readonly #baselines = new SharedWork<AuctionBaseline>(KEPT);
  readonly #expected = new SharedWork<ExpectedPrices>(KEPT);
  readonly #work: DraftThreads;

  constructor(work: DraftThreads) {
    this.#work = work;
  }

  /** Prices before the first sale. */
  pricesOf(edition: Edition, stored: StoredAuction, { pool, source }: RoomPool): AuctionPrices {
    const key = `${kindKey(edition, stored)} ${source}`;
    return this.#prices.once(key, () => auctionPrices(stored.state.settings, pool));
  }

  /** What is usual in such an auction by a judge's points: seconds of simulation in a large room. */
  baselineOf(
    { edition, stored, room: { pool, source } }: DraftView<AuctionState>,
    judge: DraftPool,
    caller: Caller,
  ): Promise<AuctionBaseline> {
    const { state } = stored;
    return this.#baselines.of(`${kindKey(edition, stored)} ${source} ${state.settings.roomType}`, caller, (whose) =>
      this.#work.run('auctionBaseline', { state, pool, judge }, whose),
    );
  }

  /** What players should go for from here on; the same until the next sale. */
  expectedOf(
    { edition, stored, room: { pool, source }, prices }: AuctionView,
    caller: Caller,
  ): Promise<ExpectedPrices> {
    const { state } = stored;
    const { sales, participants, settings } = state;
    const bought = sales.map(({ entityId, seat, dollars }) => `${entityId} ${seat} ${dollars}`);
    const plans = participants.map(({ strategy }) => strategy);
    const key = `${kindKey(edition, stored)} ${source} ${settings.roomType} ${plans} ${bought}`;
    return this.#expected.of(key, caller, (whose) => this.#work.run('expectedPrices', { state, pool, prices }, whose));
  }
}

const kindKey = (edition: Edition, { season, state: { settings } }: StoredAuction): string =>
  `${poolKey(edition, season, settings)} ${JSON.stringify(settings.keepers)}`;
