import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './trade-values.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const listed = (more: object = {}) => server.ask('listTradeValues', { seasonId: '2025', limit: 1000, ...more });

test('values fall with the place, at each position counted from 1, for everybody to see', async () => {
  const answer = await listed();
  expect(answer.rows.map(({ rank }) => rank)).toEqual(answer.rows.map((_, index) => index + 1));
  const values = answer.rows.map(({ value }) => value);
  expect(values).toEqual([...values].sort((one, other) => other - one));
  for (const of of Map.groupBy(answer.rows, ({ athlete }) => athlete?.position).values())
    expect(of.map(({ positionRank }) => positionRank)).toEqual(of.map((_, index) => index + 1));
});

test('each kind of league has its list, and says the place in the others of as many passers', async () => {
  const [redraft, dynasty, two] = await Promise.all(
    ['half-ppr', 'dynasty', 'superflex'].map((format) => listed({ format })),
  );
  const placeIn = (answer: typeof redraft, id: string | undefined) =>
    answer?.rows.find(({ athlete }) => athlete?.id === id)?.rank ?? null;
  for (const { athlete, rank, redraftRank, dynastyRank } of redraft?.rows.filter(({ athlete }) => athlete) ?? []) {
    expect(redraftRank).toBe(rank);
    expect(dynastyRank).toBe(placeIn(dynasty, athlete?.id));
  }
  expect(two?.rows.every(({ dynastyRank }) => dynastyRank === null)).toBe(true);
});

const told = (tradeValues: Parameters<typeof buildRows>[0]['tradeValues'] & object) => {
  const players = ['one', 'two'].map((playerId) => ({ playerId, position: 'WR', birthDate: '2000-03-01' }));
  const given = tradeValues.map((row) => ({ season: 2025, format: 'half-ppr', provider: 'fantasycalc', ...row }));
  const edition = buildTestEdition(buildRows({ players, tradeValues: given }));
  return rows({ edition, season: 2025, week: -1, choices: { format: 'half-ppr' } });
};

test('the newest list alone is told, with its day and the age on it', () => {
  const lists = told([
    { entityId: 'one', asOf: '2025-09-01', rank: 1, value: 900 },
    { entityId: 'two', asOf: '2025-10-01', rank: 1, value: 800, change30Days: -20 },
    { entityId: 'one', asOf: '2025-10-01', rank: 2, value: 700, change30Days: null },
  ]);
  expect(lists).toMatchObject([
    { entityId: 'two', rank: 1, value: 800, change: -20, told: 'FantasyCalc 2025-10-01' },
    { entityId: 'one', rank: 2, value: 700, change: null },
  ]);
  expect(lists[0]?.age).toBeCloseTo(25.59, 1);
});

test('an edition without such lists has no row', () => {
  expect(told([])).toEqual([]);
});
