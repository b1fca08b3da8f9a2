/** Places of a Sleeper league's rosters. */
import { MOST_PER_SLOT, type SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { UnmappedRule } from '../../outside-league.ts';
import { boundedText, firstName } from '../../outside-text.ts';

/** Our slots by Sleeper's. Single defenders have none. */
const SLOT_OF: Readonly<Record<string, Slot>> = {
  QB: 'QB',
  RB: 'RB',
  WR: 'WR',
  TE: 'TE',
  FLEX: 'FLEX',
  SUPER_FLEX: 'SUPERFLEX',
  WRRB_FLEX: 'RBWR',
  REC_FLEX: 'WRTE',
  K: 'K',
  DEF: 'DST',
  BN: 'BN',
};
const LABELS: Readonly<Record<string, string>> = {
  DL: 'Defensive lineman',
  LB: 'Linebacker',
  DB: 'Defensive back',
  IDP_FLEX: 'Any single defender',
};

/**
 * The places that a league lists, in its order; those that we have no word for are bench, and told of.
 *
 * @param places Sleeper's codes, those of the line-up first
 * @returns `lineup`: our slot of each starting place, as many as a list of starters is long
 */
export function toPlaces(places: readonly string[]): {
  readonly slots: SlotCounts;
  readonly lineup: readonly Slot[];
  readonly unmapped: readonly UnmappedRule[];
} {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const strange = new Map<string, number>();
  const taken = places.map((code): Slot => {
    const slot = Object.hasOwn(SLOT_OF, code) ? SLOT_OF[code] : undefined;
    if (slot !== undefined && (slot === 'BN' || slots[slot] < MOST_PER_SLOT)) {
      slots[slot]++;
      return slot;
    }
    strange.set(code, (strange.get(code) ?? 0) + 1);
    slots.BN++;
    return 'BN';
  });
  return {
    slots,
    lineup: taken.filter((_, index) => places[index] !== 'BN'),
    unmapped: [...strange].map(([code, count]) => ({
      what: 'slot',
      code: boundedText(code),
      label: `${LABELS[code] ?? firstName([code], 'A place without a name')}: ${count}`,
    })),
  };
}
