// How an auction begins, and the keepers it begins with. A keeper fills a place of their team and costs it money: a
// team must be able to fill its other places with a dollar each, and nobody is kept twice.

import { type CreationRefusal, poolRefusal, shapeRefusal } from '../../drafting/beginning.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { Creation } from '../../drafting/outcome.ts';
import { positionInPool } from '../../drafting/pick-legality.ts';
import type { DraftParticipant } from '../../drafting/shared-state.ts';
import { BUDGET_DOLLARS } from '../../vocabulary/league.ts';
import { auctionRoom, nextNominator, purchaseRefusal } from '../bots/auction-room.ts';
import type { AuctionKeeper, AuctionSettings, AuctionState } from './auction-state.ts';

/** A keeper as a person names them; the position comes from the pool. */
export type AuctionKeeperWish = Omit<AuctionKeeper, 'position'>;

export interface NewAuction {
  readonly settings: Omit<AuctionSettings, 'keepers'>;
  readonly keepers: readonly AuctionKeeperWish[];
  /** In the order of their first nominations. */
  readonly participants: readonly DraftParticipant[];
  readonly userSeat: number;
  readonly draftAtMs: number;
}

export type AuctionCreationRefusal = CreationRefusal | 'budget' | 'keeper-too-dear';

/**
 * An auction before its first nomination, or why there can be none. One whose every place is kept is closed at once.
 *
 * @param pool must be able to fill every roster
 */
export function createAuction(auction: NewAuction, pool: DraftPool): Creation<AuctionState, AuctionCreationRefusal> {
  const { settings, userSeat, participants } = auction;
  const { teams, budgetDollars } = settings.league;
  const reason = shapeRefusal({ settings, participants, userSeat });
  if (reason !== null) return { ok: false, reason };
  if (!Number.isInteger(budgetDollars) || budgetDollars < BUDGET_DOLLARS.least || budgetDollars > BUDGET_DOLLARS.most)
    return { ok: false, reason: 'budget' };
  const poolReason = poolRefusal(settings.league, [], pool.table);
  if (poolReason !== null) return { ok: false, reason: poolReason };
  let state: AuctionState = {
    settings: { ...settings, keepers: [] },
    participants,
    userSeat,
    sales: [],
    block: null,
    queue: [],
    draftAtMs: auction.draftAtMs,
    clockResumedAtMs: null,
    closedAtMs: null,
    version: 0,
  };
  for (const [index, wish] of auction.keepers.entries()) {
    const refused = keeperRefusal(state, wish, teams, pool);
    if (refused !== null) return { ok: false, reason: refused, keeper: index };
    const position = positionInPool(pool.table, wish.entityId) ?? 'QB'; // known: keeperRefusal looked
    state = { ...state, settings: { ...state.settings, keepers: [...state.settings.keepers, { ...wish, position }] } };
  }
  const isFull = nextNominator(auctionRoom(state, pool)) === null;
  return { ok: true, value: { ...state, closedAtMs: isFull ? auction.draftAtMs : null } };
}

function keeperRefusal(
  state: AuctionState,
  { seat, entityId, dollars }: AuctionKeeperWish,
  teams: number,
  pool: DraftPool,
): AuctionCreationRefusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= teams) return 'keeper-unknown-team';
  switch (purchaseRefusal(auctionRoom(state, pool), seat, entityId, dollars)) {
    case null:
      return null;
    case 'unknown-player':
      return 'keeper-unknown-player';
    case 'player-taken':
      return 'keeper-twice';
    case 'bid-too-low':
    case 'bid-too-high':
      return 'keeper-too-dear';
    default:
      return 'keepers-leave-no-line-up';
  }
}
