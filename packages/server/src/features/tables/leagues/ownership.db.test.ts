import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './ownership.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });

test('everybody sees the newest shares of the season, and of when they are', async () => {
  const answer = await server.ask('listOwnership', { seasonId: '2025', limit: 1000, orderBy: '-owned' });
  const { column, length } = edition.tables.ownership;
  const newest = [...column.asOf].sort().at(-1) ?? '';
  const owned = Array.from({ length }, (_, row) => row).filter(
    (row) => column.measure[row] === 'owned' && column.asOf[row] === newest,
  );
  expect(owned.length).toBeGreaterThan(100);
  const shown = new Map(answer.rows.map((row) => [row.athlete?.id ?? row.team?.id, row]));
  for (const row of owned) expect(shown.get(column.entityId[row] ?? '')?.owned).toBe(column.amount[row]);
  expect(answer.rows[0]?.told).toBe(`ESPN ${newest}`);
});

type Listed = Partial<Parameters<typeof buildRows>[0]['ownership'] & object>[number];
/** What a player's row tells when so much was published of the player. */
const told = (ownership: readonly Listed[]) => {
  const players = [{ playerId: 'one', position: 'RB' }];
  const listed = ownership.map((row) => ({ season: 2025, provider: 'espn', entityId: 'one', ...row }));
  return rows({ edition: buildTestEdition(buildRows({ players, ownership: listed })), ...QUERY });
};
const QUERY = { season: 2025, week: -1, choices: {} };

test('a change is one since the list of a week before', () => {
  const owned = (asOf: string, amount: number) => ({ measure: 'owned', asOf, amount });
  const lists = [owned('2025-10-01', 10), owned('2025-10-02', 20), owned('2025-10-08', 50), owned('2025-10-09', 60)];
  expect(told(lists)).toMatchObject([{ owned: 60, ownedChange: 40 }]);
  expect(told(lists.slice(2))).toMatchObject([{ owned: 60, ownedChange: null }]);
});

test('providers count alike, and not one that fell silent a week ago', () => {
  const owned = (provider: string, asOf: string, amount: number) => ({ provider, measure: 'owned', asOf, amount });
  expect(told([owned('espn', '2025-10-08', 50), owned('yahoo', '2025-10-06', 70)])).toMatchObject([
    { owned: 60, told: 'ESPN 2025-10-08, Yahoo 2025-10-06' },
  ]);
  expect(told([owned('espn', '2025-10-08', 50), owned('yahoo', '2025-09-30', 70)])).toMatchObject([
    { owned: 50, told: 'ESPN 2025-10-08' },
  ]);
});

test('who is only dropped has so much less than nothing, and no share where none is told', () => {
  const trending = { provider: 'sleeper', asOf: '2025-10-08' };
  expect(told([{ ...trending, measure: 'drops', amount: 300 }])).toMatchObject([
    { adds: null, drops: 300, net: -300, owned: null, started: null },
  ]);
});

test('shares of leagues that add and drop a player are those of MyFantasyLeague, beside counts of Sleeper', () => {
  const moves = { provider: 'mfl', asOf: '2025-10-08' };
  expect(
    told([
      { ...moves, measure: 'addedShare', amount: 41.2 },
      { ...moves, measure: 'droppedShare', amount: 3 },
      { ...moves, provider: 'sleeper', measure: 'adds', amount: 900 },
    ]),
  ).toMatchObject([
    { addedShare: 41.2, droppedShare: 3, adds: 900, net: 900, told: 'Sleeper 2025-10-08, MFL 2025-10-08' },
  ]);
});

test('an edition without such lists has no row', () => {
  expect(told([])).toEqual([]);
});
