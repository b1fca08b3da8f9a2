import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITION_COUNT } from '../bots/choice-tables.ts';
import { LEANING_CELLS, PHASES } from '../bots/seat-leaning.ts';
import { type LeagueLeanings, leagueLeanings, seatLeaning } from './leanings.ts';
import type { PastChoice } from './past-choices.ts';

const choice = fc
  .record({
    mate: fc.constantFrom('ada', 'ben', 'cy'),
    season: fc.constantFrom(2022, 2023, 2024),
    phase: fc.nat({ max: PHASES.length - 1 }),
    weights: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
      minLength: POSITION_COUNT,
      maxLength: POSITION_COUNT,
    }),
    taken: fc.nat({ max: POSITION_COUNT - 1 }),
  })
  .map(({ weights, ...each }): PastChoice => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { ...each, chances: weights.map((weight) => weight / total) };
  });
const choices = fc.array(choice, { maxLength: 60 });
const priors = { league: 10, mate: 5 };
const bentBy = ({ league, mates }: LeagueLeanings, mate: string) => seatLeaning(league, mates.get(mate) ?? null);

describe('what past drafts tell', () => {
  it('is nothing without choices', () => {
    const told = leagueLeanings([], priors);
    expect(bentBy(told, 'ada')).toEqual(Array.from({ length: LEANING_CELLS }, () => 1));
    expect(told.mates.size).toBe(0);
  });

  it('keeps every factor above 0 and below what the picks alone would say', () => {
    void fc.assert(
      fc.property(choices, (all) => {
        for (const { picks, factor, believed, expected } of leagueLeanings(all, priors).league.cells) {
          expect(factor).toBeGreaterThan(0);
          expect(factor).toBeLessThanOrEqual((picks + priors.league) / priors.league + 1e-9);
          expect(believed).toBeCloseTo(expected / (expected + priors.league), 12);
        }
      }),
    );
  });

  it('balances: picks and prior are what the bent bots expect and the prior times the factor', () => {
    void fc.assert(
      fc.property(choices, (all) => {
        const { cells } = leagueLeanings(all, priors).league;
        const expected = new Float64Array(LEANING_CELLS);
        for (const { phase, chances } of all) {
          const first = phase * POSITION_COUNT;
          const bent = Array.from(chances, (chance, position) => chance * (cells[first + position]?.factor ?? 1));
          const total = bent.reduce((sum, weight) => sum + weight, 0);
          bent.forEach((weight, position) => {
            expected[first + position] = (expected[first + position] ?? 0) + weight / total;
          });
        }
        cells.forEach(({ picks, factor }, cell) => {
          expect(Math.abs(picks + priors.league - (expected[cell] ?? 0) - priors.league * factor)).toBeLessThan(0.05);
        });
      }),
    );
  });

  it('comes to nothing as the prior grows', () => {
    void fc.assert(
      fc.property(choices, (all) => {
        const told = leagueLeanings(all, { league: 1e9, mate: 1e9 });
        for (const factor of bentBy(told, 'ada')) expect(factor).toBeCloseTo(1, 5);
      }),
    );
  });

  it('of a mate without drafts is what it is of the league', () => {
    void fc.assert(
      fc.property(choices, (all) => {
        const told = leagueLeanings(all, priors);
        expect(bentBy(told, 'nobody')).toEqual(told.league.cells.map(({ factor }) => factor));
      }),
    );
  });

  it('follows a mate who always takes quarterbacks early, the more the more drafts there are', () => {
    const early = (season: number): PastChoice => ({
      ...{ mate: 'ada', season, phase: 0, taken: 0 },
      chances: [0.1, 0.4, 0.3, 0.2, 0, 0],
    });
    const after = (drafts: number) =>
      bentBy(
        leagueLeanings(
          Array.from({ length: 4 * drafts }, (_, i) => early(2020 + (i % drafts))),
          priors,
        ),
        'ada',
      )[0];
    const grown = [1, 2, 3].map((drafts) => after(drafts) ?? 0);
    expect(grown[0]).toBeGreaterThan(1);
    expect(grown).toEqual(grown.toSorted((x, y) => x - y));
  });
});
