// Rosters with a line-up that is set, legal and rarely good, and rules of their owners.
import fc from 'fast-check';
import type { CruisePlayer, LineupRules } from '../cruise-control/line-up-changes.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';
import { anyPosition, anySlots } from './arbitraries.ts';

const anyPlayer = fc.record({
  positions: fc.uniqueArray(anyPosition, { minLength: 1, maxLength: 2 }),
  points: fc.option(fc.integer({ min: -3, max: 30 }), { freq: 8 }),
  idle: fc.option(fc.constantFrom('out' as const, 'bye' as const), { freq: 2 }),
  isLocked: fc.boolean(),
  /** Whether they wait on the bench whatever there is room for. */
  waits: fc.boolean(),
  isReserve: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

/** A league's places and a roster that stands in them. */
export const anySetLineup = fc
  .tuple(anySlots(10), fc.array(anyPlayer, { maxLength: 16 }), fc.boolean())
  .map(([slots, drawn, hasLocks]) => {
    const open = { ...slots };
    const roster = drawn.map(({ waits, isReserve, ...player }, index): CruisePlayer => {
      const slot = STARTING_SLOTS.find(
        (each) => open[each] > 0 && player.positions.some((position) => SLOT_POSITIONS[each].includes(position)),
      );
      if (slot && !waits && !isReserve) open[slot] -= 1;
      const place = isReserve ? 'IR' : slot && !waits ? slot : 'BN';
      return { ...player, id: `player ${index}`, isLocked: hasLocks && player.isLocked, place };
    });
    return { slots, roster };
  });

/** Rules that keep some of the first players. */
export const anyRules: fc.Arbitrary<LineupRules> = fc.record({
  kept: fc.uniqueArray(fc.integer({ min: 0, max: 8 })).map((all) => new Set(all.map((index) => `player ${index}`))),
  onlyIdle: fc.boolean(),
  leastGain: fc.integer({ min: 0, max: 6 }),
});
