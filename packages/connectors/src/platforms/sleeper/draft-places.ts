import { type LeagueShape, rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';

/**
 * Our slots by the settings of a draft that count them. Single defenders have none: they are drafted onto the bench.
 */
const SLOT_OF: Readonly<Record<string, Exclude<Slot, 'BN'>>> = {
  slots_qb: 'QB',
  slots_rb: 'RB',
  slots_wr: 'WR',
  slots_te: 'TE',
  slots_flex: 'FLEX',
  slots_super_flex: 'SUPERFLEX',
  slots_wrrb_flex: 'RBWR',
  slots_rec_flex: 'WRTE',
  slots_k: 'K',
  slots_def: 'DST',
};
/** More of one kind are bench, too: no league starts ten quarterbacks. */
const MOST_OF_A_SLOT = 9;
/** Used where a draft has no budget of its own; nobody bids in the drafts that are followed. */
const BUDGET_DOLLARS = 200;

/**
 * The league that a draft's settings describe, with a place per round.
 *
 * @param settings whole numbers by Sleeper's names, `teams` and `rounds` among them
 * @returns `isPartial` when the rounds are fewer than the starting places; the places are then not worth looking at
 */
export function draftPlaces(settings: Readonly<Record<string, number>>): {
  readonly shape: LeagueShape;
  readonly isPartial: boolean;
} {
  const { teams = 0, rounds = 0, budget = BUDGET_DOLLARS } = settings;
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  for (const [name, slot] of Object.entries(SLOT_OF))
    slots[slot] = Math.min(MOST_OF_A_SLOT, Math.max(0, settings[name] ?? 0));
  const starters = rosterSize(slots satisfies SlotCounts);
  slots.BN = Math.max(0, rounds - starters);
  return { shape: { teams, budgetDollars: budget, slots }, isPartial: rounds < starters || starters === 0 };
}
