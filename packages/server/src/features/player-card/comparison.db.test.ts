import { isLocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const base = { seasonId: '2025', scoringSystemId: '1' };
const ranked = (await server.ask('listRankings', { ...base, rosterPositions: ['RB'], limit: 2 }, token))
  .playerExpertRanking;
const [first = '', second = ''] = ranked.map(({ athlete }) => athlete?.id ?? '');
const compare = (playerIDs: string[]) => server.ask('comparePlayers', { ...base, playerIDs }, token);

test('players side by side are those of their cards, in the order asked for, each once', async () => {
  const { players } = await compare([second, first, second]);
  expect(players.map(({ athlete }) => athlete?.id)).toEqual([second, first]);
  for (const [index, playerId] of [second, first].entries()) {
    const { playerCard } = await server.ask('getPlayerCard', { ...base, playerId }, token);
    const { schedule: _, ...told } = players[index] ?? {};
    expect(playerCard).toMatchObject(told);
  }
});

test('a part in the offense and a schedule are those of their tables', async () => {
  const [{ players }, usage, schedules] = await Promise.all([
    compare([first, 'KC']),
    server.ask('listUtilization', { seasonId: '2025', limit: 1000 }, token),
    server.ask('listSos', { ...base, limit: 1000 }, token),
  ]);
  const [runner, defense] = players;
  const row = usage.rows.find(({ athlete }) => athlete?.id === first);
  expect(runner?.usage).toMatchObject({
    score: row?.score,
    snapShare: row?.snapShare,
    targetShare: row?.targetShare,
    carryShare: row?.carryShare,
  });
  const ahead = schedules.rows.find(({ team }) => team?.alias === runner?.athlete?.team);
  const { athlete: _, team: _1, ...told } = ahead ?? { athlete: null, team: null };
  expect(runner?.schedule).toEqual(told);
  expect(defense?.usage).toBeNull();
  expect(defense?.schedule).toMatchObject({ basis: '2025 season' });
});

test('without a plan names, prices, fixtures and seasons are told, and the rest is locked', async () => {
  const { players } = await server.ask('comparePlayers', { ...base, playerIDs: [first] });
  const [one] = players;
  expect(one?.adp).toBeGreaterThan(0);
  expect(one?.seasons[0]?.points).toBeGreaterThan(0);
  for (const value of [one?.rank, one?.tier, one?.projection, one?.usage, one?.schedule, one?.gameLog[0]?.points])
    expect(isLocked(value)).toBe(true);
});
