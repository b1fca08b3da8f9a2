import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySlots, slotsOfAnySize } from '../testing/arbitrary-slots.ts';
import { filledPlaces } from '../testing/lineup-matching.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { legalPositions, openStarters, rosterRules } from './roster-rules.ts';

const counts = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 6, maxLength: 6 });

describe('roster rules', () => {
  it('count open places as an exact matching does', () => {
    fc.assert(
      fc.property(arbitrarySlots, counts(6), (slots, have) => {
        const rules = rosterRules(slots);
        expect(openStarters(rules, have)).toBe(rules.starters - filledPlaces(slots, have));
      }),
      { numRuns: 400 },
    );
  });

  it('allow exactly the positions after which the roster can still be completed', () => {
    fc.assert(
      fc.property(slotsOfAnySize, counts(12), fc.integer({ min: 1, max: 40 }), (slots, have, picksLeft) => {
        const rules = rosterRules(slots);
        fc.pre(openStarters(rules, have) <= picksLeft);
        const legal = legalPositions(rules, have, picksLeft);
        POSITIONS.forEach((_, p) => {
          const after = have.map((count, i) => (i === p ? count + 1 : count));
          expect(((legal >> p) & 1) === 1).toBe(openStarters(rules, after) <= picksLeft - 1);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('lead every roster to completion, whatever is taken among what they allow', () => {
    fc.assert(
      fc.property(slotsOfAnySize, fc.infiniteStream(fc.nat()), (slots, choices) => {
        const rules = rosterRules(slots);
        const have = [0, 0, 0, 0, 0, 0];
        for (let left = rules.rounds; left > 0; left--) {
          const legal = legalPositions(rules, have, left);
          const open = POSITIONS.map((_, p) => p).filter((p) => (legal >> p) & 1);
          expect(open.length).toBeGreaterThan(0);
          const p = open[(choices.next().value ?? 0) % open.length] ?? 0;
          have[p] = (have[p] ?? 0) + 1;
        }
        expect(openStarters(rules, have)).toBe(0);
      }),
    );
  });
});
