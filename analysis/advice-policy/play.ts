// One person follows the advice to the letter, the others pick and bid as the product's bots do.
import { type AuctionPrices, auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import { createAuction } from '@pylon/engine/auction/rules/create-auction';
import { rosterValue } from '@pylon/engine/drafting/depth-weights';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { createDraft, DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { followAuction, followDraft, type Owned, takenBy } from '../../packages/engine/src/testing/follow-advice.ts';
import type { Nomination, Taken } from '../../packages/engine/src/testing/roster-sense.ts';
import type { Format, Rooms } from './rooms.ts';

/** Who drafts what. */
interface Wish {
  readonly format: Format;
  readonly rooms: Rooms;
  readonly plan: keyof Rooms;
  readonly strategy: DraftStrategy;
  readonly seat: number;
  readonly seed: string;
}

/** What came of it. */
interface Played {
  /** The person's players in the order in which they came. */
  readonly taken: readonly Taken[];
  /** Whom the advice nominated, in an auction. */
  readonly nominated: readonly Nomination[];
  /** By seat: weighted points of the season as our projections value them. */
  readonly values: readonly number[];
}

/** A draft or an auction to its end. */
export function play(wish: Wish): Played {
  const { format, rooms, plan, seat } = wish;
  const { pool } = rooms.paid;
  const pools = { pool, advised: rooms[plan].pool };
  const { owned, nominated } = format.kind === 'snake' ? drafted(wish, pools) : bought(wish, pools);
  const values = Array.from({ length: format.league.teams }, (_, each) => {
    const own = owned.filter((player) => player.seat === each);
    const numbers = own.flatMap(({ entityId }) => pool.table.numberOf.get(entityId) ?? []);
    return rosterValue(pool.table, pool.weights, numbers);
  });
  return { taken: takenBy(owned, seat, pool), nominated, values };
}

interface Pools {
  readonly pool: DraftPool;
  readonly advised: DraftPool;
}
type Done = { readonly owned: readonly Owned[]; readonly nominated: readonly Nomination[] };

/** What a new draft of any kind is made from. */
const beginning = ({ format: { league, leagueType }, strategy, seat, seed }: Wish) => ({
  settings: { ...DEFAULT_DRAFT_SETTINGS, league, leagueType, seed },
  keepers: [],
  participants: Array.from({ length: league.teams }, (_, each) => ({
    id: `${each}`,
    name: `${each}`,
    strategy: each === seat ? strategy : ('balanced' as const),
  })),
  userSeat: seat,
  draftAtMs: 0,
});

function drafted(wish: Wish, pools: Pools): Done {
  const created = createDraft(beginning(wish), pools.pool.table);
  if (!created.ok) throw new Error(created.reason);
  return { owned: followDraft(created.value, pools), nominated: [] };
}

const known = new WeakMap<DraftPool, AuctionPrices>();

function bought(wish: Wish, { pool, advised }: Pools): Done {
  const created = createAuction(beginning(wish), pool);
  if (!created.ok) throw new Error(created.reason);
  const prices = known.get(advised) ?? auctionPrices(created.value.settings, advised);
  known.set(advised, prices);
  return followAuction(created.value, pool, { pool: advised, prices, source: wish.rooms[wish.plan].source });
}
