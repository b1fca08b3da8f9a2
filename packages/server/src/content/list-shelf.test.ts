import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LOOK_EVERY_MS } from './file-shelf.ts';
import { contentWords, listShelf } from './list-shelf.ts';

const folder = () => temporaryFolder('list');
const open = (contentDir: string, told: string[] = [], nowMs = Date.now) =>
  listShelf({
    ...{ contentDir, name: 'things', list: 'all', most: 2, what: 'Things', nowMs },
    entry: () => z.strictObject({ name: contentWords(5) }),
    tell: (line) => told.push(line),
  });

test('a list without its file is empty', async () => {
  expect(await (await open(folder())).current()).toEqual([]);
});

test('a list is read with a note beside it, and read anew when it changed', async () => {
  const contentDir = folder();
  const file = join(contentDir, 'things.json');
  await writeFile(file, JSON.stringify({ note: 'Ours.', all: [{ name: ' one ' }] }));
  let nowMs = 0;
  const told: string[] = [];
  const shelf = await open(contentDir, told, () => nowMs);
  expect(await shelf.current()).toEqual([{ name: 'one' }]);
  await writeFile(file, JSON.stringify({ all: [{ name: 'one' }, { name: 'two' }] }));
  nowMs += LOOK_EVERY_MS;
  expect(await shelf.current()).toHaveLength(2);
  await writeFile(file, '{ "all": [{ "name": "longer than that" }] }');
  nowMs += LOOK_EVERY_MS;
  expect(await shelf.current()).toHaveLength(2);
  expect(told).toEqual([expect.stringMatching(/^Things not changed: .*things\.json:1: all\.0\.name/)]);
});

test.each([
  ['{ "all": [{ "name": "a" }, { "name": "b" }, { "name": "c" }] }', /things\.json:1: all/],
  ['{}', /things\.json:1: all/],
  ['{ "all": [], "more": 1 }', /things\.json:1: .*more/],
])('%s stops the start with its line', async (text, message) => {
  const contentDir = folder();
  await writeFile(join(contentDir, 'things.json'), text);
  await expect(open(contentDir)).rejects.toThrow(message);
});
