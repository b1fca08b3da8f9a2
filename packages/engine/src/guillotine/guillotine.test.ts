import { describe, expect, test } from 'vitest';
import { DEFAULT_LEAGUE, type LeagueShape } from '../vocabulary/league.ts';
import { type EliminationPlayer, eliminationValues, teamsLeft, wireLevels } from './elimination.ts';
import { chanceBelow, relativeVariance } from './week-odds.ts';

/** A league of so many teams that start a quarterback each and have no bench. */
const league = (teams: number): LeagueShape => {
  const none = Object.fromEntries(Object.keys(DEFAULT_LEAGUE.slots).map((slot) => [slot, 0]));
  return { ...DEFAULT_LEAGUE, teams, slots: { ...DEFAULT_LEAGUE.slots, ...none, QB: 1 } };
};
const passer = (points: number, byeWeek: number | null = null): EliminationPlayer => ({
  ...{ points, byeWeek },
  position: 'QB',
});

describe('a guillotine league', () => {
  test.each([
    [18, 1, 18],
    [18, 2, 17],
    [18, 17, 2],
    [18, 18, 2],
    [4, 3, 2],
  ])('of %i teams plays week %i with %i', (teams, week, left) => {
    expect(teamsLeft(teams, week)).toBe(left);
  });

  test('has a wire that is richer the fewer teams are left', () => {
    const players = [20, 18, 16, 14].map((points) => passer(points));
    expect([3, 2, 1].map((teams) => wireLevels(players, league(3), teams).QB)).toEqual([14, 16, 18]);
  });

  // Week 1 of three teams: the wire has 14; from week 2 on, two teams play, two thirds of all, and the wire has 16
  test('values what a player brings over the wire, as often as an average team is alive', () => {
    const values = eliminationValues(
      [20, 18, 16, 14].map((points) => passer(points)),
      league(3),
    );
    const later = 16 * (2 / 3);
    expect(values[0]).toBeCloseTo(6 + 4 * later, 9);
    expect(values[1]).toBeCloseTo(4 + 2 * later, 9);
    expect(values[2]).toBeCloseTo(2, 9);
    expect(values[3]).toBe(0);
  });

  // From week 2 on two teams play, all that are left, and the wire has 16
  test('counts the weeks from one on by the share of the teams that are left then', () => {
    const values = eliminationValues(
      [20, 18, 16, 14].map((points) => passer(points)),
      league(3),
      2,
    );
    expect(values).toEqual([4 * 16, 2 * 16, 0, 0]);
  });

  test('an early bye costs more than a late one, and a bye puts the others nearer to the wire', () => {
    const withBye = (week: number) =>
      eliminationValues([passer(20, week), ...[18, 16, 14].map((points) => passer(points))], league(3))[0] ?? 0;
    const never =
      eliminationValues(
        [20, 18, 16, 14].map((points) => passer(points)),
        league(3),
      )[0] ?? 0;
    expect(withBye(1)).toBeCloseTo(never - 6, 9);
    expect(withBye(9)).toBeCloseTo(never - 4 * (2 / 3), 9);
  });
});

describe('the chance of a bad week', () => {
  // Of an exponential distribution (variance 1) less than x is 1 − e^(−x)
  test.each([
    [0.25, 1 - Math.exp(-0.25)],
    [0.5, 1 - Math.exp(-0.5)],
    [1, 1 - Math.exp(-1)],
    [2, 1 - Math.exp(-2)],
  ])('below %f of what is expected is that of a gamma distribution', (share, chance) => {
    expect(chanceBelow(share, 1)).toBeCloseTo(chance, 1);
  });

  test('is none below nothing, and rises with the line', () => {
    expect(chanceBelow(0, 0.3)).toBe(0);
    const chances = [0.2, 0.5, 0.8, 1.2, 2].map((share) => chanceBelow(share, 0.3));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });

  test('is smaller for who is expected to score more, at every position', () => {
    for (const position of ['QB', 'RB', 'WR', 'TE'] as const) {
      const chances = [6, 10, 14, 18, 22].map((expected) =>
        chanceBelow(6 / expected, relativeVariance(position, expected)),
      );
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
  });
});
