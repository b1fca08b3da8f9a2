import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const logsOf = async (more: object = {}) =>
  (await server.ask('listGameLogs', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('games are those of the player’s card: points, opponent, score and snaps', async () => {
  const [best] = await logsOf({ rosterPositions: ['RB'] });
  const playerId = best?.athlete?.id ?? '';
  const input = { playerId, seasonId: '2025', scoringSystemId: '1' };
  const { playerCard } = await server.ask('getPlayerCard', input, token);
  const told = (await logsOf({ searchText: best?.athlete?.fullName, orderBy: 'week' })).filter(
    ({ athlete }) => athlete?.id === playerId,
  );
  const played = playerCard.gameLog.filter(({ points }) => points !== null);
  expect(told.map(({ week, points, snapPercent }) => [week, points, snapPercent])).toEqual(
    played.map(({ week, points, offensePercent }) => [week, points, offensePercent]),
  );
  expect(told.map(({ opponent, result }) => [opponent, result])).toEqual(
    played.map(({ isHome, opponent, score }) => [
      `${isHome ? '' : '@'}${opponent}`,
      score &&
        `${score.own > score.opponent ? 'W' : score.own < score.opponent ? 'L' : 'T'} ${score.own}–${score.opponent}`,
    ]),
  );
  expect(told.length).toBeGreaterThan(3);
});

test('a week has that week alone, and in it each player once, each place from the first', async () => {
  const rows = await logsOf({ week: 3, rosterPositions: ['WR'] });
  expect(rows.every(({ week }) => week === 3)).toBe(true);
  expect(new Set(rows.map(({ athlete }) => athlete?.id)).size).toBe(rows.length);
  const places = rows.map(({ finish }) => Number(finish));
  expect(places.every((place, index) => place <= index + 1 && place >= (places[index - 1] ?? 1))).toBe(true);
});

test('every week of every player is there, and no row twice', async () => {
  const { total } = await server.ask('listGameLogs', { seasonId: '2025', limit: 1 }, token);
  const rows = await Promise.all(
    Array.from({ length: Math.ceil(total / 1000) }, (_, page) =>
      logsOf({ offset: page * 1000, orderBy: 'athleteName' }),
    ),
  );
  const keys = rows.flat().map(({ athlete, team, week }) => `${athlete?.id ?? team?.id} ${week}`);
  expect([keys.length, new Set(keys).size]).toEqual([total, total]);
});

test('a visitor reads when and whom everybody played, and of the best five games all', async () => {
  const { rows } = await server.ask('listGameLogs', { seasonId: '2025', limit: 10 });
  expect(rows.every(({ week, opponent }) => typeof week === 'number' && opponent !== '')).toBe(true);
  expect(rows.map(({ points, touchdowns }) => typeof points === 'number' && typeof touchdowns === 'number')).toEqual(
    Array.from({ length: 10 }, (_, index) => index < 5),
  );
});
