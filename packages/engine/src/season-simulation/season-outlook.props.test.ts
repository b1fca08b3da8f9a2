import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineupRules, seatInOrder } from '../lineup/seating.ts';
import { arbitrarySlots } from '../testing/arbitrary-slots.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { seasonFormat } from './season-format.ts';
import { type DraftedLeague, type RosteredPlayer, seasonLeague } from './season-league.ts';
import { byOutlook, seasonOutlook } from './season-outlook.ts';
import { seatInWeeks, weekSeats } from './week-seats.ts';

const arbitraryPlayer: fc.Arbitrary<RosteredPlayer> = fc.record({
  position: fc.nat({ max: POSITIONS.length - 1 }),
  points: fc.double({ min: 0, max: 380, noNaN: true }),
  byeWeek: fc.nat({ max: 14 }),
});

const arbitraryLeague: fc.Arbitrary<DraftedLeague> = fc.record({
  slots: arbitrarySlots,
  rosters: fc.array(fc.array(arbitraryPlayer, { maxLength: 18 }), { minLength: 2, maxLength: 14 }),
  waiver: fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { minLength: 6, maxLength: 6 }),
});

const WEEKS = 17;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('line-ups of all weeks at once', () => {
  test('seat in every week exactly those whom a week by itself would seat', () => {
    fc.assert(
      fc.property(
        arbitrarySlots,
        fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 2 ** WEEKS - 1 })), { minLength: 1, maxLength: 20 }),
        (slots, players) => {
          const seats = weekSeats(slots, WEEKS);
          const left = seats.full.slice();
          const starts = players.map(([position, weeks]) => seatInWeeks(seats, left, position, weeks));
          const rules = lineupRules(slots);
          const positions = Uint8Array.from(players, ([position]) => position);
          for (let week = 0; week < WEEKS; week++) {
            const there = players.flatMap(([, weeks], player) => ((weeks >> week) & 1 ? [player] : []));
            const seated = new Uint16Array(Math.max(1, rules.places));
            const count = seatInOrder(rules, positions, Uint16Array.from(there), there.length, seated);
            const together = starts.flatMap((weeks, player) => ((weeks >> week) & 1 ? [player] : []));
            expect(together).toEqual([...seated.subarray(0, count)].sort((x, y) => x - y));
          }
        },
      ),
    );
  });
});

describe('the outlook of a league', () => {
  test.each(['fantasy', 'bestBall'] as const)(
    '%s: title odds add up to 1, playoff odds to the places, wins to the games',
    (type) => {
      fc.assert(
        fc.property(arbitraryLeague, fc.string(), (league, seed) => {
          const format = seasonFormat(league.rosters.length, type);
          const { teams } = seasonOutlook(seasonLeague(league, format), { seasons: 40, seed });
          expect(sum(teams.map(({ title }) => title.odds))).toBeCloseTo(1, 8);
          expect(sum(teams.map(({ playoffs }) => playoffs.odds))).toBeCloseTo(format.playoffTeams, 8);
          for (const { playoffs, title } of teams) {
            expect(title.odds).toBeLessThanOrEqual(1);
            expect(title.odds).toBeGreaterThanOrEqual(0);
            expect(playoffs.odds).toBeLessThanOrEqual(1 + 1e-9);
          }
          if (type === 'fantasy') {
            const games = Math.floor(format.teams / 2) * format.regularWeeks;
            expect(sum(teams.map(({ wins }) => wins?.mean ?? 0))).toBeCloseTo(games, 8);
          }
        }),
        { numRuns: 30 },
      );
    },
  );

  test('is the same for the same seed', () => {
    fc.assert(
      fc.property(arbitraryLeague, fc.string(), (league, seed) => {
        const ready = seasonLeague(league, seasonFormat(league.rosters.length, 'fantasy'));
        const once = seasonOutlook(ready, { seasons: 10, seed });
        expect(seasonOutlook(ready, { seasons: 10, seed })).toEqual(once);
      }),
      { numRuns: 20 },
    );
  });
});

/** A full roster: every starter and a bench, as good as the factor says. */
const roster = (factor: number): readonly RosteredPlayer[] =>
  [300, 220, 200, 150, 210, 190, 170, 120, 140, 110, 100].map((points, index) => ({
    position: [0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 5][index] ?? 0,
    points: points * factor,
    byeWeek: 5 + (index % 8),
  }));
const league = (rosters: DraftedLeague['rosters']): DraftedLeague => ({
  slots: DEFAULT_LEAGUE.slots,
  rosters,
  waiver: [0, 0, 0, 0, 0, 0],
});

describe('what a roster is worth', () => {
  test('the better team wins more, and stands before the worse', () => {
    const factors = [1, 1.3, 0.8, 1.1];
    const ready = seasonLeague(league(factors.map(roster)), seasonFormat(4, 'fantasy'));
    const { teams } = seasonOutlook(ready, { seasons: 800, seed: 'better' });
    expect(teams.toSorted(byOutlook).map(({ team }) => team)).toEqual([1, 3, 0, 2]);
    expect(teams[1]?.title.odds).toBeGreaterThan(teams[2]?.title.odds ?? 1);
  });

  test('equal teams have equal odds within the error', () => {
    const ready = seasonLeague(league(Array.from({ length: 10 }, () => roster(1))), seasonFormat(10, 'fantasy'));
    const { teams } = seasonOutlook(ready, { seasons: 4000, seed: 'equal' });
    for (const { title, playoffs } of teams) {
      expect(Math.abs(title.odds - 0.1)).toBeLessThan(5 * title.standardError);
      expect(Math.abs(playoffs.odds - 0.6)).toBeLessThan(5 * playoffs.standardError);
    }
  });

  test('who always starts scores their projection over the season', () => {
    const slots = { ...DEFAULT_LEAGUE.slots, QB: 0, RB: 0, WR: 1, TE: 0, FLEX: 0, K: 0, DST: 0 };
    const rosters = [[{ position: 2, points: 255, byeWeek: 6 }], [{ position: 2, points: 255, byeWeek: 6 }]];
    const ready = seasonLeague({ slots, rosters, waiver: [0, 0, 0, 0, 0, 0] }, seasonFormat(2, 'fantasy'));
    const { teams } = seasonOutlook(ready, { seasons: 8000, seed: 'projection' });
    // Sixteen games of seventeen weeks; the season has one game more in its eighteenth.
    const weekly = teams[0]?.weeklyPoints ?? [];
    expect(weekly[5]).toBe(0);
    expect(sum(weekly) / ((255 * 16) / 17)).toBeCloseTo(1, 1.5);
  });

  test('a hole is filled from the waiver wire, in best ball it is not', () => {
    const slots = { ...DEFAULT_LEAGUE.slots, QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 };
    const empty = { slots, rosters: [[], []], waiver: [170, 0, 0, 0, 0, 0] };
    const managed = seasonOutlook(seasonLeague(empty, seasonFormat(2, 'fantasy')), { seasons: 2, seed: 'hole' });
    expect(managed.teams[0]?.weeklyPoints).toEqual(Array.from({ length: 17 }, () => 10));
    const best = seasonOutlook(seasonLeague(empty, seasonFormat(2, 'bestBall')), { seasons: 2, seed: 'hole' });
    expect(sum([...(best.teams[0]?.weeklyPoints ?? [])])).toBe(0);
  });
});
