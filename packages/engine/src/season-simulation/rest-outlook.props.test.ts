import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restChange } from './rest-change.ts';
import { byesOf, type RestOfSeason, type RestWeek, roundsOf } from './rest-of-season.ts';
import { restOutlook } from './rest-outlook.ts';
import { roundRobin } from './season-format.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const RUN = { seasons: 200, seed: 'props' };

const week = (means: readonly number[], pairs: Uint8Array, spread = 25): RestWeek => ({
  pairs,
  means: Float64Array.from(means),
  spreads: new Float64Array(means.length).fill(spread),
  isOpen: true,
});

interface Made {
  readonly wins: readonly number[];
  readonly means: readonly number[];
  readonly left: number;
  readonly places: number;
  readonly hasMedianGame: boolean;
}

/** A league in which everybody is expected to score the same every week. */
function league({ wins, means, left, places, hasMedianGame }: Made): RestOfSeason {
  const none = new Uint8Array();
  return {
    records: wins.map((won, team) => ({ wins: won, points: 1_000 + team })),
    weeks: roundRobin(wins.length, left).map((pairs) => week(means, pairs)),
    rounds: Array.from({ length: roundsOf(places) }, () => [week(means, none)]),
    ...{ places, hasMedianGame, strength: 5 },
  };
}

const arbitraryLeague: fc.Arbitrary<Made> = fc.integer({ min: 2, max: 20 }).chain((teams) =>
  fc.record({
    wins: fc.array(
      fc.integer({ min: 0, max: 18 }).map((halves) => halves / 2),
      { minLength: teams, maxLength: teams },
    ),
    means: fc.array(fc.integer({ min: 60, max: 160 }), { minLength: teams, maxLength: teams }),
    left: fc.integer({ min: 0, max: 6 }),
    places: fc.integer({ min: 1, max: teams }),
    hasMedianGame: fc.boolean(),
  }),
);

