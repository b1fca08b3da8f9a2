import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCurve } from '../player-value/market-prices.ts';
import { anySlots } from '../testing/arbitraries.ts';
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { STARTING_SLOTS } from '../vocabulary/slots.ts';
import { expertPrices } from './expert-prices.ts';

const anyLeague: fc.Arbitrary<LeagueShape> = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    anySlots(5),
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 100, max: 999 }),
  )
  .map(([teams, slots, bench, budgetDollars]) => ({ teams, budgetDollars, slots: { ...slots, BN: bench } }))
  .filter(({ slots }) => STARTING_SLOTS.some((slot) => slots[slot] > 0));

const PLAYERS = 500;
/** Points fall by position, at a pace of their own. */
const worthOf = (position: Position, place: number): number => 300 - (3 + POSITIONS.indexOf(position)) * place;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Everybody's places in an order that a step makes; 997 is prime, so that no two are alike. */
const placesBy = (step: number): ReadonlyMap<number, number> =>
  new Map(
    Array.from({ length: PLAYERS }, (_, index) => index)
      .sort((a, b) => (((a + 1) * step) % 997) - (((b + 1) * step) % 997))
      .map((index, place) => [index, place + 1]),
  );

/** Everybody in some orders; the last expert names one in nine, at their places among all. */
const anyLists = fc.array(fc.integer({ min: 1, max: 996 }), { minLength: 2, maxLength: 5 }).map((steps) => {
  const orders = steps.map(placesBy);
  return Array.from({ length: PLAYERS }, (_, index) => ({
    entityId: `${index}`,
    position: POSITIONS[index % POSITIONS.length] ?? 'QB',
    ranks: Object.fromEntries(
      orders.flatMap((order, expert) => {
        const rank = order.get(index) ?? 0;
        return expert === orders.length - 1 && rank % 9 > 0 ? [] : [[`expert ${expert}`, rank]];
      }),
    ),
  }));
});

it('the drafted of the consensus cost a dollar or more each, and all of the league’s money', () => {
  fc.assert(
    fc.property(anyLists, anyLeague, (entries, league) => {
      const asked = [...new Set(entries.flatMap(({ ranks }) => Object.keys(ranks)))];
      const prices = expertPrices(entries, { asked, others: [] }, priceCurve(worthOf, league));
      const spots = league.teams * rosterSize(league.slots);
      const dollars = prices.map(({ consensus }) => consensus).filter((price) => price > 0);
      expect(dollars).toHaveLength(spots);
      expect(dollars.every((price) => Number.isInteger(price) && price >= 1)).toBe(true);
      expect(sum(dollars)).toBe(league.teams * league.budgetDollars);
    }),
    { numRuns: 25 },
  );
});

it('so do those of every expert who ranks as many as are drafted, and nobody else’s opinion counts for that', () => {
  fc.assert(
    fc.property(anyLists, anyLeague, (entries, league) => {
      const curve = priceCurve(worthOf, league);
      const alone = expertPrices(entries, { asked: ['expert 0'], others: [] }, curve);
      const among = expertPrices(entries, { asked: ['expert 0'], others: ['expert 1'] }, curve);
      expect(among.map(({ consensus }) => consensus)).toEqual(alone.map(({ consensus }) => consensus));
      expect(sum(alone.map(({ values }) => values['expert 0'] ?? 0))).toBe(league.teams * league.budgetDollars);
    }),
    { numRuns: 25 },
  );
});
