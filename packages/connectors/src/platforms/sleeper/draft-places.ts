import type { DraftedPlayers } from '@pylon/engine/mock-draft/rules/draft-state';
import { DEEPEST_BENCH, type LeagueShape, rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
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

/** Whom a draft is about, by Sleeper's number. */
const PLAYERS: readonly DraftedPlayers[] = ['all', 'rookies', 'veterans'];

/**
 * The league that a draft's settings describe, with a place per round. A draft of rookies, or of fewer rounds than a
 * line-up has places, adds to rosters: then the bench is the league's.
 *
 * @param settings whole numbers by Sleeper's names, `teams` and `rounds` among them
 */
export function draftPlaces(settings: Readonly<Record<string, number>>): {
  readonly shape: LeagueShape;
  /** null for a draft of whole rosters. */
  readonly partial: { readonly rounds: number; readonly players: DraftedPlayers } | null;
} {
  const { teams = 0, rounds = 0, budget = BUDGET_DOLLARS } = settings;
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  for (const [name, slot] of Object.entries(SLOT_OF))
    slots[slot] = Math.min(MOST_OF_A_SLOT, Math.max(0, settings[name] ?? 0));
  const starters = rosterSize(slots satisfies SlotCounts);
  const players = PLAYERS[settings['player_type'] ?? 0] ?? 'all';
  const isPartial = rounds < starters || players !== 'all';
  slots.BN = Math.max(0, rounds - starters, isPartial ? Math.min(DEEPEST_BENCH, settings['slots_bn'] ?? 0) : 0);
  return { shape: { teams, budgetDollars: budget, slots }, partial: isPartial ? { rounds, players } : null };
}
