import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { careerValues } from './career-values.ts';

const asOf = '2025-08-20';
const players = [
  { playerId: 'old', position: 'QB' },
  { playerId: 'new', position: 'WR' },
];
const valuesOf = (rows: Omit<Parameters<typeof buildRows>[0], 'players'>, slots = {}) =>
  careerValues(buildTestEdition(buildRows({ players, ...rows }), { asOf }), 2025, {
    ...DEFAULT_LEAGUE,
    slots: { ...DEFAULT_LEAGUE.slots, ...slots },
  });
const traded = (format: string) => [
  { season: 2025, provider: 'fantasycalc', format, asOf, entityId: 'new', rank: 1, value: 9_000 },
  { season: 2025, provider: 'fantasycalc', format, asOf, entityId: 'old', rank: 2, value: 3_000 },
];
const rankings = ['new', 'old'].map((entityId, index) => ({
  ...{ season: 2025, period: 'dynasty', week: 0, format: 'ppr', expert: 'fantasypros', asOf },
  ...{ entityId, rank: index + 1 },
}));

test('what trades bring comes first, of leagues with as many quarterbacks', () => {
  const told = valuesOf({ tradeValues: [...traded('dynasty'), ...traded('half-ppr')], rankings });
  expect(told?.told).toBe(`FantasyCalc ${asOf}`);
  expect([...(told?.byEntity ?? [])]).toEqual([
    ['new', 9_000],
    ['old', 3_000],
  ]);
  expect(valuesOf({ tradeValues: traded('dynasty') }, { SUPERFLEX: 1 })).toBeNull();
});

test('without it places of dynasty rankings have values, the first the most', () => {
  const told = valuesOf({ rankings });
  expect(told?.told).toBe(`dynasty rankings ${asOf}`);
  const [first = 0, second = 0] = [...(told?.byEntity.values() ?? [])];
  expect(first).toBeCloseTo(10_256, 0);
  expect(second / first).toBeCloseTo(0.977, 3);
});

/** A list of as many players as are asked for, each worth one less than the one before. */
const longList = (length: number, format: string) => {
  const ids = Array.from({ length }, (_, index) => `p${index + 1}`);
  return {
    players: ids.map((playerId) => ({ playerId, position: 'WR' })),
    tradeValues: ids.map((entityId, index) => ({
      ...{ season: 2025, provider: 'fantasycalc', format, asOf, entityId },
      ...{ rank: index + 1, value: 10_000 - index },
    })),
  };
};

test('a pick of a season to come brings what the player at its place does, and later ones bring less', () => {
  const one = careerValues(buildTestEdition(buildRows(longList(170, 'dynasty')), { asOf }), 2025, DEFAULT_LEAGUE);
  expect([1, 2].map((ahead) => one?.valueOfPick(1, ahead))).toEqual([10_000 - 70, 10_000 - 80]);
  expect(one?.valueOfPick(2, 2)).toBe(10_000 - 166);
  const slots = { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 };
  const edition = buildTestEdition(buildRows(longList(170, 'dynasty-superflex')), { asOf });
  expect(careerValues(edition, 2025, { ...DEFAULT_LEAGUE, slots })?.valueOfPick(2, 1)).toBe(10_000 - 144);
});

test('a pick brings nothing where the list ends before its place, and where nobody knows its round', () => {
  const told = careerValues(buildTestEdition(buildRows(longList(100, 'dynasty')), { asOf }), 2025, DEFAULT_LEAGUE);
  expect([2, 6].map((round) => told?.valueOfPick(round, 1))).toEqual([0, 0]);
});

test('where nobody publishes either, nothing is known', () => {
  expect(valuesOf({})).toBeNull();
  expect(valuesOf({ tradeValues: traded('half-ppr') })).toBeNull();
});
