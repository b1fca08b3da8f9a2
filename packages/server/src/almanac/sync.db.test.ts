import { decodeTable } from '@pylon/almanac/editions/decode';
import { emptyRows } from '@pylon/almanac/tables/all';
import { rowAt } from '@pylon/almanac/tables/table';
import { buildLeague, buildRow } from '@pylon/almanac/testing/build-rows';
import { beforeEach, describe, expect, test } from 'vitest';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { postgresEditionStore } from './edition-store.queries.ts';
import { type Proposal, type SyncOptions, syncAlmanac } from './sync.ts';

const { db } = await scratchDatabase();
const store = postgresEditionStore(db);
const players = Array.from({ length: 20 }, (_, index) =>
  buildRow('players', { playerId: `00-000000${index}`, lastName: `Player ${index}`, position: 'WR' }),
);
const rows = (count: number) => ({ ...emptyRows(), ...buildLeague(2025), players: players.slice(0, count) });

const sync = (count: number, { force, mayReturn, ...given }: Partial<Proposal> & SyncOptions = {}) =>
  syncAlmanac(
    {
      store,
      readRows: async () => ({ ok: true, rows: rows(count), sources: [], notes: [], losses: [] }),
      mode: 'mirror',
      asOf: '2025-09-03',
      origin: 'mirror /m',
      builtAt: new Date(),
      ...given,
    },
    { force: force ?? false, mayReturn: mayReturn ?? true },
  );

beforeEach(async () => {
  await db.deleteFrom('almanac_current').execute();
  await db.deleteFrom('almanac_edition').execute();
});

