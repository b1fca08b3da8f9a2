import { describe, expect, it } from 'vitest';
import { rowAt } from '../tables/table.ts';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildLeague, buildRow, buildRows } from '../testing/build-rows.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { decodeEdition } from './decode.ts';
import type { Edition } from './edition.ts';
import { encodeEdition } from './encode.ts';

const rows = {
  ...buildLeague(2025),
  ...buildRows({
    players: [
      { playerId: '00-1', firstName: 'José', lastName: 'Vale', position: 'WR', teamId: 'AA', sleeperId: '77' },
      { playerId: '00-2', firstName: 'Ty', lastName: 'Moor', position: 'QB', espnId: '5' },
    ],
    statWeeks: [
      { season: 2025, week: 2, entityId: '00-1', receivingYards: 81, receivingReceptions: 6 },
      { season: 2025, week: 1, entityId: '00-1', receivingYards: -3 },
      { season: 2025, week: 1, entityId: 'AA', defenseSacks: 2.5, defensePointsAllowed: 17 },
    ],
    adp: [{ season: 2025, provider: 'espn', format: 'ppr', entityId: '00-1', adp: 12.37 }],
  }),
  ...buildLeague(2025),
};

/** Every column of every table as plain values: numbers may come back in four bytes each. */
const valuesOf = ({ tables }: Edition) =>
  Object.entries(tables).map(([name, { length, column }]) => [
    name,
    length,
    Object.entries(column).map(([key, values]) => [key, [...values]]),
  ]);

describe('an edition', () => {
  const edition = buildTestEdition(rows);

  it('comes back from its bytes with every row', () => {
    const decoded = decodeEdition(encodeEdition(edition));
    expect(decoded.ok).toBe(true);
    if (!decoded.ok) return;
    expect(valuesOf(decoded.edition)).toEqual(valuesOf(edition));
    expect(decoded.edition.manifest).toEqual(edition.manifest);
    expect(rowAt(decoded.edition.tables.adp, 0)).toEqual(buildRow('adp', { ...rows.adp[0] }));
  });

  it('has the same id whatever the order of the rows and the hour of building', () => {
    const turned = { ...rows, statWeeks: rows.statWeeks.toReversed(), games: rows.games.toReversed() };
    expect(buildTestEdition(turned, { builtAt: '2025-09-01T22:00:00Z' }).id).toBe(edition.id);
  });

  it.each([
    ['a value', { ...rows, statWeeks: rows.statWeeks.slice(1) }, {}],
    ['the day', rows, { asOf: '2025-09-02' }],
    ['the mode', rows, { mode: 'sample' as const }],
    ['a source', rows, { sources: [{ name: 'x', url: null, asOf: null, rows: 1 }] }],
  ])('has another id when %s differs', (_, given, options) => {
    expect(buildTestEdition(given, options).id).not.toBe(edition.id);
  });

  it('keeps its id when its manifest went through a store that orders keys its own way', () => {
    const { manifest, ...encoded } = encodeEdition(edition);
    const reordered = Object.fromEntries(Object.entries(manifest).toReversed()) as typeof manifest;
    expect(decodeEdition({ ...encoded, manifest: reordered }).ok).toBe(true);
  });

  it('is refused when a byte of a table is damaged, and the table is named', () => {
    const encoded = encodeEdition(edition);
    const statWeeks = encoded.blobs.statWeeks.slice();
    const middle = Math.floor(statWeeks.length / 2);
    statWeeks[middle] = (statWeeks[middle] ?? 0) ^ 0xff;
    const decoded = decodeEdition({ ...encoded, blobs: { ...encoded.blobs, statWeeks } });
    expect(decoded).toMatchObject({ ok: false, table: 'statWeeks' });
  });

  it('is refused when a table is another one', () => {
    const encoded = encodeEdition(edition);
    const blobs = { ...encoded.blobs, teams: encoded.blobs.games };
    expect(decodeEdition({ ...encoded, blobs })).toEqual({ ok: false, reason: 'hash-differs', table: 'teams' });
  });

  it('is refused when its manifest was changed', () => {
    const encoded = encodeEdition(edition);
    const manifest = { ...encoded.manifest, asOf: '2025-10-01' };
    expect(decodeEdition({ ...encoded, manifest })).toEqual({ ok: false, reason: 'id-differs', table: null });
  });
});

describe('the indexes of an edition', () => {
  const { indexes, tables } = buildTestEdition(rows);

  it("give an entity's rows in the order of weeks", () => {
    const weeks = indexes.rowsOf('statWeeks', '00-1').map((row) => tables.statWeeks.column.week[row]);
    expect(weeks).toEqual([1, 2]);
    expect(indexes.rowsOf('statWeeks', 'nobody')).toEqual([]);
  });

  it("find a player by another system's id, and nobody when two claim it", () => {
    expect(indexes.playerByAlias('sleeper', '77')).toBe('00-1');
    expect(indexes.playerByAlias('espn', '77')).toBeNull();
    const twice = buildRows({
      players: [
        { playerId: '00-1', espnId: '5' },
        { playerId: '00-2', espnId: '5' },
      ],
    });
    expect(buildTestEdition(twice).indexes.playerByAlias('espn', '5')).toBeNull();
  });

  it('know the week in which a team rests, from a whole schedule only', () => {
    expect(indexes.byeWeek(2025, 'AA')).toBe(1);
    expect(indexes.byeWeek(2025, 'HD')).toBe(16);
    expect(indexes.byeWeek(2024, 'AA')).toBeNull();
    const half = buildTestEdition({ ...rows, games: rows.games.filter((game) => game.week > 3 && game.week < 9) });
    expect(half.indexes.byeWeek(2025, 'AA')).toBeNull();
  });

  it("prefer the season's roster to the present team", () => {
    const moved = buildTestEdition({
      ...rows,
      playerSeasons: [buildRow('playerSeasons', { season: 2025, playerId: '00-1', teamId: 'BB', position: 'TE' })],
    });
    expect(moved.indexes.teamOf('00-1', 2025)).toBe('BB');
    expect(moved.indexes.teamOf('00-1', 2026)).toBe('AA');
    expect(moved.indexes.positionOf('00-1', 2025)).toBe('TE');
    expect(moved.indexes.positionOf('AA', 2025)).toBe('DST');
    expect(moved.indexes.teamOf('00-2', 2025)).toBeNull();
  });
});

describe('a store of editions', () => {
  it('puts only a stored edition in force', async () => {
    const store = memoryStore();
    const encoded = encodeEdition(buildTestEdition(rows));
    expect(await store.setCurrent(encoded.id)).toEqual({ ok: false, reason: 'unknown-edition' });
    await store.put(encoded);
    expect(await store.setCurrent(encoded.id)).toEqual({ ok: true });
    expect(await store.current()).toBe(encoded.id);
    expect((await store.list())[0]?.bytes).toBeGreaterThan(0);
  });
});
