import { NO_CHANCES } from '@pylon/almanac/tables/opportunity';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './air-yards.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const airYardsOf = async (more: object = {}) =>
  (await server.ask('listAirYards', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('only runners, receivers and tight ends who were thrown to are told, and a week is that week alone', async () => {
  const season = await airYardsOf();
  expect(new Set(season.map(({ athlete }) => athlete?.position))).toEqual(new Set(['RB', 'WR', 'TE']));
  expect(season.every(({ targets }) => Number(targets) > 0)).toBe(true);
  expect((await airYardsOf({ week: 3 })).every(({ games }) => games === 1)).toBe(true);
});

test('the shares of a team’s players in a week are all of it', async () => {
  const { column, length } = edition.tables.usageWeeks;
  const own = (row: number) => column.season[row] === 2025 && column.week[row] === 3;
  const teamOf = new Map(
    Array.from({ length }, (_, row) => row)
      .filter(own)
      .map((row) => [column.playerId[row], column.teamId[row]]),
  );
  const sums = Map.groupBy(await airYardsOf({ week: 3 }), ({ athlete }) => teamOf.get(athlete?.id ?? ''));
  expect(sums.size).toBeGreaterThan(20);
  for (const [team, of] of sums)
    for (const key of ['targetShare', 'airYardsShare'] as const)
      expect(
        of.reduce((sum, row) => sum + Number(row[key]), 0),
        `${team} ${key}`,
      ).toBeCloseTo(100, 0);
});

const game = { season: 2025, seasonType: 'REG', week: 1, teamId: 'BUF' };
/** The receivers' games, with a passer who threw all of it. */
const asked = ({ usageWeeks = [], ...given }: Parameters<typeof buildRows>[0]) => {
  const players = ['one', 'other'].map((playerId) => ({ playerId, position: 'WR' }));
  const thrown = [...Map.groupBy(usageWeeks, ({ week, teamId }) => `${week} ${teamId}`)].map(([key, of]) => ({
    ...{ ...of[0], ...NO_CHANCES, playerId: `passer ${key}` },
    passAirYards: of.reduce((sum, { airYards = 0 }) => sum + airYards, 0),
  }));
  return rows({
    edition: buildTestEdition(buildRows({ players, usageWeeks: [...usageWeeks, ...thrown], ...given })),
    season: 2025,
    week: -1,
    choices: {},
  });
};

test('a player who was traded is held against each team in the games played for it', () => {
  const usageWeeks = [
    { ...game, playerId: 'one', targets: 5, airYards: 50 },
    { ...game, playerId: 'other', targets: 5, airYards: 50 },
    { ...game, week: 2, playerId: 'one', teamId: 'NYJ', targets: 10, airYards: 100 },
    // A week of the player's former team after the trade
    { ...game, week: 2, playerId: 'other', targets: 30, airYards: 300 },
  ];
  expect(asked({ usageWeeks })[0]).toMatchObject({ games: 2, teams: 'BUF, NYJ', targetShare: 75, airYardsShare: 75 });
});

test('a game with snaps and without a target lowers the share; one without either does not', () => {
  const usageWeeks = [
    { ...game, playerId: 'one', targets: 5, airYards: 50 },
    ...[1, 2, 3].map((week) => ({ ...game, week, playerId: 'other', targets: 5, airYards: 50 })),
  ];
  const snapCounts = [{ ...game, week: 2, playerId: 'one', offenseSnaps: 40, offensePercent: 60 }];
  expect(asked({ usageWeeks, snapCounts })[0]).toMatchObject({ games: 2, targetShare: (100 * 5) / 15 });
});

test('a team that threw behind the line all day has air yards, and nobody a share of them', () => {
  const usageWeeks = [{ ...game, playerId: 'one', targets: 4, airYards: -6 }];
  expect(asked({ usageWeeks })[0]).toMatchObject({
    ...{ airYards: -6, depth: -1.5, targetShare: 100 },
    ...{ airYardsShare: null, wopr: null, racr: null },
  });
});

test('play-offs are weeks of their own and no part of the season', () => {
  const usageWeeks = [
    { ...game, playerId: 'one', targets: 4, airYards: 40 },
    { ...game, seasonType: 'POST', week: 19, playerId: 'one', targets: 9, airYards: 90 },
  ];
  expect(asked({ usageWeeks })[0]).toMatchObject({ games: 1, targets: 4 });
});
