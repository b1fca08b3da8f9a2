import { existsSync, readdirSync } from 'node:fs';
import { PLAIN_TABLES, type ResearchTable, TABLES } from '@pylon/contract/tables/tables';
import { orderOf } from '@pylon/engine/tables/table-page';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);

const placeOf = ({ section, name }: ResearchTable) => `${section}/${name}`;
const filesBelow = (below: URL, ending: string) =>
  readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));

test('every table stands in the folder of its section', () => {
  const declarations = new URL('../../../../contract/src/tables/', import.meta.url);
  expect(filesBelow(declarations, '.table.ts').sort()).toEqual(
    TABLES.map((table) => `${placeOf(table)}.table.ts`).sort(),
  );
});

test('every plain table of the registry has the rows of its name, and all rows have a table', async () => {
  const files = filesBelow(folder, '.rows.ts');
  expect(files.sort()).toEqual(PLAIN_TABLES.map((table) => `${placeOf(table)}.rows.ts`).sort());
  for (const file of files) expect(typeof (await import(new URL(file, folder).href)).rows, file).toBe('function');
});

test('every plain table has a test of its own facts', () => {
  const missing = PLAIN_TABLES.filter((table) => !existsSync(new URL(`${placeOf(table)}.db.test.ts`, folder)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('no two tables share a name, a call or an address', () => {
  for (const key of ['name', 'call', 'callPath', 'path', 'rowName'] as const)
    expect(new Set(TABLES.map((table) => table[key])).size, key).toBe(TABLES.length);
});

test('every column of every table says in a line what it holds', () => {
  const silent = TABLES.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([key, { hint }]) => (hint ? [] : [`${name} ${key}`])),
  );
  expect(silent).toEqual([]);
});

test('every table opens in an order that it has, and says where each column comes from', () => {
  for (const table of TABLES) {
    expect(orderOf(table, table.sort), table.name).not.toBeNull();
    for (const [key, { title, from }] of Object.entries(table.columns))
      expect(title !== '' && from !== '', `${table.name} ${key}`).toBe(true);
  }
});
