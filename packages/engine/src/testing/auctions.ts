// Auctions for tests, on the invented pool of drafts.ts.

import type { AuctionSettings, AuctionState } from '../auction/rules/auction-state.ts';
import { type AuctionCreationRefusal, type AuctionKeeperWish, createAuction } from '../auction/rules/create-auction.ts';
import type { DraftPool } from '../drafting/draft-pool.ts';
import type { Creation } from '../drafting/outcome.ts';
import { DEFAULT_DRAFT_SETTINGS } from '../mock-draft/rules/create-draft.ts';
import type { DraftStrategy } from '../vocabulary/drafts.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { buildPool, leagueOf } from './drafts.ts';

export interface AuctionWishes extends Partial<Omit<AuctionSettings, 'keepers' | 'league'>> {
  readonly teams?: number;
  readonly slots?: Partial<SlotCounts>;
  readonly budgetDollars?: number;
  readonly keepers?: readonly AuctionKeeperWish[];
  readonly userSeat?: number;
  readonly strategies?: readonly DraftStrategy[];
}

const shapeOf = ({ teams = 12, slots = {} }: AuctionWishes) => leagueOf({ teams, slots });

/** The outcome of creating such an auction. It starts at time 0. */
export function tryAuction(wishes: AuctionWishes, pool: DraftPool): Creation<AuctionState, AuctionCreationRefusal> {
  const {
    teams: _teams,
    slots: _slots,
    budgetDollars = 200,
    keepers = [],
    userSeat = 0,
    strategies = [],
    ...own
  } = wishes;
  const { order: _order, ...settings } = DEFAULT_DRAFT_SETTINGS;
  const league = { ...shapeOf(wishes), budgetDollars };
  return createAuction(
    {
      settings: { ...settings, seed: 'test', ...own, league },
      keepers,
      participants: Array.from({ length: league.teams }, (_, seat) => ({
        id: `p${seat}`,
        name: `Team ${seat + 1}`,
        strategy: strategies[seat] ?? 'balanced',
      })),
      userSeat,
      draftAtMs: 0,
    },
    pool,
  );
}

/** An auction that must be possible, with its pool. */
export function buildAuction(
  wishes: AuctionWishes = {},
  pool = buildPool({ ...shapeOf(wishes), budgetDollars: wishes.budgetDollars ?? 200 }),
): { state: AuctionState; pool: DraftPool } {
  const outcome = tryAuction(wishes, pool);
  if (!outcome.ok) throw new Error(`no such auction: ${outcome.reason}`);
  return { state: outcome.value, pool };
}
