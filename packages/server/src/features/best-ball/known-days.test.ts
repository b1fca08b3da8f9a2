import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague, buildRow } from '@pylon/almanac/testing/build-rows';
import { describe, expect, test } from 'vitest';
import { knownDays } from './known-days.ts';

const SEASON = 2025;
const playerId = '00-0000001';
const of = { season: SEASON, playerId };
const league = buildLeague(SEASON);
/** The days of Sundays, by week. */
const SUNDAYS = ['', '2025-09-07', '2025-09-14', '2025-09-21', '2025-09-28', '2025-10-05'];
/** Teams that play in the first weeks. */
const [TEAM, OTHER] = ['HC', 'HD'];

const told = (rows: Parameters<typeof buildTestEdition>[0]) =>
  knownDays(buildTestEdition({ ...league, ...rows }), playerId, SEASON);

describe('injury reports', () => {
  const report = (week: number, reportStatus: string | null, injury: string | null = 'Knee') =>
    buildRow('injuries', { ...of, week, teamId: TEAM, reportStatus, injury });

  test('are told when they begin and when they change, on the day of the game', () => {
    const injuries = [report(2, 'Questionable'), report(3, 'Questionable'), report(4, 'Out', null)];
    expect(told({ injuries })).toEqual([
      { kind: 'injury-report', day: SUNDAYS[2], week: 2, report: 'Questionable', injury: 'Knee' },
      { kind: 'injury-report', day: SUNDAYS[4], week: 4, report: 'Out', injury: null },
    ]);
  });

  test('that say nothing of the game are none; the same again after a week without one is told again', () => {
    const injuries = [report(1, null), report(2, 'Out'), report(3, null), report(4, 'Out')];
    expect(told({ injuries }).map(({ day }) => day)).toEqual([SUNDAYS[2], SUNDAYS[4]]);
  });

  test('of a week without a game have no day and are left out', () => {
    expect(told({ injuries: [{ ...report(1, 'Out'), teamId: 'AA' }] })).toEqual([]);
  });

  test('of somebody else and of another season are left out', () => {
    expect(
      told({
        injuries: [
          { ...report(2, 'Out'), playerId: 'somebody else' },
          { ...report(2, 'Out'), season: 2024 },
        ],
      }),
    ).toEqual([]);
  });
});

describe('depth charts', () => {
  const chart = (week: number, asOf: string | null, rank: number, { teamId = TEAM, slot = 'WR' } = {}) =>
    buildRow('depthCharts', { ...of, week, teamId, asOf, slot, rank });

  test('are told where the place changed, on the day of the chart', () => {
    const depthCharts = [chart(1, '2025-09-03', 3), chart(2, '2025-09-10', 3), chart(3, '2025-09-17', 1)];
    expect(told({ depthCharts })).toEqual([
      { kind: 'depth-chart', day: '2025-09-17', teamId: TEAM, slot: 'WR', rank: 1, rankBefore: 3 },
    ]);
  });

  test('say nothing by the place of a returner, nor without a day', () => {
    const depthCharts = [
      ...[chart(1, '2025-09-03', 3), chart(1, '2025-09-03', 1, { slot: 'KR' }), chart(2, '2025-09-10', 3)],
      ...[chart(2, '2025-09-10', 2, { slot: 'KR' }), chart(3, null, 1)],
    ];
    expect(told({ depthCharts })).toEqual([]);
  });

  test('of another team tell of the change, and the first game with it does not tell again', () => {
    const depthCharts = [chart(1, '2025-09-03', 3), chart(2, '2025-09-10', 1, { teamId: OTHER })];
    const statWeeks = [TEAM, OTHER].map((teamId, at) =>
      buildRow('statWeeks', { season: SEASON, week: at + 1, entityId: playerId, teamId, seasonType: 'REG' }),
    );
    const moved = { kind: 'team', teamId: OTHER, teamIdBefore: TEAM };
    expect(told({ depthCharts, statWeeks })).toEqual([{ ...moved, day: '2025-09-10', by: 'chart' }]);
    expect(told({ statWeeks })).toEqual([{ ...moved, day: SUNDAYS[2], by: 'game' }]);
  });
});

test('of somebody of whom nothing dated is known there is no day', () => {
  expect(told({})).toEqual([]);
});
