import { isLocked } from '@pylon/contract/plans/tiers';
import { FREE_WEEKS, SERIES_KEYS } from '@pylon/contract/tables/time-series/series-stats';
import { leagueStarters } from '@pylon/engine/player-value/replacement';
import { describe, expect, test } from 'vitest';
import { scoredGames } from '../../../football/season-points.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { scoringById } from '../../../testing/scoring-by-id.ts';
import { testServer } from '../../../testing/test-server.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const games = scoredGames(edition, 2025, scoringById('1'));
const bestOf = (position: string) =>
  games.filter((game) => game.position === position).toSorted((one, other) => other.points - one.points)[0]?.entityId ??
  '';
const [runner, receiver] = [bestOf('RB'), bestOf('WR')];
const ask = (playerIDs: string[], more: object = {}) =>
  server.ask('getTimeSeries', { seasonId: '2025', playerIDs, ...more }, token);
const open = (value: unknown) => value as number | null; // asked with a plan

describe('a player by week', () => {
  test('has the points, the snaps and the opponents of the player’s card, and gaps where it has none', async () => {
    const input = { playerId: runner, seasonId: '2025', scoringSystemId: '1' };
    const { playerCard } = await server.ask('getPlayerCard', input, token);
    const { players, weeks } = await ask([runner]);
    const told = players[0]?.weeks ?? [];
    const onCard = playerCard.gameLog.filter(({ seasonType }) => seasonType === 'REG');
    expect(weeks).toEqual(onCard.map(({ week }) => week));
    expect(told.map(({ values }) => values['points'])).toEqual(onCard.map(({ points }) => points));
    expect(told.map(({ state }) => state === 'bye')).toEqual(onCard.map(({ isBye }) => isBye));
    expect(told.map(({ opponent }) => opponent)).toEqual(
      onCard.map(({ isHome, opponent }) => opponent && `${isHome ? '' : '@'}${opponent}`),
    );
    expect(told.every(({ state, values }) => (state === 'played') === (values['snapShare'] !== null))).toBe(true);
    expect(told.filter(({ state }) => state === 'ahead').length).toBeGreaterThan(5);
  });

  test('has the utilization of the week that the table of utilization tells', async () => {
    const { rows } = await server.ask('listUtilization', { seasonId: '2025', week: 6, limit: 1000 }, token);
    const { players } = await ask([receiver]);
    const row = rows.find(({ athlete }) => athlete?.id === receiver);
    expect(row?.week).toBeGreaterThan(0);
    expect(players[0]?.weeks.find(({ week }) => week === 6)?.values['utilization']).toBe(row?.week);
  });

  test('has in a week of its own what Player Stats tells of that week', async () => {
    const choices = { fromWeek: '4', throughWeek: '4' } as const;
    const { rows } = await server.ask('listPlayerStats', { seasonId: '2025', limit: 1000, ...choices }, token);
    const told = (await ask([receiver])).players[0]?.weeks.find(({ week }) => week === 4)?.values;
    const row = rows.find(({ athlete }) => athlete?.id === receiver);
    expect(told).toMatchObject({
      points: row?.points,
      targets: row?.targets,
      targetShare: expect.closeTo(Number(row?.targetPercent), 1),
      redZone: row?.redZone,
    });
  });
});

test('the line behind is the mean of those whom the scoring’s league starts, of who played', async () => {
  const { starters } = await ask([runner]);
  const { league } = scoringById('1');
  const totals = [...Map.groupBy(games, ({ entityId }) => entityId)].map(([entityId, own]) => ({
    entityId,
    position: own[0]?.position ?? 'K',
    points: own.reduce((sum, { points }) => sum + points, 0),
  }));
  const seated = leagueStarters(totals, league);
  const names = new Set(
    totals.flatMap(({ entityId, position }, at) => (seated.has(at) && position === 'RB' ? [entityId] : [])),
  );
  expect(starters.map(({ position, count }) => [position, count])).toEqual([['RB', names.size]]);
  expect(names.size).toBeGreaterThanOrEqual(24);
  for (const { week, values } of starters[0]?.weeks ?? []) {
    const played = games.filter((game) => game.week === week && names.has(game.entityId)).map(({ points }) => points);
    const mean = played.length === 0 ? null : played.reduce((sum, points) => sum + points, 0) / played.length;
    if (mean === null) expect(values['points']).toBeNull();
    else expect(open(values['points'])).toBeCloseTo(mean, 1);
  }
});

test('players stand in the order asked for, each once, with a line for each position', async () => {
  const { players, starters } = await ask([receiver, 'KC', runner, receiver]);
  expect(players.map(({ athlete, team }) => athlete?.id ?? team?.id)).toEqual([receiver, 'KC', runner]);
  expect(starters.map(({ position }) => position)).toEqual(['WR', 'DST', 'RB']);
  const defense = players[1]?.weeks.find(({ state }) => state === 'played');
  expect(Object.entries(defense?.values ?? {}).filter(([, value]) => value !== null)).toHaveLength(1);
});

test('the last weeks are the newest that were played, and stats are those asked for', async () => {
  const { weeks, players } = await ask([runner], { lastWeeks: 3, stats: ['carries', 'points'] });
  expect(weeks).toEqual([6, 7, 8]);
  expect(Object.keys(players[0]?.weeks[0]?.values ?? {})).toEqual(['carries', 'points']);
});

test('without a plan the points of the first weeks are open and nothing else', async () => {
  const { players, starters } = await server.ask('getTimeSeries', { seasonId: '2025', playerIDs: [runner] });
  for (const { week, values } of [...(players[0]?.weeks ?? []), ...(starters[0]?.weeks ?? [])])
    for (const key of SERIES_KEYS) expect(isLocked(values[key])).toBe(key !== 'points' || week > FREE_WEEKS);
});
