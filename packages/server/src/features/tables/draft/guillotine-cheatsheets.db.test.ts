import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = { seasonId: '2025', limit: 1000 };
const { rows } = await server.ask('listGuillotineCheatsheets', asked, token);

test('the sheet is the list of guillotine values, as far as a draft goes', async () => {
  const values = await server.ask('listSeasonGuillotines', asked, token);
  const first = values.rows.slice(0, 270);
  expect(rows.map(({ athlete, rank, perGame }) => ({ athlete, rank, perGame }))).toEqual(
    first.map(({ athlete, rank, perGame }) => ({ athlete, rank, perGame })),
  );
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
