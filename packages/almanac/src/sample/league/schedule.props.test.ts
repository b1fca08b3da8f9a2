import { seededRandom } from '@pylon/engine/random/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLUBS } from './clubs.ts';
import { shuffled } from './draws.ts';
import { type Fixture, makeSchedule, SEASON_WEEKS } from './schedule.ts';

const season = fc.record({ seed: fc.string(), year: fc.integer({ min: 2021, max: 2040 }) });
const make = ({ seed, year }: { seed: string; year: number }): Fixture[] => {
  const random = seededRandom(seed);
  const order = Array.from({ length: 8 }, (_, division) =>
    shuffled(
      random,
      [0, 1, 2, 3].map((place) => division * 4 + place),
    ),
  );
  return makeSchedule(year, order, random);
};
const plays = (game: Fixture, club: number) => game.home === club || game.away === club;

describe('a made schedule', () => {
  it('gives every club seventeen games, one a week, and one bye in weeks 5 to 14', () => {
    fc.assert(
      fc.property(season, (input) => {
        const fixtures = make(input);
        expect(fixtures).toHaveLength(272);
        for (let club = 0; club < CLUBS.length; club++) {
          const weeks = fixtures.filter((game) => plays(game, club)).map((game) => game.week);
          expect(new Set(weeks).size).toBe(17);
          const bye = Array.from({ length: SEASON_WEEKS }, (_, index) => index + 1).find(
            (week) => !weeks.includes(week),
          );
          expect(bye).toBeGreaterThanOrEqual(5);
          expect(bye).toBeLessThanOrEqual(14);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('rests at most six clubs in a week', () => {
    fc.assert(
      fc.property(season, (input) => {
        const fixtures = make(input);
        for (let week = 1; week <= SEASON_WEEKS; week++) {
          expect(fixtures.filter((game) => game.week === week).length).toBeGreaterThanOrEqual(13);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has every club at home eight or nine times, and division rivals meet at either place', () => {
    fc.assert(
      fc.property(season, (input) => {
        const fixtures = make(input);
        for (let club = 0; club < CLUBS.length; club++) {
          const home = fixtures.filter((game) => game.home === club);
          expect([8, 9]).toContain(home.length);
          const rivals = CLUBS.flatMap((other, index) =>
            index !== club && other.division === CLUBS[club]?.division ? [index] : [],
          );
          for (const rival of rivals) expect(home.filter((game) => game.away === rival)).toHaveLength(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lets nobody play on a Thursday after a Monday', () => {
    fc.assert(
      fc.property(season, (input) => {
        const fixtures = make(input);
        for (let club = 0; club < CLUBS.length; club++) {
          const days = fixtures
            .filter((game) => plays(game, club))
            .map((game) => Date.parse(game.kickoff) / 86_400_000)
            .sort((a, b) => a - b);
          for (let game = 1; game < days.length; game++) {
            expect((days[game] ?? 0) - (days[game - 1] ?? 0)).toBeGreaterThan(3.5);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
