/** Places of an ESPN league as ours. */
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { BUDGET_DOLLARS, DEEPEST_BENCH, MOST_PER_SLOT } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { RosterSlot, UnmappedRule } from '../../outside-league.ts';

/** ESPN's numbers of places; not those of its positions. */
const SLOT_OF: Readonly<Record<number, RosterSlot>> = {
  0: 'QB',
  2: 'RB',
  3: 'RBWR',
  4: 'WR',
  5: 'WRTE',
  6: 'TE',
  7: 'SUPERFLEX',
  16: 'DST',
  17: 'K',
  20: 'BN',
  21: 'IR',
  23: 'FLEX',
};
const OTHERS: Readonly<Record<number, string>> = {
  1: 'Team quarterback',
  8: 'Defensive tackle',
  9: 'Defensive end',
  10: 'Linebacker',
  11: 'Defensive line',
  12: 'Cornerback',
  13: 'Safety',
  14: 'Defensive back',
  15: 'Defensive player',
  18: 'Punter',
  19: 'Head coach',
  22: 'Place 22',
  24: 'Edge rusher',
  25: 'Rookie',
};
/** Places of single defenders. */
export const DEFENDER_SLOTS: readonly number[] = [8, 9, 10, 11, 12, 13, 14, 15, 24];

/** The place of somebody on a roster; one that we do not know is the bench. */
export const slotOf = (slotId: number): RosterSlot => SLOT_OF[slotId] ?? 'BN';

/**
 * The shape of a league.
 *
 * @param counts by ESPN's numbers of places; −1 is as many as there are
 * @param teams how many play
 * @returns places that we do not know, counted as bench and told of; what is more than ours take is told of, too
 */
export function placesOf(
  counts: Readonly<Record<string, number>>,
  teams: number,
  budget: number,
): { readonly shape: LeagueShape; readonly ir: number; readonly unmapped: readonly UnmappedRule[] } {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  let ir = 0;
  for (const [code, told] of Object.entries(counts)) {
    const slot = SLOT_OF[Number(code)];
    const count = Math.max(0, told);
    if (count === 0) continue;
    if (slot === 'IR') ir = count;
    else if (slot === undefined || slot === 'TAXI') {
      slots.BN += count;
      unmapped.push({ what: 'slot', code, label: `${OTHERS[Number(code)] ?? `Place ${code}`}: ${count}` });
    } else if (slot === 'BN') slots.BN += count;
    else {
      slots[slot] = Math.min(MOST_PER_SLOT, count);
      if (count > MOST_PER_SLOT) unmapped.push({ what: 'slot', code, label: `${slot}: ${count}` });
    }
  }
  if (slots.BN > DEEPEST_BENCH) unmapped.push({ what: 'slot', code: '20', label: `Bench: ${slots.BN}` });
  slots.BN = Math.min(DEEPEST_BENCH, slots.BN);
  const budgetDollars = Math.round(Math.min(BUDGET_DOLLARS.most, Math.max(BUDGET_DOLLARS.least, budget)));
  return { shape: { teams, budgetDollars, slots }, ir, unmapped };
}
