import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './super-models.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const rookiesOf = async (more: object = {}) =>
  (await server.ask('listSuperModels', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('the class of the season is shown unless another one or all are asked for', async () => {
  const classesOf = async (more: object) => [...new Set((await rookiesOf(more)).map((row) => row.draftClass))].sort();
  expect(await classesOf({})).toEqual(['2025']);
  expect(await classesOf({ draftClass: '2024' })).toEqual(['2024']);
  expect(await classesOf({ draftClass: 'all' })).toEqual(['2024', '2025']);
  expect(await rookiesOf({ draftClass: '1920' })).toEqual([]);
});

test('what the calls offer narrows to what is there, and every runner is of some class and conference', async () => {
  const all = (await rookiesOf({ draftClass: 'all' })).length;
  for (const [call, name] of [
    ['listDraftClasses', 'draftClass'],
    ['listConferences', 'conference'],
  ] as const) {
    const { choices } = await server.ask(call, {});
    const counts = [];
    for (const { value } of choices) counts.push((await rookiesOf({ draftClass: 'all', [name]: value })).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
  }
});

test('a runner drafted earlier is expected to do more, and has three past runners beside them', async () => {
  const picks = (await rookiesOf()).map((row) => row.overall);
  expect(picks).toEqual([...picks].sort((one, other) => Number(one) - Number(other)));
  for (const { like } of await rookiesOf()) expect(String(like).split(', ')).toHaveLength(3);
});

test('a visitor is told who was drafted where, and of the model no more than the first five', async () => {
  const visitor = (await server.ask('listSuperModels', { seasonId: '2025', limit: 50 }, await server.arrive())).rows;
  expect(visitor.filter(({ expected }) => typeof expected === 'number')).toHaveLength(5);
  const locked = visitor.find(({ expected }) => typeof expected !== 'number');
  expect(locked).toMatchObject({ overall: expect.any(Number), like: { locked: true, tier: 2 } });
});

const drafted = (position: string, more: object = {}) => ({
  ...{ season: 2025, round: 4, overall: 120, teamId: 'BUF', playerId: 'one', name: 'One', position },
  ...{ college: 'Ohio St.', age: 22, ...more },
});
const rowsOf = (position: string, player: object = {}, pick: object = {}) => {
  const edition = buildTestEdition(
    buildRows({
      players: [{ playerId: 'one', position: 'RB', ...player }],
      draftPicks: [drafted(position, pick)],
      statWeeks: [
        { season: 2025, seasonType: 'REG', week: 1, entityId: 'other', teamId: 'BUF', rushingYards: 10 },
        { season: 2025, seasonType: 'REG', week: 1, entityId: 'one', teamId: 'BUF', receivingReceptions: 4 },
      ],
    }),
  );
  return rows({ edition, season: 2025, week: -1, choices: { draftClass: '', conference: '' } });
};

test('a season has its points in PPR, and one that the edition has nothing of has none', () => {
  expect(rowsOf('RB')).toMatchObject([{ first: 4, second: null, conference: 'Big Ten', age: 22, pounds: null }]);
});

test('fullbacks, other positions and who has no id are left out', () => {
  expect(rowsOf('FB')).toEqual([]);
  expect(rowsOf('WR')).toEqual([]);
  expect(rowsOf('RB', { weightPounds: 246 })).toEqual([]);
  expect(rowsOf('RB', {}, { playerId: null })).toEqual([]);
});