describe('the odds of a season that is half played', () => {
  test('of all teams add up to the places, those of the title to 1, wins to the games', () => {
    fc.assert(
      fc.property(arbitraryLeague, (made) => {
        const { teams } = restOutlook(league(made), RUN, 0);
        expect(sum(teams.map(({ playoffs }) => playoffs.odds))).toBeCloseTo(made.places, 8);
        expect(sum(teams.map(({ title }) => title?.odds ?? 0))).toBeCloseTo(1, 8);
        expect(sum(teams.map(({ bye }) => bye.odds))).toBeCloseTo(byesOf(made.places), 8);
        const games = Math.floor(made.wins.length / 2) * made.left;
        const medians = made.hasMedianGame ? (made.wins.length / 2) * made.left : 0;
        expect(sum(teams.map(({ wins }) => wins))).toBeCloseTo(sum(made.wins) + games + medians, 6);
      }),
      { numRuns: 60 },
    );
  });

  test('are 1 for whoever nobody can catch, and 0 for whoever can catch nobody', () => {
    fc.assert(
      fc.property(arbitraryLeague, (made) => {
        const most = made.left * (made.hasMedianGame ? 2 : 1);
        const { teams } = restOutlook(league(made), RUN, 0);
        made.wins.forEach((own, team) => {
          const others = made.wins.filter((_, other) => other !== team);
          const canCatch = others.filter((wins) => wins + most >= own).length;
          const isBehind = others.filter((wins) => wins > own + most).length;
          if (canCatch < made.places) expect(teams[team]?.playoffs.odds).toBe(1);
          if (isBehind >= made.places) expect(teams[team]?.playoffs.odds).toBe(0);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('are never lower after a win than after a loss, beyond their error', () => {
    fc.assert(
      fc.property(arbitraryLeague, (made) => {
        const { games } = restOutlook(league(made), { ...RUN, seasons: 2_000 }, 0);
        for (const { first, second, ifFirst, ifSecond } of games) {
          if (first !== 0 && second !== 0) continue;
          const [won, lost] = first === 0 ? [ifFirst, ifSecond] : [ifSecond, ifFirst];
          if (!won || !lost) continue;
          // Few seasons of one kind say little: the error of one more is added.
          const error = Math.hypot(won.playoffs.standardError, lost.playoffs.standardError) + 0.01;
          expect(won.playoffs.odds - lost.playoffs.odds).toBeGreaterThan(-5 * error);
        }
      }),
      { numRuns: 25, seed: 41 },
    );
  });

  test('are the mean of what a win and a loss make of them', () => {
    const made = { wins: [3, 3, 4, 2], means: [110, 112, 108, 111], left: 3, places: 2, hasMedianGame: false };
    const { games, teams } = restOutlook(league(made), RUN, 2);
    for (const { firstWins, ifFirst, ifSecond } of games) {
      const mean =
        firstWins.odds * (ifFirst?.playoffs.odds ?? 0) + (1 - firstWins.odds) * (ifSecond?.playoffs.odds ?? 0);
      expect(mean).toBeCloseTo(teams[2]?.playoffs.odds ?? Number.NaN, 8);
    }
  });

  test('are the same for the same seed', () => {
    fc.assert(
      fc.property(arbitraryLeague, fc.string(), (made, seed) => {
        const rest = league(made);
        expect(restOutlook(rest, { seasons: 20, seed }, 0)).toEqual(restOutlook(rest, { seasons: 20, seed }, 0));
      }),
      { numRuns: 20 },
    );
  });

  test('tell no title where the rounds are not known', () => {
    const made = { wins: [3, 3, 4, 2], means: [110, 112, 108, 111], left: 3, places: 2, hasMedianGame: false };
    const { teams } = restOutlook({ ...league(made), rounds: null }, RUN, 0);
    expect(teams.every(({ title }) => title === null)).toBe(true);
  });

  test('with games against the median, more points are more wins', () => {
    const made = { wins: [4, 4, 4, 4], means: [140, 100, 100, 100], left: 5, places: 1 };
    const winsOf = (hasMedianGame: boolean) =>
      restOutlook(league({ ...made, hasMedianGame }), RUN, 0).teams[0]?.wins ?? 0;
    expect(winsOf(true)).toBeGreaterThan(winsOf(false) + 3);
  });
});

describe('a change of a league', () => {
  test('to the same league changes nothing, without any error', () => {
    fc.assert(
      fc.property(arbitraryLeague, (made) => {
        for (const { playoffs, title } of restChange(league(made), league(made), RUN)) {
          expect([playoffs.change, playoffs.standardError, title?.change]).toEqual([0, 0, 0]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('that makes a team better never lowers its playoff odds, and all changes add up to nothing', () => {
    fc.assert(
      fc.property(arbitraryLeague, fc.integer({ min: 1, max: 40 }), (made, more) => {
        const better = { ...made, means: made.means.map((points, team) => (team === 0 ? points + more : points)) };
        const changes = restChange(league(made), league(better), RUN);
        expect(changes[0]?.playoffs.change).toBeGreaterThanOrEqual(0);
        // The title is another matter: a better place may lead to a harder bracket.
        expect(sum(changes.map(({ playoffs }) => playoffs.change))).toBeCloseTo(0, 8);
        expect(sum(changes.map(({ title }) => title?.change ?? 0))).toBeCloseTo(0, 8);
      }),
      { numRuns: 40 },
    );
  });

  test('is told with a smaller error than two runs would have', () => {
    const made = { wins: [4, 4, 4, 4], means: [105, 104, 103, 102], left: 6, places: 2, hasMedianGame: false };
    const [change] = restChange(league(made), league({ ...made, means: [107, 104, 103, 102] }), RUN);
    const apart = Math.hypot(change?.playoffs.before.standardError ?? 0, change?.playoffs.after.standardError ?? 0);
    expect(change?.playoffs.standardError).toBeLessThan(apart / 2);
  });

  test('is of one league', () => {
    const made = { wins: [4, 4], means: [105, 104], left: 6, places: 1, hasMedianGame: false };
    expect(() => restChange(league(made), league({ ...made, left: 5 }), RUN)).toThrow('one league');
  });
});
