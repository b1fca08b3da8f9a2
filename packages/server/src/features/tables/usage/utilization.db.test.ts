import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './utilization.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const scoresOf = async (more: object = {}) =>
  (await server.ask('listUtilization', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('runners, receivers and tight ends are ranked by the score at their position, from 1 on', async () => {
  const byPosition = Map.groupBy(await scoresOf(), ({ athlete }) => athlete?.position);
  expect([...byPosition.keys()].sort()).toEqual(['RB', 'TE', 'WR']);
  for (const of of byPosition.values()) {
    expect(of.map(({ rank }) => rank)).toEqual(of.map((_, place) => place + 1));
    expect(of.every(({ score }) => Number(score) >= 0 && Number(score) <= 100)).toBe(true);
    expect(of.some(({ points }) => Number(points) > 5)).toBe(true);
  }
});

test('the season’s scores are those of its last week', async () => {
  expect(await scoresOf()).toEqual(await scoresOf({ week: 8 }));
  expect(await scoresOf({ week: 7 })).not.toEqual(await scoresOf());
});

const team = { season: 2025, seasonType: 'REG', teamId: 'BUF' };
/** A team of which one player gets everything in some weeks, and another player in the rest. */
const scored = (weeks: readonly number[], week: number) => {
  const games = Array.from({ length: 10 }, (_, at) => ({
    ...team,
    week: at + 1,
    playerId: weeks.includes(at + 1) ? 'one' : 'other',
  }));
  const players = ['one', 'other'].map((playerId) => ({ playerId, position: 'WR' }));
  const edition = buildTestEdition(
    buildRows({
      players,
      usageWeeks: games.map((game) => ({ ...game, targets: 8, airYards: 80, passAirYards: 80 })),
      snapCounts: games.map((game) => ({ ...game, offenseSnaps: 60, offensePercent: 100 })),
    }),
  );
  const all = rows({ edition, season: 2025, week, choices: {} });
  return { all, one: all.find(({ entityId }) => entityId === 'one') };
};

test('a bye is passed over: the score is of the games of the four weeks', () => {
  const { one } = scored([6, 8, 9], 9);
  expect(one).toMatchObject({ games: 3, targetShare: 100, snapShare: 100, score: 100 });
});

test('there is a change where four weeks before are known, and a week’s score where the week was played', () => {
  expect(scored([2, 6, 7], 8).one).toMatchObject({ change: 0, week: null });
  expect(scored([6, 7, 8], 8).one).toMatchObject({ change: null, week: 100 });
});

test('who has not played for four weeks has no row', () => {
  expect(scored([1, 2, 3], 8).one).toBeUndefined();
});

test('a player who was traded is held against each team in the games played for it', () => {
  const game = { season: 2025, seasonType: 'REG', targets: 5, airYards: 50 };
  const usageWeeks = [
    { ...game, week: 1, teamId: 'BUF', playerId: 'one', passAirYards: 100 },
    { ...game, week: 1, teamId: 'BUF', playerId: 'other' },
    { ...game, week: 2, teamId: 'NYJ', playerId: 'one', passAirYards: 50 },
    { ...game, week: 2, teamId: 'BUF', playerId: 'other', targets: 40 },
  ];
  const snapCounts = usageWeeks.map(({ season, week, teamId, playerId }) => ({
    ...{ season, week, teamId, playerId, offenseSnaps: 30, offensePercent: 50 },
  }));
  const players = ['one', 'other'].map((playerId) => ({ playerId, position: 'TE' }));
  const edition = buildTestEdition(buildRows({ players, usageWeeks, snapCounts }));
  const one = rows({ edition, season: 2025, week: -1, choices: {} }).find(({ entityId }) => entityId === 'one');
  expect(one).toMatchObject({ teams: 'BUF, NYJ', targetShare: (100 * 10) / 15, airYardsShare: (100 * 100) / 150 });
});

test('a team that threw nothing gives nobody a share, and still a score for snaps', () => {
  const game = { ...team, week: 1, playerId: 'one' };
  const edition = buildTestEdition(
    buildRows({
      players: [{ playerId: 'one', position: 'WR' }],
      usageWeeks: [{ ...team, week: 1, playerId: 'passer', passAttempts: 1 }],
      snapCounts: [{ ...game, offenseSnaps: 40, offensePercent: 80 }],
    }),
  );
  const [row] = rows({ edition, season: 2025, week: 1, choices: {} });
  expect(row).toMatchObject({ targetShare: null, airYardsShare: null, snapShare: 80 });
  expect(row?.score).toBeGreaterThan(0);
});

test('without a count of snaps there is no score', () => {
  const usageWeeks = [{ ...team, week: 1, playerId: 'one', targets: 5 }];
  const edition = buildTestEdition(buildRows({ players: [{ playerId: 'one', position: 'WR' }], usageWeeks }));
  expect(rows({ edition, season: 2025, week: 1, choices: {} })).toEqual([]);
});
