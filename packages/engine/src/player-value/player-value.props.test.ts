import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestLineup } from '../lineup/best-lineup.ts';
import { anyRoster, anySlots } from '../testing/arbitraries.ts';
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { SLOTS } from '../vocabulary/slots.ts';
import { auctionValues, dearestDollars, wholeDollars } from './auction-values.ts';
import { benchAwareReplacementPoints, leagueStarters, replacementPoints } from './replacement.ts';

const anyLeague: fc.Arbitrary<LeagueShape> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), anySlots(6), fc.integer({ min: 0, max: 4 }))
  .map(([teams, slots, bench]) => ({ teams, budgetDollars: 200, slots: { ...slots, BN: bench } }));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('a league’s starters are those of one team with as many times the places', () => {
  fc.assert(
    fc.property(anyRoster(40), anyLeague, (players, league) => {
      const slots = { ...league.slots };
      for (const slot of SLOTS) slots[slot] *= league.teams;
      const whole = bestLineup(
        players.map(({ points, position }) => ({ points, positions: [position] })),
        slots,
      );
      const starters = [...leagueStarters(players, league)];
      expect(sum(starters.map((index) => players[index]?.points ?? 0))).toBe(whole.points);
    }),
  );
});

it('nobody without a seat is better than the replacement of their position, and benches only lower it', () => {
  fc.assert(
    fc.property(anyRoster(40), anyLeague, (players, league) => {
      const level = replacementPoints(players, league);
      const lower = benchAwareReplacementPoints(players, league);
      const starters = leagueStarters(players, league);
      players.forEach(({ points, position }, index) => {
        if (!starters.has(index)) expect(points).toBeLessThanOrEqual(level[position]);
      });
      for (const position of POSITIONS) {
        expect(lower[position]).toBeLessThanOrEqual(level[position]);
      }
    }),
  );
});

it('all money is spent, to the whole dollar, whenever each team can buy somebody above replacement; nobody costs more than a team can give', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 200 }), { maxLength: 60 }), anyLeague, (vorps, league) => {
      const spots = league.teams * rosterSize(league.slots);
      const dollars = auctionValues(vorps, league);
      const dearest = dearestDollars(league);
      for (const value of dollars) expect(value === 0 || (value >= 1 && value <= dearest)).toBe(true);
      expect(dollars.filter((value) => value > 0)).toHaveLength(Math.min(spots, vorps.length));
      if (spots > 0 && vorps.length >= spots && vorps.filter((value) => value > 0).length >= league.teams) {
        expect(sum(dollars)).toBeCloseTo(league.teams * league.budgetDollars, 6);
        expect(sum(wholeDollars(dollars))).toBe(league.teams * league.budgetDollars);
      }
    }),
  );
});

it('more value never costs less', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 200 }), { minLength: 2, maxLength: 60 }),
      anyLeague,
      (raw, league) => {
        const vorps = raw.sort((a, b) => b - a);
        const dollars = auctionValues(vorps, league);
        expect(dollars).toEqual([...dollars].sort((a, b) => b - a));
      },
    ),
  );
});
