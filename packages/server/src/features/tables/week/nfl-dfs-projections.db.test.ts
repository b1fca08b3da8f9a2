import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { isLocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './nfl-dfs-projections.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await server.arrive({ tier: 2 });
const listed = (more: object = {}, token: string | undefined = subscriber) =>
  server.ask('listDfsProjections', { seasonId: '2025', limit: 1000, ...more }, token);
const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id ?? '';

test('a catch is worth twice as much at DraftKings as at FanDuel, so that receivers are expected to score more', async () => {
  const [draftkings, fanduel] = await Promise.all(['draftkings', 'fanduel'].map((site) => listed({ site })));
  const atFanduel = new Map(fanduel?.rows.map((row) => [idOf(row), Number(row.points)]));
  const receivers = draftkings?.rows.filter(({ athlete }) => athlete?.position === 'WR').slice(0, 30) ?? [];
  expect(receivers).toHaveLength(30);
  for (const row of receivers) expect(Number(row.points)).toBeGreaterThan(Number(atFanduel.get(idOf(row))));
});

test('everybody has a game of the week, a range around the points, and a place among those of the position', async () => {
  const { rows: told } = await listed();
  expect(new Set(told.map(({ game }) => !isLocked(game) && game.week)).size).toBe(1);
  for (const { points, floor, ceiling } of told) {
    expect(Number(floor)).toBeLessThanOrEqual(Number(points));
    expect(Number(ceiling)).toBeGreaterThanOrEqual(Number(points));
  }
  const quarterbacks = told.filter(({ athlete }) => athlete?.position === 'QB');
  expect(quarterbacks.map(({ positionRank }) => positionRank)).toEqual(quarterbacks.map((_, index) => index + 1));
});

test('below the tier the best five are open, and of the others nothing is told', async () => {
  const { rows: told } = await listed({}, await server.arrive({ tier: 1 }));
  const best = (await listed()).rows.slice(0, 5);
  expect(told.slice(0, 5).map(idOf)).toEqual(best.map(idOf));
  expect(told.slice(5).every(({ points, impliedPoints }) => isLocked(points) && isLocked(impliedPoints))).toBe(true);
});

test('a week that nobody plays or projects has no row', async () => {
  expect((await listed({ week: 22 })).total).toBe(0);
});

const LINE = { rushingYards: 95, rushingTouchdowns: 0.5, receivingReceptions: 4, receivingYards: 30, fumblesLost: 0.2 };
const built = (lines: { readonly spread: number | null; readonly total: number | null }) =>
  buildTestEdition(
    buildRows({
      players: [
        { playerId: 'away', position: 'RB', teamId: 'ARI' },
        { playerId: 'kicker', position: 'K', teamId: 'ARI' },
        { playerId: 'idle', position: 'RB', teamId: 'KC' },
      ],
      teams: ['ARI', 'NO', 'KC'].map((teamId) => ({ teamId })),
      games: [{ season: 2025, seasonType: 'REG', week: 3, homeTeamId: 'NO', awayTeamId: 'ARI', ...lines }],
      projections: ['away', 'kicker', 'idle'].map((entityId) => ({
        ...{ season: 2025, period: 'weekly', week: 3, provider: 'sleeper', entityId },
        ...LINE,
      })),
    }),
  );
const told = (site: 'draftkings' | 'fanduel', lines = { spread: 3.5, total: 44 } as Parameters<typeof built>[0]) =>
  rows({ edition: built(lines), season: 2025, week: 3, choices: { site } });

test('kickers and whoever has no game are left out, and lines are told from the team’s own side', () => {
  expect(told('draftkings')).toMatchObject([
    { entityId: 'away', positionRank: 1, impliedPoints: 20.25, gameTotal: 44, spread: 3.5 },
  ]);
  expect(told('draftkings', { spread: null, total: null })).toMatchObject([
    { impliedPoints: null, gameTotal: null, spread: null },
  ]);
});

test('points follow the rules of the site, with the odds of a bonus at DraftKings', () => {
  const [atDraftkings] = told('draftkings');
  const [atFanduel] = told('fanduel');
  // Two points for four catches, a fifth for the fumble, and the chance of a hundred yards on the ground
  const bonus = Number(atDraftkings?.points) - Number(atFanduel?.points) - 2 - 0.2;
  expect(bonus).toBeGreaterThan(0.3);
  expect(bonus).toBeLessThan(3);
});
