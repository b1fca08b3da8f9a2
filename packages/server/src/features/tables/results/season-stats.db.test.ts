import { expect, test } from 'vitest';
import { totalsOf } from '../../../football/season-totals.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const statsOf = async (more: object = {}) =>
  (await server.ask('listSeasonStats', { seasonId: '2024', limit: 1000, ...more }, token)).rows;

test('a season is its games added up, and the first finisher of a position is its best', async () => {
  const [first] = await statsOf({ rosterPositions: ['QB'] });
  const total = totalsOf(edition, 2024).get(first?.athlete?.id ?? '');
  expect(first).toMatchObject({
    finish: 1,
    games: total?.games,
    passingYards: total?.line.passingYards,
    passingTouchdowns: total?.line.passingTouchdowns,
    extraPoints: null,
    defenseSacks: null,
  });
  expect(first?.points).toBeGreaterThan(200);
  expect(first?.pointsPerGame).toBeCloseTo(Number(first?.points) / Number(first?.games), 1);
  const attempts = total?.line.passingAttempts ?? 1;
  expect(first?.completionPercent).toBeCloseTo((100 * (total?.line.passingCompletions ?? 0)) / attempts, 1);
});

test('places are those that the player cards tell', async () => {
  for (const { athlete, team, finish, points } of (await statsOf()).slice(0, 20)) {
    const playerId = athlete?.id ?? team?.alias ?? '';
    const input = { playerId, seasonId: '2025', scoringSystemId: '1' };
    const { playerCard } = await server.ask('getPlayerCard', input, token);
    const season = playerCard.seasons.find(({ seasonId }) => seasonId === '2024');
    expect([season?.positionFinish, season?.points]).toEqual([finish, points]);
  }
});

test('kickers and defenses have columns of their own', async () => {
  const [kicker] = await statsOf({ rosterPositions: ['K'] });
  const [defense] = await statsOf({ rosterPositions: ['DST'] });
  expect(kicker?.fieldGoals).toBeGreaterThan(5);
  expect([kicker?.defenseSacks, kicker?.yardsPerCarry]).toEqual([null, null]);
  expect(defense?.defenseSacks).toBeGreaterThan(5);
  expect([defense?.fieldGoals, defense?.passingYards]).toEqual([null, 0]);
});
