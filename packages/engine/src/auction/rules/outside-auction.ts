// What an outside platform shows of an auction, in our words.
import type { LeagueShape } from '../../vocabulary/league.ts';
import type { AuctionKeeper, Sale } from './auction-state.ts';

/** Somebody sold on the outside platform. */
export type OutsideSale = Pick<Sale, 'entityId' | 'position' | 'seat' | 'dollars'>;

/** An outside auction as it stands. */
export interface OutsideAuction {
  readonly league: LeagueShape;
  /** What the teams are called, by their turn to nominate. */
  readonly names: readonly string[];
  /** The seat of the person who follows. */
  readonly userSeat: number;
  readonly keepers: readonly AuctionKeeper[];
  /** In order; each player once, those kept left out. */
  readonly sales: readonly OutsideSale[];
  /** Who is up, with the highest bid; null while nobody is. */
  readonly block: (OutsideSale & { readonly nominatorSeat: number }) | null;
  /** Whether the platform says that it is over; rosters may have open places. */
  readonly isOver: boolean;
}
