// Roster shapes for property tests.
import fc from 'fast-check';
import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';

const upTo = (max: number) => fc.integer({ min: 0, max });

/** Any roster that a board of a few hundred players can serve a room with; one place at least. */
export const arbitrarySlots: fc.Arbitrary<SlotCounts> = fc
  .record({
    QB: upTo(2),
    RB: upTo(4),
    WR: upTo(4),
    TE: upTo(2),
    FLEX: upTo(2),
    SUPERFLEX: upTo(2),
    RBWR: upTo(2),
    WRTE: upTo(2),
    K: upTo(2),
    DST: upTo(2),
    BN: upTo(7),
  })
  .filter((slots) => rosterSize(slots) > 0);

/** The whole range that leagues may choose: 0 to 9 of each. */
export const slotsOfAnySize: fc.Arbitrary<SlotCounts> = fc.record({
  QB: upTo(9),
  RB: upTo(9),
  WR: upTo(9),
  TE: upTo(9),
  FLEX: upTo(9),
  SUPERFLEX: upTo(9),
  RBWR: upTo(9),
  WRTE: upTo(9),
  K: upTo(9),
  DST: upTo(9),
  BN: upTo(9),
});
