import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRow } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './team-styles.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });

test('a team’s figures are those of its games together, and the league passes as often as is expected of it', async () => {
  const { rows: told } = await server.ask('listTeamStyles', { seasonId: '2025', limit: 1000 }, token);
  expect(told).toHaveLength(32);
  const { column, length } = edition.tables.teamWeeks;
  const games = (teamId: string) =>
    Array.from({ length }, (_, row) => row).filter(
      (row) => column.season[row] === 2025 && column.teamId[row] === teamId,
    );
  let beyond = 0;
  for (const { team, games: count, playsPerGame, passRate, passOverExpected } of told) {
    const own = games(team?.id ?? '');
    const sum = (values: ArrayLike<number>) => own.reduce((total, row) => total + (values[row] ?? 0), 0);
    expect(count).toBe(own.length);
    expect(playsPerGame).toBeCloseTo(sum(column.plays) / own.length, 1);
    expect(passRate).toBeCloseTo((100 * sum(column.dropbacks)) / sum(column.plays), 1);
    beyond += Number(passOverExpected) * sum(column.plays);
  }
  expect(Math.abs(beyond) / 100 / length).toBeLessThan(0.5);
});

test('a season without play-by-play is told by its totals, without what they do not tell', () => {
  const totals = { season: 2023, games: 17, passingAttempts: 500, passingSacks: 40, rushingAttempts: 460 };
  const teamSeasons = [
    buildRow('teamSeasons', { ...totals, teamId: 'KC' }),
    buildRow('teamSeasons', { ...totals, teamId: 'LV', games: 0 }),
  ];
  const told = rows({ edition: buildTestEdition({ teamSeasons }), season: 2023, week: -1, choices: {} });
  expect(told).toEqual([
    {
      ...{ entityId: 'KC', games: 17, playsPerGame: 1000 / 17, passRate: 54 },
      ...{ secondsPerPlay: null, passOverExpected: null, redZonePassRate: null, airYardsPerPass: null, style: null },
    },
  ]);
});

test('styles are thirds of the league; play-offs are left out', () => {
  const game = (teamId: string, pacedSeconds: number, dropbacks: number, seasonType = 'REG') =>
    buildRow('teamWeeks', {
      ...{ season: 2025, seasonType, week: seasonType === 'REG' ? 1 : 19, teamId },
      ...{ plays: 60, dropbacks, expectedDropbacks: 35, pacedPlays: 20, pacedSeconds },
    });
  const teamWeeks = [game('KC', 500, 45), game('KC', 900, 0, 'POST'), game('LV', 600, 35), game('SEA', 700, 25)];
  const told = rows({ edition: buildTestEdition({ teamWeeks }), season: 2025, week: -1, choices: {} });
  expect(told.map(({ entityId, style }) => `${entityId} ${style}`)).toEqual([
    'KC Fast, pass-first',
    'LV Usual pace, balanced',
    'SEA Slow, run-first',
  ]);
  expect(told[0]).toMatchObject({ games: 1, secondsPerPlay: 25, redZonePassRate: null });
});
