import { rankingsOf } from '@pylon/almanac/read/rankings-of';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { isLocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './dynasty-rankings.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const subscriber = await server.arrive({ tier: 2 });
const listed = (more: object = {}, token: string | undefined = subscriber) =>
  server.ask('listDynastyRankings', { seasonId: '2025', limit: 1000, ...more }, token);

test('the order is that of the house’s Dynasty, whom it draws on beside each place', async () => {
  const { rows: told } = await listed();
  const { entities } = rankingsOf(edition, { season: 2025, period: 'dynasty', week: 0, format: 'dynasty' });
  expect(told.map(({ athlete }) => athlete?.id)).toEqual(entities.map(({ entityId }) => entityId));
  expect(told.map(({ rank, overallRank }) => [rank, overallRank])).toEqual(told.map((_, i) => [i + 1, i + 1]));
  expect(told[0]?.rankedBy).toMatch(/^Dynasty of 2 lists 2025-\d\d-\d\d$/);
});

test('a place of the season alone stands beside it, and how far the two are apart', async () => {
  const { rows: told } = await listed();
  const apart = told.filter(({ redraftRank }) => redraftRank !== null);
  expect(apart.length).toBeGreaterThan(50);
  for (const { rank, redraftRank, difference } of apart) expect(difference).toBe(Number(redraftRank) - Number(rank));
  expect(new Set(apart.map(({ difference }) => Math.sign(Number(difference))))).toEqual(new Set([-1, 0, 1]));
});

test('drafts of rookies list this year’s class alone, by places of its own', async () => {
  const { rows: told } = await listed({ draft: 'rookies' });
  expect(told.length).toBeGreaterThan(5);
  expect(told.map(({ rank }) => rank)).toEqual(told.map((_, index) => index + 1));
  expect(new Set(told.map(({ years }) => years))).toEqual(new Set([0]));
  const everybody = await listed();
  expect(everybody.rows.some(({ years }) => Number(years) > 0)).toBe(true);
});

test('below the tier the first five are open, and of the others nothing but the name is told', async () => {
  const { rows: told, total } = await listed({ rosterPositions: ['WR'] }, await server.arrive({ tier: 1 }));
  expect(told.slice(0, 5).every(({ rank, value }) => !isLocked(rank) && !isLocked(value))).toBe(true);
  const { athlete: _, team: __, ...cells } = told[5] ?? {};
  expect(Object.values(cells).every(isLocked)).toBe(true);
  expect(total).toBeGreaterThan(told.length);
});

const asOf = '2025-08-20';
const told = (
  given: Omit<Parameters<typeof buildRows>[0], 'players'>,
  choices: Parameters<typeof rows>[0]['choices'] = { format: 'dynasty-superflex', draft: 'startup' },
) => {
  const players = [
    { playerId: 'old', position: 'QB', birthDate: '1990-08-20', rookieYear: 2012 },
    { playerId: 'new', position: 'WR', birthDate: '2003-08-20', rookieYear: 2025 },
    { playerId: 'kicker', position: 'K', birthDate: '2000-08-20', rookieYear: 2022 },
  ];
  const built = buildTestEdition(buildRows({ players, ...given }), { asOf });
  return rows({ edition: built, season: 2025, week: -1, choices });
};
const superflex = { season: 2025, provider: 'fantasycalc', format: 'dynasty-superflex', asOf } as const;

test('without a list the trade values give the order, without those the drafts, and it says so', () => {
  const tradeValues = [
    { ...superflex, entityId: 'new', rank: 1, value: 9000, change30Days: 120 },
    { ...superflex, entityId: 'old', rank: 2, value: 800, change30Days: null },
  ];
  const adp = ['kicker', 'old', 'new'].map((entityId, index) => ({
    ...{ season: 2025, provider: 'sleeper', format: 'dynasty-superflex', asOf, entityId, adp: index + 1 },
  }));
  expect(told({ tradeValues, adp })).toMatchObject([
    { entityId: 'new', rank: 1, tier: null, value: 9000, change: 120, years: 0, adp: 3, redraftRank: null },
    { entityId: 'old', rank: 2, positionRank: 1, value: 800, years: 13, valuedBy: `FantasyCalc ${asOf}` },
  ]);
  expect(told({ tradeValues })[0]?.rankedBy).toBe(`Trade values of FantasyCalc ${asOf}`);
  expect(told({ adp }).map(({ entityId, rankedBy }) => [entityId, rankedBy])).toEqual([
    ['old', 'Dynasty drafts'],
    ['new', 'Dynasty drafts'],
  ]);
  expect(told({ adp })[0]?.age).toBeCloseTo(35, 1);
});

test('rookies without a list of their own keep the order that they have among everybody', () => {
  const tradeValues = [
    { ...superflex, entityId: 'old', rank: 1, value: 900 },
    { ...superflex, entityId: 'new', rank: 2, value: 800 },
  ];
  expect(told({ tradeValues }, { format: 'dynasty-superflex', draft: 'rookies' })).toMatchObject([
    { entityId: 'new', rank: 1, overallRank: 2 },
  ]);
});

test('one kind of league never stands in for the other', () => {
  const tradeValues = [{ ...superflex, format: 'dynasty', entityId: 'new', rank: 1, value: 900 }];
  expect(told({ tradeValues })).toEqual([]);
  expect(told({ tradeValues }, { format: 'dynasty', draft: 'startup' })).toHaveLength(1);
});
