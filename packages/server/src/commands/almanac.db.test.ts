import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { outboundParts } from '@pylon/outbound/outbound';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgresEditionStore } from '../almanac/edition-store.queries.ts';
import { sourceMemory } from '../almanac/source-memory.queries.ts';
import { parseConfig } from '../config.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { forgetCommand } from './almanac-forget.ts';
import { importCommand, importOptions, notInWords } from './almanac-import.ts';
import { pruneCommand } from './almanac-prune.ts';
import { rollbackCommand } from './almanac-rollback.ts';

const { db } = await scratchDatabase();
const store = postgresEditionStore(db);
const folder = temporaryFolder('import');

let said: string[] = [];
beforeEach(() => {
  said = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void said.push(String(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

function configOf(env: Record<string, string>) {
  const outcome = parseConfig({ PYLON_MIRROR: folder, ...env }, folder);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

describe('rolling back', () => {
  const league = buildLeague(2025);
  const editionOf = (asOf: string, builtAt: string, mode: 'mirror' | 'sample' = 'mirror') =>
    buildTestEdition(league, { asOf, builtAt: `${builtAt}T00:00:00Z`, mode });
  const older = editionOf('2025-09-01', '2026-01-01');
  const sample = editionOf('2025-10-29', '2026-01-02', 'sample');
  const later = editionOf('2025-11-08', '2026-01-03');
  const inForce = editionOf('2025-09-02', '2026-01-04');
  const frozen = configOf({ PYLON_CLOCK: '2025-09-02' });

  beforeEach(async () => {
    for (const edition of [older, sample, later, inForce]) await store.put(encodeEdition(edition));
    await store.setCurrent(inForce.id, 'mirror');
  });

  test('goes to the edition before of the same mode, past one that knows of later days', async () => {
    expect(await rollbackCommand({ config: frozen, store }, undefined)).toBe(0);
    expect(await store.current()).toBe(older.id);
    expect(await rollbackCommand({ config: frozen, store }, undefined)).toBe(1);
    expect(await store.current()).toBe(older.id);
  });

  test('goes to the edition that is named, and to no other mode’s', async () => {
    expect(await rollbackCommand({ config: frozen, store }, older.id.slice(0, 8))).toBe(0);
    expect(await rollbackCommand({ config: frozen, store }, sample.id)).toBe(1);
    expect(await store.current()).toBe(older.id);
  });
});

describe('pruning', () => {
  const league = buildLeague(2025);
  const [oldest, older, newest] = ['2026-02-01', '2026-02-02', '2026-02-03'].map((day) =>
    buildTestEdition(league, { asOf: day, builtAt: `${day}T00:00:00Z`, mode: 'mirror' }),
  );
  if (!oldest || !older || !newest) throw new Error('there are three');
  const ids = async () => (await store.list()).map(({ id }) => id);

  beforeEach(async () => {
    for (const edition of [oldest, older, newest]) await store.put(encodeEdition(edition));
    await store.setCurrent(oldest.id, 'mirror');
  });

  test('says what would go and changes nothing, until it is done; the newest and the one in force stay', async () => {
    const before = await ids();
    expect(await pruneCommand({ store }, { keep: '1', isDry: true })).toBe(0);
    expect(await ids()).toEqual(before);
    const would = said.join('\n');
    expect(would).toMatch(new RegExp(`^${before.length - 2} editions? would go, 2 would stay\\.`));
    expect(would).toContain(older.id.slice(0, 12));
    for (const { id } of [newest, oldest]) expect(would).not.toContain(id.slice(0, 12));

    said = [];
    expect(await pruneCommand({ store }, { keep: '1', isDry: false })).toBe(0);
    expect(await ids()).toEqual([newest.id, oldest.id]);
    expect(said.join('\n')).toBe(would.replace('would go', 'went').replace('would stay', 'stayed'));

    said = [];
    expect(await pruneCommand({ store }, { isDry: false })).toBe(0);
    expect(said).toEqual(['0 editions went, 2 stayed.']);
  });

  test.each(['0', '-1', 'all', '1.5'])('keeps no %s editions', async (keep) => {
    const before = await ids();
    expect(await pruneCommand({ store }, { keep, isDry: false })).toBe(1);
    expect(await ids()).toEqual(before);
  });
});

describe('importing', () => {
  const parts = { config: configOf({}), store, outbound: outboundParts(), memory: sourceMemory(db) };
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('a file with a wrong cell is named with row and column, and nothing is imported', async () => {
    const before = await store.current();
    const file = written(
      'underdog_adp_2026-07-23.csv',
      'id,firstName,lastName,adp,projectedPoints,positionRank,slotName,teamName,lineupStatus,byeWeek\n' +
        'a,Some,Body,first,0,WR1,WR,Buffalo Bills,,7\n',
    );
    expect(await importCommand(parts, [file], {})).toBe(1);
    expect(said.join('\n')).toMatch(/underdog_adp_2026-07-23\.csv, row 1, column adp: /);
    expect([await store.current(), await store.listImports()]).toEqual([before, []]);
  });

  test('a list of a season far away, or of a day to come, is refused with what to give', async () => {
    const list = written('mine.csv', 'Rank,Name,Team,Position\n1,Some Body,BUF,WR\n');
    expect(await importCommand(parts, [list], { 'as-of': '2026-08-20', season: '2099' })).toBe(1);
    expect(said.join('\n')).toMatch(
      /mine\.csv: it is of season 2099, and lists are taken of 1999 to \d{4}: .*--season/,
    );
    expect(await importCommand(parts, [list], { 'as-of': '2099-08-20', season: '2026' })).toBe(1);
    expect(said.join('\n')).toMatch(/mine\.csv: its day 2099-08-20 is still to come: .*--as-of/);
    expect(await store.listImports()).toEqual([]);
  });

  test('whom a list has twice is named, and which row counts', async () => {
    const list = written(
      'twice.csv',
      "Rank,Name,Team,Position\n1,Ja'Marr One,BUF,WR1\n2,Some Body,BUF,WR2\n3,JaMarr One,BUF,WR3\n4,Some Body,KC,WR4\n",
    );
    await importCommand(parts, [list], { 'as-of': '2025-08-20' });
    expect(said.filter((line) => line.includes('more than once'))).toEqual([
      expect.stringMatching(/JaMarr One is in it more than once: the first row counts/),
    ]);
  });

  test('a list of a season that the edition does not have is told, with what to do', () => {
    expect(notInWords('mine.csv', 2023, [2025, 2026])).toMatch(
      /^mine\.csv: season 2023 is not in this edition, which has 2025 and 2026\. .* --season\.$/,
    );
  });

  test('a file that nobody took in cannot be forgotten, and neither can one of several', async () => {
    for (const hash of ['ab12', 'ab34'])
      await store.putImport({
        hash,
        name: `${hash}.csv`,
        options: {},
        importedAt: '2025-08-20T12:00:00Z',
        content: Buffer.from(''),
      });
    for (const word of [undefined, 'nobody.csv', 'ab']) expect(await forgetCommand(parts, word)).toBe(1);
    expect(said.join('\n')).toMatch(
      /Name the file.*No imported file is called 'nobody\.csv'.*Several ids begin with 'ab'/s,
    );
    for (const hash of ['ab12', 'ab34']) await store.forgetImport(hash);
    expect(await store.listImports()).toEqual([]);
  });

  test('a file of no known kind, or none at all, is refused', async () => {
    expect(await importCommand(parts, [written('shopping.csv', 'milk,eggs\n1,12\n')], {})).toBe(1);
    expect(await importCommand(parts, [join(folder, 'absent.csv')], {})).toBe(1);
    expect(await importCommand(parts, [], {})).toBe(1);
    expect(await store.listImports()).toEqual([]);
  });

  test('in a folder, what is no list or tells no day is passed over by name with its reason', async () => {
    const inside = join(folder, 'mixed');
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, 'shopping.csv'), 'milk,eggs\n1,12\n');
    writeFileSync(join(inside, 'mine.csv'), 'Rank,Name,Team,Position\n1,Some Body,BUF,WR\n');
    expect(await importCommand(parts, [inside], {})).toBe(1); // nothing is left to import
    expect(said.join('\n')).toMatch(/shopping\.csv {2}passed over: no kind of import has the columns/);
    expect(said.join('\n')).toMatch(/mine\.csv {2}passed over: neither the file nor its name says the day/);
  });

  test('the sample season takes no files', async () => {
    const config = configOf({ PYLON_ALMANAC: 'sample' });
    expect(await importCommand({ ...parts, config }, [written('a.csv', 'x\n')], {})).toBe(1);
    expect(said[0]).toContain('sample');
  });

  test.each([
    [{ 'as-of': 'today' }, '--as-of'],
    [{ season: '26' }, '--season'],
    [{ week: 'nine' }, '--week'],
    [{ format: 'keeper' }, '--format'],
  ])('an option that says nothing sensible is refused: %o', (words, name) => {
    const outcome = importOptions(words);
    expect(outcome.ok ? '' : outcome.problem).toContain(name);
  });

  test('options reach the readers as numbers and days', () => {
    expect(importOptions({ 'as-of': '2026-08-20', season: '2026', week: '3', format: 'ppr' })).toEqual({
      ok: true,
      options: { asOf: '2026-08-20', season: 2026, week: 3, format: 'ppr' },
    });
  });
});
