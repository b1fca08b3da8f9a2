import { describe, expect, test } from 'vitest';
import { champion, roundRobin, seasonFormat } from './season-format.ts';

describe('the format of a season', () => {
  test.each([
    [2, 2, 16],
    [4, 2, 16],
    [8, 4, 15],
    [10, 6, 14],
    [12, 6, 14],
    [14, 6, 14],
    [18, 8, 14],
  ])('of %i teams %i play on after week %i', (teams, playoffTeams, regularWeeks) => {
    expect(seasonFormat(teams, 'fantasy')).toMatchObject({ playoffTeams, regularWeeks, weeks: 17 });
  });

  test('in best ball two of twelve advance after week 14', () => {
    expect(seasonFormat(12, 'bestBall')).toMatchObject({ isBestBall: true, playoffTeams: 2, regularWeeks: 14 });
  });
});

describe('the schedule', () => {
  test.each([2, 7, 8, 12, 13])(
    'of %i teams has nobody play twice in a week, and everybody meet before anybody meets again',
    (teams) => {
      const rounds = teams - 1 + (teams % 2);
      const meetings = new Map<string, number>();
      for (const games of roundRobin(teams, rounds)) {
        expect(new Set(games).size).toBe(games.length);
        expect(games).toHaveLength(teams - (teams % 2));
        for (let game = 0; game < games.length; game += 2) {
          const pair = [games[game], games[game + 1]].sort().join();
          meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
        }
      }
      expect(meetings.size).toBe((teams * (teams - 1)) / 2);
      expect(new Set(meetings.values())).toEqual(new Set([1]));
    },
  );
});

describe('the playoffs', () => {
  /** Points by team and week. */
  const playing = (points: readonly (readonly number[])[]) => (team: number, round: number) =>
    points[team]?.[round] ?? 0;

  test('two of six rest in the first week, and the best seed left meets the worst', () => {
    // Week 1: 2 beats 5, 4 beats 3. Week 2: 0 meets 4 and loses, 1 beats 2. Week 3: 4 beats 1.
    const points = playing([[0, 80], [0, 100, 90], [90, 95], [70], [75, 85, 91], [60]]);
    expect(champion([0, 1, 2, 3, 4, 5], points)).toBe(4);
  });

  test('the better seed wins a tie', () => {
    expect(champion([3, 1], () => 100)).toBe(3);
  });

  test('whoever is alone has won', () => {
    expect(champion([7], () => 0)).toBe(7);
  });
});
