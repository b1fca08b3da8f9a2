// What auctions of a kind share: prices before the first sale, and what is usual. Made once and kept.
import type { Edition } from '@pylon/almanac/editions/edition';
import { type AuctionPrices, auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import { type ExpectedPrices, expectedPrices } from '@pylon/engine/auction/bots/expected-prices';
import { type AuctionBaseline, auctionBaseline } from '@pylon/engine/auction/report/auction-baseline';
import { Lru } from '../../../lru.ts';
import type { StoredOf } from '../mock-draft.queries.ts';
import { poolKey, type RoomPool } from '../players/room-pool.ts';

type StoredAuction = Omit<StoredOf<'auction'>, 'kind'>;

const KEPT = 48;

/** Makes and keeps what auctions of a kind share. */
export class AuctionPools {
  readonly #prices = new Lru<AuctionPrices>(KEPT);
  readonly #baselines = new Lru<AuctionBaseline>(KEPT);
  readonly #expected = new Lru<ExpectedPrices>(KEPT);

  /** Prices before the first sale. */
  pricesOf(edition: Edition, stored: StoredAuction, { pool, source }: RoomPool): AuctionPrices {
    const key = `${kindKey(edition, stored)} ${source}`;
    return this.#prices.once(key, () => auctionPrices(stored.state.settings, pool));
  }

  /** What is usual in such an auction: part of a second of simulation. */
  baselineOf(edition: Edition, stored: StoredAuction, { pool, source }: RoomPool): AuctionBaseline {
    const key = `${kindKey(edition, stored)} ${source} ${stored.state.settings.roomType}`;
    return this.#baselines.once(key, () => auctionBaseline(stored.state, pool));
  }

  /** What players should go for from here on; the same until the next sale. */
  expectedOf(
    edition: Edition,
    stored: StoredAuction,
    { pool, source }: RoomPool,
    prices: AuctionPrices,
  ): ExpectedPrices {
    const { sales, participants, settings } = stored.state;
    const bought = sales.map(({ entityId, seat, dollars }) => `${entityId} ${seat} ${dollars}`);
    const plans = participants.map(({ strategy }) => strategy);
    const key = `${kindKey(edition, stored)} ${source} ${settings.roomType} ${plans} ${bought}`;
    return this.#expected.once(key, () => expectedPrices(stored.state, pool, prices));
  }
}

const kindKey = (edition: Edition, { season, state: { settings } }: StoredAuction): string =>
  `${poolKey(edition, season, settings)} ${JSON.stringify(settings.keepers)}`;
