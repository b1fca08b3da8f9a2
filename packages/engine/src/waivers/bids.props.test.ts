import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidCurve, bidFor } from './bid-curve.ts';
import { habitsOf } from './league-habits.ts';
import { type Rival, rivalBid } from './rival-bids.ts';
import { BID_GOALS, BID_STYLES, suggestedBids } from './suggested-bids.ts';

const anyDollars = fc.integer({ min: 0, max: 120 });
const anyLeast = fc.constantFrom(0, 1, 5);
const anyWanted = fc.record({
  lead: fc.double({ min: -5, max: 20, noNaN: true }),
  lastPoints: fc.double({ min: -3, max: 60, noNaN: true }),
});
/** Two to twenty teams, the own one left out. */
const anyRivals: fc.Arbitrary<readonly Rival[]> = fc.array(
  fc.record({ teamId: fc.string(), leftDollars: anyDollars, gain: fc.double({ min: -2, max: 9, noNaN: true }) }),
  { minLength: 1, maxLength: 19 },
);
const anyHabits = fc
  .array(
    fc.record({ bids: fc.array(anyDollars, { minLength: 1, maxLength: 6 }), rivals: fc.integer({ min: 1, max: 19 }) }),
    {
      maxLength: 30,
    },
  )
  .map((claims) => (leastBid: number) => habitsOf(claims, { budgetDollars: 100, leastBid }));
const anyCurve = (left: number, leastBid: number) =>
  fc.tuple(anyWanted, anyRivals, anyHabits).map(([wanted, rivals, habits]) =>
    bidCurve(
      rivals.map((rival) => rivalBid(wanted, rival, { budgetDollars: 100, leastBid }, habits(leastBid))),
      left,
      leastBid,
    ),
  );
const anyLeague = fc.tuple(anyDollars, anyLeast).chain(([left, leastBid]) =>
  fc.record({
    left: fc.constant(left),
    leastBid: fc.constant(leastBid),
    candidates: fc.array(
      fc.record({ curve: anyCurve(left, leastBid), worthPerWeek: fc.double({ min: 0, max: 12, noNaN: true }) }),
      { maxLength: 5 },
    ),
  }),
);

test('a higher bid never wins less, chances are chances, and what is paid next never passes the bid', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyDollars, anyLeast).chain(([left, least]) => fc.tuple(anyCurve(left, least), fc.constant(least))),
      ([curve, least]) => {
        curve.wins.forEach((win, dollars) => {
          expect(win).toBeGreaterThanOrEqual(curve.wins[dollars - 1] ?? 0);
          expect(win).toBeLessThanOrEqual(1);
          expect(curve.seconds[dollars]).toBeLessThanOrEqual(dollars);
          if (dollars < least) expect(win).toBe(0);
        });
      },
    ),
  );
});

test('the most that rivals have wins for sure with a dollar more', () => {
  fc.assert(
    fc.property(anyWanted, anyRivals, anyLeast, (wanted, rivals, leastBid) => {
      const most = Math.max(...rivals.map(({ leftDollars }) => leftDollars));
      const bids = rivals.map((rival) => rivalBid(wanted, rival, { budgetDollars: 100, leastBid }));
      expect(bidCurve(bids, most + 6, leastBid).wins[Math.max(leastBid, most + 1)]).toBeCloseTo(1, 12);
    }),
  );
});

test('no bid passes what is left or falls below the least, all wanted together neither, and safe, recommended and aggressive come in order', () => {
  fc.assert(
    fc.property(anyLeague, fc.constantFrom(...BID_GOALS), fc.constantFrom(...BID_STYLES), (league, goal, style) => {
      const { left, leastBid, candidates } = league;
      const bids = suggestedBids(candidates, { goal, style, leftDollars: left, leastBid });
      expect(bids).toHaveLength(candidates.length);
      for (const { safe, recommended, aggressive } of bids) {
        expect(safe).toBeLessThanOrEqual(recommended);
        expect(recommended).toBeLessThanOrEqual(aggressive);
        expect(aggressive).toBeLessThanOrEqual(left);
        expect(safe).toBeGreaterThanOrEqual(0);
        for (const bid of [safe, recommended, aggressive]) if (bid > 0) expect(bid).toBeGreaterThanOrEqual(leastBid);
      }
      const sum = bids.reduce((all, { recommended }) => all + recommended, 0);
      if (goal === 'WIN_ALL') expect(sum).toBeLessThanOrEqual(left);
    }),
  );
});

test('whoever is worth more is bid no less for, and a style that keeps more bids no more', () => {
  const order = ['THE_HOARDER', 'CONSERVATIVE', 'AVERAGE', 'AGGRESSIVE', 'NO_TOMORROW'] as const;
  fc.assert(
    fc.property(anyCurve(100, 0), fc.double({ min: 0.01, max: 6, noNaN: true }), (curve, worth) => {
      const bidOf = (style: (typeof order)[number], worthPerWeek: number) =>
        suggestedBids([{ curve, worthPerWeek }], { goal: 'WIN_ALL', style, leftDollars: 100, leastBid: 0 })[0]
          ?.recommended ?? 0;
      const bids = order.map((style) => bidOf(style, worth));
      expect(bids).toEqual(bids.toSorted((a, b) => a - b));
      expect(bidOf('AVERAGE', worth + 1)).toBeGreaterThanOrEqual(bidOf('AVERAGE', worth));
    }),
  );
});

test('the bid for a chance is the least that reaches it', () => {
  fc.assert(
    fc.property(anyCurve(60, 1), fc.double({ min: 0.01, max: 1, noNaN: true }), (curve, chance) => {
      const bid = bidFor(curve, chance);
      if (bid === null) return void expect(curve.wins.at(-1)).toBeLessThan(chance);
      expect(curve.wins[bid]).toBeGreaterThanOrEqual(chance);
      expect(curve.wins[bid - 1] ?? 0).toBeLessThan(chance);
    }),
  );
});

test('what all may cost is kept, lowers no bid that fits, and raises none', () => {
  fc.assert(
    fc.property(anyLeague, anyDollars, ({ left, leastBid, candidates }, mostDollars) => {
      const options = { goal: 'WIN_ALL', style: 'AVERAGE', leftDollars: left, leastBid } as const;
      const free = suggestedBids(candidates, options);
      const held = suggestedBids(candidates, { ...options, mostDollars });
      const sum = (bids: typeof free) => bids.reduce((all, { recommended }) => all + recommended, 0);
      expect(sum(held)).toBeLessThanOrEqual(Math.min(left, mostDollars));
      held.forEach(({ recommended }, at) => {
        expect(recommended).toBeLessThanOrEqual(free[at]?.recommended ?? 0);
      });
      if (sum(free) <= mostDollars) expect(held).toEqual(free);
    }),
  );
});
