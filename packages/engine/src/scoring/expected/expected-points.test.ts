import { describe, expect, it } from 'vitest';
import { describeShared, readShared } from '../../testing/shared-data.ts';
import { type SleeperStats, sleeperGames, sleeperLine } from '../../testing/sleeper-lines.ts';
import { SCORING_KEYS, SCORING_RULES, type ScoringKey } from '../scoring-keys.ts';
import { units } from '../units.ts';
import { expectedPoints } from './expected-points.ts';
import { expectedUnits } from './expected-units.ts';
import { bracketOdds } from './game-spread.ts';

const bonus = (key: ScoringKey, amount: number): number => {
  const { effect } = SCORING_RULES[key];
  if (effect.kind !== 'threshold') throw new Error(`${key} is no threshold`);
  const [stat] = effect.stats;
  return stat === undefined ? 0 : expectedUnits(effect, { [stat]: amount }, 'RB', 1);
};

describe('a bonus for yards', () => {
  it('is half expected of a passer whose mean is the threshold', () => {
    expect(bonus('passingYards300', 299.5)).toBeCloseTo(0.5, 9);
  });

  it('is expected in part of those below the threshold, and never in full above it', () => {
    expect(bonus('rushingYards100', 80)).toBeGreaterThan(0.2);
    expect(bonus('rushingYards100', 120)).toBeLessThan(0.8);
    expect(bonus('receivingYards100', 0)).toBe(0);
  });

  it('is expected the more the more yards are', () => {
    for (const key of ['passingYards300', 'rushingYards100', 'receivingYards200'] as const) {
      const odds = Array.from({ length: 30 }, (_, step) => bonus(key, 10 * step));
      expect(odds).toEqual([...odds].sort((a, b) => a - b));
    }
  });

  it('of a season is that of a game as many times as there are games', () => {
    const { effect } = SCORING_RULES.receivingYards100;
    const season = expectedUnits(effect, { receivingYards: 1275 }, 'WR', 17);
    expect(season).toBeCloseTo(17 * expectedUnits(effect, { receivingYards: 75 }, 'WR', 1), 9);
  });
});

it('the odds of all ranges of points allowed add up to 1', () => {
  for (const mean of [0, 3, 14.5, 22, 31]) {
    const ranges = [
      [0, 0],
      [1, 6],
      [7, 13],
      [14, 20],
      [21, 27],
      [28, 34],
      [35, Infinity],
    ] as const;
    const total = ranges.reduce((sum, [from, to]) => sum + bracketOdds('defensePointsAllowed', mean, from, to), 0);
    expect(total).toBeCloseTo(1, 9);
  }
});

it('a projection that does not tell long touchdowns apart gets the usual share, one that does keeps its own', () => {
  const settings = { rushingTouchdowns40: 1 };
  expect(expectedPoints({ rushingTouchdowns: 10 }, 'RB', settings, 17)).toBeCloseTo(0.67, 9);
  expect(expectedPoints({ rushingTouchdowns: 10, rushingTouchdowns40: 2 }, 'RB', settings, 17)).toBe(2);
});

it('incompletions are none where a projection tells completions alone, never fewer', () => {
  const settings = { passingIncompletions: -1 };
  expect(expectedPoints({ passingCompletions: 22 }, 'QB', settings, 1)).toBe(0);
  expect(expectedPoints({ passingAttempts: 33, passingCompletions: 22 }, 'QB', settings, 1)).toBe(-11);
});

describeShared('bonuses expected of recorded Sleeper projections', () => {
  // Every player and week of 2023 and 2025 that Sleeper projected and who played: 36 weeks, some 11,000 lines.
  const played = new Map(sleeperGames().map((game) => [`${game.season} ${game.week} ${game.playerId}`, game]));
  const pairs: { projected: SleeperStats; actual: SleeperStats }[] = [];
  for (const season of [2023, 2025]) {
    for (let week = 1; week <= 18; week += 1) {
      const file = JSON.parse(readShared(`data/sleeper/projections/nfl/regular/${season}/${week}.json.gz`)) as Record<
        string,
        SleeperStats
      >; // the shape that the data's README describes
      for (const [playerId, projected] of Object.entries(file)) {
        const actual = played.get(`${season} ${week} ${playerId}`)?.stats;
        if (actual?.['gp'] !== undefined) pairs.push({ projected, actual });
      }
    }
  }

  const bonuses = SCORING_KEYS.filter((key) => {
    const { kind } = SCORING_RULES[key].effect;
    return kind === 'threshold' || kind === 'bracket';
  });
  for (const key of bonuses) {
    it(`${key}: as many come true as are expected, within chance and a tenth`, () => {
      const { effect } = SCORING_RULES[key];
      let expected = 0;
      let variance = 0;
      let came = 0;
      for (const { projected, actual } of pairs) {
        const odds = expectedUnits(effect, sleeperLine(projected), null, 1);
        if (odds === 0) continue;
        expected += odds;
        variance += odds * (1 - odds);
        came += units(effect, sleeperLine(actual), null);
      }
      expect(Math.abs(came - expected)).toBeLessThanOrEqual(2.5 * Math.sqrt(variance) + 0.1 * expected);
    });
  }
});
