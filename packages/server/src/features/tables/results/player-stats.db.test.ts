import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const all = { seasonId: '2025', limit: 1000 };
const statsOf = async (more: object = {}) => (await server.ask('listPlayerStats', { ...all, ...more }, token)).rows;
const logsOf = async (more: object = {}) => (await server.ask('listGameLogs', { ...all, ...more }, token)).rows;
const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id;

test('over one week the figures are those of its games', async () => {
  const games = await logsOf({ week: 4 });
  const stats = new Map((await statsOf({ fromWeek: '4', throughWeek: '4' })).map((row) => [idOf(row), row]));
  expect(stats.size).toBe(games.length);
  for (const game of games)
    expect(stats.get(idOf(game))).toMatchObject({
      games: 1,
      points: game.points,
      snapPercent: game.snapPercent,
      targets: game.receivingTargets,
      carries: game.rushingAttempts,
      passingYards: game.passingYards,
    });
});

test('the last three are the last three games that were played, whichever weeks they were in', async () => {
  const [best] = await statsOf({ rosterPositions: ['WR'], last: 'three' });
  const games = (await logsOf({ searchText: best?.athlete?.fullName, orderBy: '-week' })).filter(
    (game) => idOf(game) === best?.athlete?.id,
  );
  const mean = games.slice(0, 3).reduce((sum, { points }) => sum + Number(points), 0) / 3;
  expect(best).toMatchObject({ games: 3 });
  expect(best?.points).toBeCloseTo(mean, 1);
  const [sooner] = await statsOf({ searchText: best?.athlete?.fullName, last: 'three', throughWeek: '4' });
  const before = games.filter(({ week }) => week <= 4).slice(0, 3);
  expect(sooner?.points).toBeCloseTo(before.reduce((sum, { points }) => sum + Number(points), 0) / before.length, 1);
});

test('a team’s targets and carries of a week are all somebody’s', async () => {
  const rows = await statsOf({ fromWeek: '4', throughWeek: '4', teamId: 'KC' });
  const sum = (key: 'targetPercent' | 'carryPercent') => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);
  expect(sum('targetPercent')).toBeCloseTo(100, 0);
  expect(sum('carryPercent')).toBeCloseTo(100, 0);
});

test('weeks that end before they begin are refused', async () => {
  const turned = await server.call('listPlayerStats', { ...all, fromWeek: '6', throughWeek: '5' }, token);
  expect(refusal(turned)).toBe('invalid-parameters');
});
