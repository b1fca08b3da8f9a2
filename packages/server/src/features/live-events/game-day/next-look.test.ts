import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { afterFailure, afterLook, untilGames, withoutLeagues } from './next-look.ts';

const MINUTE_MS = 60_000;
const game = (week: number, homeTeamId: string, awayTeamId: string, kickoff: string) => ({
  ...{ gameId: `2025_${week}_${awayTeamId}_${homeTeamId}`, season: 2025, seasonType: 'REG' as const, week },
  ...{ homeTeamId, awayTeamId, kickoff },
});
const edition = buildTestEdition({
  ...buildRows({
    games: [
      game(9, 'GB', 'CAR', '2025-11-02T18:00:00Z'),
      game(9, 'BUF', 'KC', '2025-11-02T21:25:00Z'),
      game(10, 'GB', 'PHI', '2025-11-11T01:15:00Z'),
    ],
  }),
});
const told = (homeTeamId: string, awayTeamId: string, state: 'scheduled' | 'live' | 'final' | 'postponed') => ({
  ...{ homeTeamId, awayTeamId, state },
});
const until = (now: string, ...games: readonly ReturnType<typeof told>[]) =>
  untilGames(edition, games, 2025, new Date(now)) / MINUTE_MS;

test('nobody looks until five minutes before a kick-off, and the schedule is looked at every hour', () => {
  expect(until('2025-11-02T17:40:00Z')).toBe(15);
  expect(until('2025-11-02T17:55:00Z')).toBe(0);
  expect(until('2025-11-01T12:00:00Z')).toBe(60);
  expect(untilGames(buildTestEdition({ games: [] }), [], 2025, new Date())).toBe(60 * MINUTE_MS);
});

test('games are looked at while one is on or late, and no longer when those that began are over', () => {
  const now = '2025-11-02T20:55:00Z';
  expect(until(now)).toBe(0);
  expect(until(now, told('GB', 'CAR', 'live'))).toBe(0);
  expect(until(now, told('GB', 'CAR', 'final'))).toBe(25);
  expect(until(now, told('GB', 'CAR', 'postponed'))).toBe(25);
  expect(until('2025-11-03T03:00:00Z', told('BUF', 'KC', 'live'))).toBe(0);
  expect(until('2025-11-03T03:00:00Z', told('BUF', 'KC', 'final'))).toBe(60);
});

test('a game that is over is no other of the same home', () => {
  expect(until('2025-11-11T01:12:00Z', told('GB', 'CAR', 'final'))).toBe(0);
});

test('looks are further apart while nothing is played, nobody has a league, and after every failure', () => {
  expect(afterLook([told('GB', 'CAR', 'live')], 20_000)).toBe(20_000);
  expect(afterLook([told('GB', 'CAR', 'scheduled')], 20_000)).toBe(60_000);
  expect(withoutLeagues(20_000)).toBe(5 * MINUTE_MS);
  expect([1, 2, 3, 99].map((failures) => afterFailure(failures, 20_000))).toEqual([40_000, 80_000, 160_000, 300_000]);
});
