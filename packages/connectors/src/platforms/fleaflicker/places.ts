/** The places of a Fleaflicker league. */
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { OutsideLeague, UnmappedRule } from '../../outside-league.ts';
import { positionOf, startingSlotOf } from './players.ts';
import type { RosterPosition } from './shapes.ts';

/** More of one kind no league has. */
const MOST = 99;
const places = (count: number) => Math.min(MOST, Math.max(0, count));

export interface Places {
  readonly slots: SlotCounts;
  readonly reserve: OutsideLeague['reserve'];
  readonly unmapped: readonly UnmappedRule[];
  /** Positions that line-ups take: ours, and single defenders by the platform's codes. */
  readonly positions: readonly string[];
}

/** Starting places that we do not know are bench, and told. */
export function placesOf(all: readonly RosterPosition[]): Places {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  const reserve = { ir: 0, taxi: 0 };
  for (const position of all) {
    const { group, label, start, max } = position;
    if (group === 'INJURED') reserve.ir += places(start);
    else if (group === 'TAXI') reserve.taxi += places(start);
    else if (group !== 'START') slots.BN += places(start || max);
    else if (start > 0) {
      const slot = startingSlotOf(position) ?? 'BN';
      slots[slot] += places(start);
      if (slot === 'BN') unmapped.push({ what: 'slot', code: label, label: `Starting places for ${label}: ${start}` });
    }
  }
  const started = all.filter(({ group, start }) => group === 'START' && start > 0);
  const positions = [...new Set(started.flatMap(({ eligibility }) => eligibility.map(positionOf)))];
  return { slots, reserve, unmapped, positions };
}
