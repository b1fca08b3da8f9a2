// One person follows the advice to the letter, the others pick and bid as the product's bots do.
import { type AuctionPrices, auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import { createAuction } from '@pylon/engine/auction/rules/create-auction';
import { rosterValue } from '@pylon/engine/drafting/depth-weights';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { createDraft, DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import {
  boughtIn,
  draftedIn,
  followAuction,
  followDraft,
  type Owned,
  takenBy,
} from '../../packages/engine/src/testing/follow-advice.ts';
import type { Nomination, Taken } from '../../packages/engine/src/testing/roster-sense.ts';
import type { Format, Rooms } from './rooms.ts';

/** Who drafts what. */
export interface Wish {
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
  const { format, rooms, seat } = wish;
  const { pool } = rooms.paid;
  const { owned, nominated } = format.kind === 'snake' ? drafted(wish) : bought(wish);
  const values = Array.from({ length: format.league.teams }, (_, each) => {
    const own = owned.filter((player) => player.seat === each);
    const numbers = own.flatMap(({ entityId }) => pool.table.numberOf.get(entityId) ?? []);
    return rosterValue(pool.table, pool.weights, numbers);
  });
  return { taken: takenBy(owned, seat, pool), nominated, values };
}

type Done = { readonly owned: readonly Owned[]; readonly nominated: readonly Nomination[] };

const drafted = (wish: Wish): Done => ({ owned: draftedIn(draftBy(wish)), nominated: [] });

function bought(wish: Wish): Done {
  const { state, nominated } = auctionBy(wish);
  return { owned: boughtIn(state), nominated };
}

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

/** A snake draft at its end. */
export function draftBy(wish: Wish): DraftState {
  const { pool } = wish.rooms.paid;
  const created = createDraft(beginning(wish), pool.table);
  if (!created.ok) throw new Error(created.reason);
  return followDraft(created.value, { pool, advised: wish.rooms[wish.plan].pool });
}

const known = new WeakMap<DraftPool, AuctionPrices>();

/** An auction at its end, with whom the advice had the person put up. */
export function auctionBy(wish: Wish): ReturnType<typeof followAuction> {
  const { pool } = wish.rooms.paid;
  const { pool: advised, source } = wish.rooms[wish.plan];
  const created = createAuction(beginning(wish), pool);
  if (!created.ok) throw new Error(created.reason);
  const prices = known.get(advised) ?? auctionPrices(created.value.settings, advised);
  known.set(advised, prices);
  return followAuction(created.value, pool, { pool: advised, prices, source });
}
