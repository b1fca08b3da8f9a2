import { SLOTS, type Slot } from './slots.ts';

/** How many of each slot a roster has; every slot is named, 0 when the league lacks it. */
export type SlotCounts = Readonly<Record<Slot, number>>;

/**
 * The shape of a league.
 *
 * `teams` 1 to {@link MOST_TEAMS}; `budgetDollars` within {@link BUDGET_DOLLARS} (auctions only); each slot count 0 to
 * {@link MOST_PER_SLOT}, the bench's to {@link DEEPEST_BENCH}.
 * The number of rounds is the roster's size, {@link rosterSize}.
 */
export interface LeagueShape {
  readonly teams: number;
  readonly budgetDollars: number;
  readonly slots: SlotCounts;
}

/** A roster without places. */
export const NO_SLOTS: SlotCounts = {
  ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
};

/** @source docs/sources.md "Default league" */
export const MOST_TEAMS = 18;
/** A team's whole budget. */
export const BUDGET_DOLLARS = { least: 100, most: 999 } as const;
/** Of each place but the bench. */
export const MOST_PER_SLOT = 9;
/** Benches are deeper than other places are many: those of best ball drafts and dynasties. */
export const DEEPEST_BENCH = 30;

/**
 * Places of a whole league, benches included: twelve teams of fifty. Deeper ones are nobody's, and one draft of them
 * would take the time of many.
 */
export const MOST_PLACES = 600;

/** Places on one roster, bench included: also the number of rounds of a draft. */
export const rosterSize = (slots: SlotCounts): number => SLOTS.reduce((sum, slot) => sum + slots[slot], 0);

/** @source docs/sources.md "Default league" */
export const DEFAULT_LEAGUE: LeagueShape = {
  teams: 12,
  budgetDollars: 200,
  slots: { QB: 1, RB: 2, WR: 3, TE: 1, FLEX: 1, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 1, DST: 1, BN: 6 },
};
