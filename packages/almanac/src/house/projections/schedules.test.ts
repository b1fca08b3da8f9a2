import { describe, expect, it } from 'vitest';
import type { TableRows } from '../../tables/all.ts';
import { buildLeague, buildRow, buildRows } from '../../testing/build-rows.ts';
import { whoIsWho } from '../consensus/who-is-who.ts';
import { seasonClocks } from '../season-clock.ts';
import { AFTER_ALL_WEEKS, differencesOf, LARGEST_EFFECT } from './opponents.ts';
import { rookieRatio } from './rookies.ts';
import { SCHEDULE_SHARES } from './schedule-shares.data.ts';
import { scheduleRatios } from './schedules.ts';

const league = buildLeague(2025);
const players = buildRows({ players: [{ playerId: 'r1', position: 'RB', teamId: 'AA' }] }).players;
/** A runner of nobody's gains so much against a team in each of the weeks. */
const allowed = (season: number, opponentId: string, rushingYards: number, weeks: readonly number[]) =>
  weeks.map((week) =>
    buildRow('statWeeks', { season, seasonType: 'REG', week, entityId: 'r1', opponentId, rushingYards }),
  );
const ratiosOf = (statWeeks: TableRows['statWeeks'], asOf = '2025-08-25') => {
  const rows: TableRows = { ...buildRows({}), ...league, players, statWeeks };
  const who = whoIsWho(rows);
  const clock = seasonClocks(rows, asOf).find(({ season }) => season === 2025);
  if (!clock) throw new Error('no clock of 2025');
  const ratioOf = scheduleRatios(rows, clock, who, differencesOf(statWeeks, 2025, who));
  const opponentIn = (week: number) => clock.opponentOf('AA', week) ?? '';
  return {
    opponentIn,
    clock,
    of: (period: 'seasonal' | 'restOfSeason' | 'weekly', week = 0) =>
      ratioOf({ period, week, entityId: 'r1', position: 'RB' }),
  };
};
const empty = ratiosOf([]);
const games = empty.clock.weeks.map(empty.opponentIn).filter((team) => team !== '');
const teams = league.teams.map(({ teamId }) => teamId);
const otherThan = (team: string) => teams.find((one) => one !== team) ?? '';

describe('the schedule', () => {
  it('says nothing where nothing is known of the opponents', () => {
    expect([empty.of('seasonal'), empty.of('restOfSeason'), empty.of('weekly', 2)]).toEqual([1, 1, 1]);
  });

  it('before a season is told by what all opponents allowed in the last one', () => {
    const soft = games[0] ?? '';
    const others = teams.filter((team) => team !== soft);
    const weeks = [1, 2, 3, 4, 5, 6];
    const last = [...allowed(2024, soft, 110, weeks), ...others.flatMap((team) => allowed(2024, team, 90, weeks))];
    const mean = (110 + 90 * others.length) / teams.length;
    const difference = (team: string) => ((team === soft ? 110 : 90) / mean - 1) / 2; // six games are half reliable
    const expected = games.reduce((sum, team) => sum + difference(team), 0) / games.length;
    expect(ratiosOf(last).of('seasonal')).toBeCloseTo(1 + SCHEDULE_SHARES.seasonal * expected, 9);
    expect(ratiosOf(last).of('weekly', 2)).toBe(1);
  });

  it('of a week knows what was allowed before it, and nothing of the week itself', () => {
    const opponent = empty.opponentIn(3);
    const other = otherThan(opponent);
    const before = [...allowed(2025, opponent, 120, [1, 2]), ...allowed(2025, other, 60, [1, 2])];
    const ratio = ratiosOf(before).of('weekly', 3);
    expect(ratio).toBeCloseTo(1 + SCHEDULE_SHARES.weekly * (1 / 3) * (2 / 8), 9);
    expect(ratiosOf([...before, ...allowed(2025, opponent, 400, [3])]).of('weekly', 3)).toBe(ratio);
  });

  it('never moves anybody by more than 5 %', () => {
    const opponent = empty.opponentIn(16);
    const other = otherThan(opponent);
    const weeks = Array.from({ length: 15 }, (_, index) => index + 1);
    const rows = [...allowed(2025, opponent, 900, weeks), ...allowed(2025, other, 1, weeks)];
    expect(ratiosOf(rows).of('weekly', 16)).toBe(1 + LARGEST_EFFECT);
    const known = differencesOf(rows, 2025, whoIsWho({ ...buildRows({}), ...league, players }));
    expect(known(AFTER_ALL_WEEKS)(opponent, 'RB')).toBeGreaterThan(0.5);
  });
});

describe('what is made of a first season', () => {
  it.each([
    ['a runner picked second', 'RB', 2, 1.374],
    ['a receiver at the neutral pick has the position’s level', 'WR', 50, 1.02],
    ['a tight end whom nobody picked', 'TE', null, 0.829],
    ['a kicker is left alone', 'K', 1, 1],
  ] as const)('%s', (_, position, pick, ratio) => {
    expect(rookieRatio(position, pick)).toBeCloseTo(ratio, 3);
  });
});