describe('a sync', () => {
  test('puts what it read into force', async () => {
    const outcome = await sync(20);
    expect(outcome).toMatchObject({ ok: true, isNew: true });
    expect(await store.current()).toBe(outcome.ok && outcome.edition.id);
  });

  test('that finds nothing new changes nothing', async () => {
    await sync(20);
    expect(await sync(20)).toMatchObject({ ok: true, isNew: false });
    expect(await store.list()).toHaveLength(1);
  });

  test('that meets a refused file leaves the edition in force', async () => {
    await sync(20);
    const inForce = await store.current();
    const faults = ["games.csv, row 3, column week: 'x' is not a whole number"];
    expect(await sync(20, { readRows: async () => ({ ok: false, faults }) })).toEqual({
      ok: false,
      reason: 'refused-file',
      faults,
    });
    expect(await store.current()).toBe(inForce);
  });

  test('that would lose many rows is refused, unless an operator insists', async () => {
    await sync(20);
    const inForce = await store.current();
    expect(await sync(10)).toMatchObject({ ok: false, reason: 'refused-edition' });
    expect(await store.current()).toBe(inForce);
    expect(await sync(10, { force: true })).toMatchObject({ ok: true, isNew: true });
  });

  test('of which a spare table lost many rows keeps those of the edition before, and says so', async () => {
    const chart = (count: number): ReturnType<Proposal['readRows']> =>
      Promise.resolve({
        ok: true,
        rows: {
          ...rows(20),
          depthCharts: players
            .slice(0, count)
            .map(({ playerId }) =>
              buildRow('depthCharts', { season: 2025, week: 1, playerId, teamId: 'AA', slot: 'WR' }),
            ),
        },
        sources: [],
        notes: [],
        losses: [],
      });
    await sync(20, { readRows: () => chart(20) });
    const outcome = await sync(20, { readRows: () => chart(5) });
    const stored = outcome.ok ? await store.get(outcome.edition.id) : null;
    expect(stored && decodeTable(stored, 'depthCharts')).toMatchObject({ ok: true, table: { length: 20 } });
    expect(outcome.ok && outcome.edition.manifest.losses).toEqual([
      'depthCharts: far fewer rows than before; those of the edition before stay.',
    ]);
  });

  test('reads the files of an operator from the newest to the oldest: the first row of a player stays', async () => {
    const seen: string[] = [];
    const readRows: Proposal['readRows'] = async (imports) => {
      seen.push(imports.map(({ name }) => name).join());
      return { ok: true, rows: rows(20), sources: [], notes: [], losses: [] };
    };
    const file = (name: string, importedAt: string) => ({
      ...{ hash: name, name, options: {}, importedAt, content: Buffer.from(name) },
    });
    await sync(20, { readRows, newImports: [file('list.csv', '2026-08-20T12:00:00Z')] });
    await sync(20, { readRows, newImports: [file('mended.csv', '2026-08-20T12:05:00Z')] });
    await sync(20, { readRows });
    expect(seen).toEqual(['list.csv', 'mended.csv,list.csv', 'mended.csv,list.csv']);
  });

  test('names whom a file that is taken in has and nobody is, and is silent of those that were taken in before', async () => {
    const stranger = (name: string) => ({ name, position: 'WR', teamId: '', reason: 'unknown' as const, rows: 1 });
    const names = Array.from({ length: 22 }, (_, index) => `Nobody ${index}`);
    const unmatched = new Map([['list.csv', names.map(stranger)]]);
    const readRows: Proposal['readRows'] = async () => ({
      ...{ ok: true, rows: rows(20), sources: [], notes: [], losses: [], unmatched },
    });
    const file = {
      hash: 'h',
      name: 'list.csv',
      options: {},
      importedAt: '2026-08-20T12:00:00Z',
      content: Buffer.from('x'),
    };
    const told = await sync(20, { readRows, newImports: [file] });
    expect(told.ok && told.notes).toEqual([
      expect.stringMatching(/^list\.csv: these fit nobody.*: Nobody 0 \(WR\), .*Nobody 19 \(WR\), 2 more$/),
    ]);
    expect(await sync(20, { readRows })).toMatchObject({ ok: true, notes: [] });
  });

  test('lets go of a file with all that it told, also where nobody tells anything in its place', async () => {
    const text = 'source,format,player_name,position,team,adp\nespn,ppr,Player 0,WR,BUF,4\n';
    const file = {
      ...{ hash: 'gone', name: 'espn.csv', options: { asOf: '2025-08-20' }, importedAt: '2025-08-20T12:00:00Z' },
      content: Buffer.from(text),
    };
    const told = { season: 2025, provider: 'espn', entityId: '00-0000000' } as const;
    const listed = buildRow('adp', { ...told, format: 'ppr', asOf: '2025-08-20', adp: 4 });
    const own = buildRow('adp', { ...told, format: 'ppr', asOf: '2025-08-21', adp: 5 });
    /** What the source said before stays while it does not answer. */
    const readRows: Proposal['readRows'] = async (imports, before) => {
      const adp = imports.some(({ hash }) => hash === 'gone') ? [listed, own] : ((await before())?.('adp') ?? []);
      return { ok: true, rows: { ...rows(20), adp }, sources: [], notes: [], losses: [] };
    };
    await sync(20, { readRows, newImports: [file] });
    const outcome = await sync(20, { readRows, goneImports: [file] });
    expect(await store.listImports()).not.toContainEqual(expect.objectContaining({ hash: 'gone' }));
    const stored = outcome.ok ? await store.get(outcome.edition.id) : null;
    const read = stored && decodeTable(stored, 'adp');
    expect(read?.ok && [read.table.length, rowAt(read.table, 0)]).toEqual([1, expect.objectContaining({ adp: 5 })]);
  });

  test('for another frozen day is not compared with the edition in force', async () => {
    await sync(20);
    expect(await sync(10, { origin: 'mirror /m 2025-08-01' })).toMatchObject({ ok: true, isNew: true });
  });

  test('by schedule does not bring back what was rolled back from', async () => {
    const older = await sync(19);
    await sync(20);
    if (older.ok) await store.setCurrent(older.edition.id);
    expect(await sync(20, { mayReturn: false })).toMatchObject({ ok: true, isNew: false });
    expect(await store.current()).toBe(older.ok && older.edition.id);
    expect(await sync(20)).toMatchObject({ ok: true, isNew: true });
  });
});
