import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = { seasonId: '2025', limit: 1000 };
const { rows } = await server.ask('listGuillotineCheatsheets', asked, token);

test('the sheet is as long as a draft goes, and keeps to what was expected before the season, whenever it is looked at', async () => {
  const scout = await server.ask('listScout500', asked, token);
  const points = new Map(scout.rows.map((row) => [row.athlete?.id, Number(row.points)]));
  const values = await server.ask('listSeasonGuillotines', asked, token);
  const left = new Map(values.rows.map((row) => [row.athlete?.id, Number(row.perGame)]));
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 270 }, (_, index) => index + 1));
  for (const { athlete, perGame } of rows.slice(0, 100)) {
    const games = (points.get(athlete?.id) ?? Number.NaN) / Number(perGame);
    expect(games).toBeGreaterThan(8);
    expect(games).toBeLessThan(17.5);
  }
  expect(rows.some(({ athlete, perGame }) => left.get(athlete?.id) !== perGame)).toBe(true);
});

test('tiers never fall, and there are eight of them or more', () => {
  const tiers = rows.map(({ tier }) => Number(tier));
  expect(tiers).toEqual([...tiers].sort((one, other) => one - other));
  expect(tiers[0]).toBe(1);
  expect(new Set(tiers).size).toBeGreaterThanOrEqual(8);
});

test('average picks are those of guillotine drafts, and a difference is one from the place', async () => {
  const adp = await server.ask('listAdps', { ...asked, orderBy: 'guillotine' }, token);
  const picks = new Map(adp.playerADP.map(({ athlete, adps }) => [athlete?.id, adps['guillotine']]));
  expect(rows.filter(({ adp: pick }) => pick !== null).length).toBeGreaterThan(100);
  for (const { athlete, adp: pick, difference, rank } of rows) {
    expect(pick).toBe(picks.get(athlete?.id) ?? null);
    if (pick !== null) expect(difference).toBeCloseTo(Number(pick) - Number(rank), 1);
  }
});
