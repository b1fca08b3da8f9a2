// Players whom a later edition no longer knows keep their places in people's lists, whatever is saved.
import type { Edition } from '@pylon/almanac/editions/edition';
import { buildIndexes } from '@pylon/almanac/editions/indexes';
import type { EditionTables } from '@pylon/almanac/tables/edition-tables';
import type { Table } from '@pylon/almanac/tables/table';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const before = sampleEdition();
const { editions, ask, call, register } = await testServer({ edition: before, now: SAMPLE_NOW });
const { token } = await register();
const seasonId = (await ask('currentSeason', {})).season.id;
const { playerExpertRanking: rows } = await ask('listRankings', {
  ...{ seasonId, scoringSystemId: '1', expertIds: ['market'], limit: 3 },
});
const ids = rows.map(({ athlete }) => athlete?.id ?? '');
const [first = '', second = '', third = ''] = ids;
const lostName = rows[1]?.athlete?.fullName;
const place = (entityId: string, note = '') => ({ entityId, tier: 1, mark: null, note });

/** An edition in which the second of them has another id, as after a source has taken two players for one. */
function editionWithout(): Edition {
  const other = `${second}9`; // in the same place in the order of every table
  const renamed = ({ column, ...table }: Table) => ({
    ...table,
    column: Object.fromEntries(
      Object.entries(column).map(([name, values]) => [
        name,
        ArrayBuffer.isView(values) ? values : values.map((value) => (value === second ? other : value)),
      ]),
    ),
  });
  const tables = Object.fromEntries(
    Object.entries(before.tables).map(([name, table]) => [name, renamed(table)]),
  ) as unknown as EditionTables; // the same tables
  return { ...before, id: `${before.id} without`, tables, indexes: buildIndexes(tables) };
}
const after = editionWithout();

const look = async (id: string) => {
  const { rankingList, places } = await ask('getRankingList', { id }, token);
  return { rankingList, told: places.map(({ entityId, lastKnownName }) => [entityId, lastKnownName]), places };
};

test('a player whom the next edition has lost stays at their place under their name, through every save, and can go and come back', async () => {
  editions.take(before);
  const wish = { name: 'Mine', seasonId, places: [place(first), place(second, 'sleeper'), place(third)] };
  const { id, expertId } = (await ask('createRankingList', wish, token)).rankingList;
  editions.take(after);
  const lost = [second, lostName];
  const opened = await look(id);
  expect(opened.told).toEqual([[first, null], lost, [third, null]]);
  expect(opened.places[1]).toMatchObject({ athlete: null, team: null, byeWeek: null, note: 'sleeper' });
  expect(opened.rankingList.size).toBe(3);

  const save = async (version: number, places: ReturnType<typeof place>[]) =>
    refusal(await call('updateRankingList', { id, version, name: 'Mine', places }, token));
  expect(await save(1, [place(second, 'moved'), place(first), place(third)])).toBeNull();
  expect((await look(id)).told).toEqual([lost, [first, null], [third, null]]);
  expect(await save(2, [place(first), place(third)])).toBeNull();
  expect((await look(id)).told).toEqual([
    [first, null],
    [third, null],
  ]);
  // what was taken out can be taken back
  expect(await save(3, [place(first), place(third), place(second)])).toBeNull();
  expect((await look(id)).told).toEqual([[first, null], [third, null], lost]);

  // the rankings leave the player out, and the others their places
  const ranked = await ask('listRankings', { seasonId, scoringSystemId: '1', expertIds: [expertId], limit: 9 }, token);
  expect(ranked.playerExpertRanking.map(({ athlete }) => athlete?.id)).toEqual([first, third]);
  // a copy has them, too
  const copy = await ask('createRankingList', { name: 'Copy', seasonId, expertId }, token);
  expect((await look(copy.rankingList.id)).told).toEqual([[first, null], [third, null], lost]);

  editions.take(before);
  expect((await look(id)).told).toEqual([
    [first, null],
    [third, null],
    [second, null],
  ]);
});

test('whom no edition knew and no list had is kept nowhere', async () => {
  editions.take(after);
  const wish = { name: 'Mine', seasonId, places: [place(second)] };
  expect(refusal(await call('createRankingList', wish, token))).toBe('invalid-parameters');
});
