// An auction's players as a draft's done picks, for everything that asks only who is on whose roster: keepers first,
// without a number of their own (0), then sales by their numbers.

import type { DraftPick } from '../../drafting/draft-pick.ts';
import { pickLabel, roundOfPick } from '../../drafting/draft-pick.ts';
import type { DraftTable } from '../../drafting/draft-table.ts';
import { type DraftRoster, rosterOfPicks } from '../../drafting/roster.ts';
import type { AuctionState } from './auction-state.ts';

/** A done pick with what it cost; `saleIndex` is null for a keeper. */
export interface AuctionPick extends DraftPick {
  readonly player: NonNullable<DraftPick['player']>;
  readonly dollars: number;
  readonly saleIndex: number | null;
}

/** Keepers, then sales. A sale's round is the round of the table in which it fell. */
export function auctionPicks({ settings, sales }: AuctionState): readonly AuctionPick[] {
  const { teams } = settings.league;
  const kept = settings.keepers.map(
    ({ seat, entityId, position, dollars }): AuctionPick => ({
      pickNumber: 0,
      round: 1,
      seat,
      label: '',
      isKeeper: true,
      isAutoDraft: false,
      player: { entityId, position },
      pickedAtMs: null,
      dollars,
      saleIndex: null,
    }),
  );
  const sold = sales.map(
    ({ seat, entityId, position, dollars, isAutoDraft, soldAtMs }, saleIndex): AuctionPick => ({
      pickNumber: saleIndex + 1,
      round: roundOfPick(saleIndex + 1, teams),
      seat,
      label: pickLabel(saleIndex + 1, teams),
      isKeeper: false,
      isAutoDraft,
      player: { entityId, position },
      pickedAtMs: soldAtMs,
      dollars,
      saleIndex,
    }),
  );
  return [...kept, ...sold];
}

/** A seat's roster by slot. */
export const auctionRoster = (state: AuctionState, seat: number, table: DraftTable): DraftRoster =>
  rosterOfPicks(
    auctionPicks(state).filter((pick) => pick.seat === seat),
    state.settings.league.slots,
    table,
  );
