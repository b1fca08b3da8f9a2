import { expect, it } from 'vitest';
import { steady, weekPlayer } from '../testing/week-players.ts';
import { CORRELATIONS } from './correlations.data.ts';
import { jointWeek } from './joint-week.ts';
import { pointsTable } from './points-table.ts';
import type { WeekPlayer } from './week-player.ts';

const column = (players: readonly WeekPlayer[], at: number, seed = 'a week', draws = 4000) => {
  const week = jointWeek(players, { seed, draws });
  return Array.from({ length: draws }, (_, draw) => week.points[draw * players.length + at] ?? Number.NaN);
};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, at) => (value - meanA) * ((b[at] ?? 0) - meanB)));
}
const variance = (values: readonly number[]) => covariance(values, values);
const correlation = (a: readonly number[], b: readonly number[]) =>
  covariance(a, b) / Math.sqrt(variance(a) * variance(b));

const passer = weekPlayer('passer', 'QB', 18, { team: 'A', opponent: 'B' });
const catcher = weekPlayer('catcher', 'WR', 15, { team: 'A', opponent: 'B' });
const second = weekPlayer('second', 'WR', 9, { team: 'A', opponent: 'B' });
const rival = weekPlayer('rival', 'QB', 17, { team: 'B', opponent: 'A' });
const stranger = weekPlayer('stranger', 'WR', 14, { team: 'C', opponent: 'D' });
const everybody = [stranger, second, catcher, rival, passer];

it('gives everybody their expected points and their own spread', () => {
  everybody.forEach((player, at) => {
    const points = column(everybody, at);
    expect(mean(points)).toBeCloseTo(player.points, 0);
    expect(Math.sqrt(variance(points) / pointsTable(player).variance)).toBeCloseTo(1, 1);
  });
});

it('lets a quarterback stray with their receivers and a little with the other quarterback, with nobody else', () => {
  const passing = column(everybody, 4);
  const told = ({ teamMates, opponents }: typeof CORRELATIONS) => [
    teamMates.find(([one, other]) => one === 'QB1' && other === 'WR1')?.[2],
    teamMates.find(([one, other]) => one === 'QB1' && other === 'WR2')?.[2],
    opponents.find(([one, other]) => one === 'QB1' && other === 'QB1')?.[2],
  ];
  told(CORRELATIONS).forEach((value = Number.NaN, at) => {
    // Correlations of points are a little weaker than those of luck; the standard error of 4,000 draws is .016.
    const found = correlation(passing, column(everybody, [2, 1, 3][at] ?? 0));
    expect(Math.abs(found - value)).toBeLessThan(0.06);
    expect(value).toBeGreaterThan(0.15);
  });
  expect(Math.abs(correlation(passing, column(everybody, 0)))).toBeLessThan(0.05);
});

it('takes the depth that is said for the depth among those given', () => {
  const deep = { ...second, depth: 5 };
  expect(Math.abs(correlation(column([passer, deep], 0), column([passer, deep], 1)))).toBeLessThan(0.05);
  expect(correlation(column([passer, second], 0), column([passer, second], 1))).toBeGreaterThan(0.28);
});

it('gives the same draws for the same seed, and the same luck to a player beside anybody of other games', () => {
  expect(column(everybody, 0)).toEqual(column(everybody, 0));
  expect(column(everybody, 0)).toEqual(column([stranger], 0));
  expect(column(everybody, 0)).not.toEqual(column(everybody, 0, 'another'));
});

it('gives nothing to who is out or in their bye week', () => {
  const absent = [
    { ...passer, isOut: true },
    { ...catcher, opponent: null },
  ];
  for (const at of [0, 1]) expect(new Set(column(absent, at))).toEqual(new Set([0]));
});

it('gives who always scores the same just that, and what was scored once the game is over', () => {
  for (const points of column([steady('clockwork', 'K', 8)], 0)) expect(points).toBeCloseTo(8, 9);
  for (const points of column([{ ...passer, game: { scored: 23.4, left: 0 } }], 0)) expect(points).toBeCloseTo(23.4, 9);
});

it('half way through a game adds half of what was expected, with about half of its variance', () => {
  const half = pointsTable({ ...catcher, game: { scored: 20, left: 0.5 } });
  expect(half.mean).toBeCloseTo(20 + 7.5, 9);
  const ratio = half.variance / pointsTable(catcher).variance;
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(0.55);
  expect(Math.min(...half.values)).toBeGreaterThanOrEqual(20);
});

it('reads a game that has not begun as no game, and draws nobody without players', () => {
  const about = pointsTable({ ...catcher, game: { scored: 0, left: 1 } });
  expect(about.variance).toBeCloseTo(pointsTable(catcher).variance, 6);
  expect(jointWeek([], { seed: 1 }).points).toHaveLength(0);
});

it('gives the same draws in whatever order players are named', () => {
  const turned = everybody.toReversed();
  everybody.forEach((_, at) => {
    expect(column(everybody, at)).toEqual(column(turned, turned.length - 1 - at));
  });
});
