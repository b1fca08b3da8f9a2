import { isLocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = { seasonId: '2025', limit: 1000 };
const { rows, total } = await server.ask('listScout500', asked, token);
const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id ?? '';

test('the table is the list of Scout, of five hundred whom the free lists name first', async () => {
  const [scout, free] = await Promise.all(
    ['scout', 'consensus'].map((expert) =>
      server.ask(
        'listRankings',
        { ...asked, expertIds: [expert], scoringSystemId: '1', expertRankingPeriod: 'Seasonal' },
        token,
      ),
    ),
  );
  expect(total).toBe(Math.min(500, scout?.total ?? 0));
  const listed = new Set(rows.map(idOf));
  const inOrder = (scout?.playerExpertRanking ?? []).filter((row) => listed.has(idOf(row)));
  expect(rows.map(idOf).slice(0, inOrder.length)).toEqual(inOrder.map(idOf));
  for (const [index, row] of inOrder.entries()) {
    const { vorp, adp, points } = row;
    expect(rows[index]).toMatchObject({
      rank: index + 1,
      vorp,
      adp,
      points: isLocked(points) ? null : points?.expected,
    });
  }
  const first = (free?.playerExpertRanking ?? []).slice(0, 250).map(idOf);
  expect(first.filter((id) => !listed.has(id))).toEqual([]);
});

test('places count from 1 at each position, and tiers never fall', () => {
  const places = Map.groupBy(rows, ({ athlete }) => athlete?.position ?? 'DST');
  for (const of of places.values())
    expect(of.map(({ positionRank }) => positionRank)).toEqual(of.map((_, at) => at + 1));
  const tiers = rows.flatMap(({ tier }) => (typeof tier === 'number' ? [tier] : []));
  expect(tiers).toEqual([...tiers].sort((one, other) => one - other));
  expect(new Set(tiers).size).toBeGreaterThan(7);
});

test('a difference is how much later a player goes than ranked', () => {
  const known = rows.filter(({ adp }) => typeof adp === 'number');
  expect(known.length).toBeGreaterThan(100);
  for (const { adp, difference, rank } of known) expect(difference).toBeCloseTo(Number(adp) - Number(rank), 1);
});

test('last year’s points a game are those of its season stats', async () => {
  const stats = await server.ask('listSeasonStats', { seasonId: '2024', limit: 1000 }, token);
  const before = new Map(stats.rows.map((row) => [idOf(row), row.pointsPerGame]));
  for (const row of rows) expect(row.lastPointsPerGame).toEqual(before.get(idOf(row)) ?? null);
});

test('a player is as old as the days since birth, and a defense has no age', () => {
  const { birthDate } = edition.tables.players.column;
  for (const { athlete, age } of rows) {
    const birth = birthDate[edition.indexes.playerRow(athlete?.id ?? '') ?? -1];
    if (!birth) expect(age).toBeNull();
    else expect(age).toBeCloseTo((Date.UTC(2025, 8, 1) - Date.parse(birth)) / 86_400_000 / 365.25, 1);
  }
});

test('whom a visitor does not see ranked stands by name, with what is open to everybody', async () => {
  const { rows: seen } = await server.ask('listScout500', asked);
  const shut = seen.slice(5);
  expect(shut.every(({ rank, tier, vorp, points, adp }) => [rank, tier, vorp, points, adp].every(isLocked))).toBe(true);
  expect(shut.map(idOf)).not.toEqual(rows.slice(5).map(idOf));
  expect(shut.some(({ byeWeek, age }) => byeWeek !== null && age !== null)).toBe(true);
});

test('the day of the forecast stands beside those of the sources, also where the data have gone on', async () => {
  const { sources, asOf } = (await server.ask('listScout500', asked, token)).provenance;
  const forecast = sources.find(({ name }) => name === 'Pylon forecasts');
  expect(forecast?.asOf).toMatch(/^2025-0[89]-\d\d$/);
  expect(asOf > (forecast?.asOf ?? '')).toBe(true);
  for (const [call, body] of [
    ['listRankings', { ...asked, scoringSystemId: '1', expertRankingPeriod: 'Seasonal' }],
    ['listAuctions', { ...asked, scoringSystemId: '1' }],
    ['listGuillotineCheatsheets', asked],
  ] as const)
    expect((await server.ask(call, body as never, token)).provenance.sources).toContainEqual(forecast);
  const week = { ...asked, scoringSystemId: '1', expertRankingPeriod: 'Weekly', week: 8 } as const;
  expect((await server.ask('listRankings', week, token)).provenance.sources).not.toContainEqual(forecast);
});
