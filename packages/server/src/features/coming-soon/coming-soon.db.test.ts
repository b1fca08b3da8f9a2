import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { comingSoonAt, comingSoonShelf } from './read-coming-soon.ts';

async function shelfOver(...pages: readonly object[]) {
  const folder = temporaryFolder('soon');
  if (pages.length > 0) await writeFile(join(folder, 'coming-soon.json'), JSON.stringify({ pages }, null, 2));
  return comingSoonShelf(folder, () => {});
}
const PAGE = { slug: 'best-ball', feature: 'Best Ball' };
const NOW = '2026-09-10T12:00:00Z';

test('a page is told by its name, and no other', async () => {
  const { ask, call } = await testServer({ now: NOW, comingSoon: await shelfOver({ ...PAGE, text: 'In May.' }) });
  const { comingSoon } = await ask('getComingSoon', { slug: 'best-ball' });
  expect(comingSoon).toEqual({ ...PAGE, text: 'In May.' });
  for (const slug of ['other', '__proto__', '..%2Ffaq'])
    expect(refusal(await call('getComingSoon', { slug }))).toBe('coming-soon-not-found');
});

test('all that runs today is listed, each once', async () => {
  const over = { slug: 'dfs', feature: 'DFS', until: '2026-09-01' };
  const now = { ...PAGE, until: '2026-10-01' };
  const later = { ...PAGE, feature: 'Best Ball again', from: '2026-10-01' };
  const { ask } = await testServer({ now: NOW, comingSoon: await shelfOver(over, now, later) });
  expect((await ask('listComingSoon', {})).comingSoon).toEqual([{ ...PAGE, text: null }]);
});

test('a page is there on its days alone', async () => {
  const shelf = await shelfOver({ ...PAGE, from: '2026-09-01', until: '2026-10-01' });
  const on = async (day: string) => comingSoonAt(await shelf.current(), 'best-ball', Date.parse(day))?.feature;
  expect([await on('2026-08-31'), await on('2026-09-01'), await on('2026-10-01')]).toEqual([
    undefined,
    'Best Ball',
    undefined,
  ]);
});

test('a page that is another one’s on the same days stops the start with its line', async () => {
  const again = { ...PAGE, feature: 'Best Ball again', from: '2026-09-30' };
  await expect(shelfOver({ ...PAGE, until: '2026-10-01' }, again)).rejects.toThrow(
    /coming-soon\.json:9: pages\.1\.slug: is another page’s on the same days/,
  );
});

test('without the file nothing is coming soon', async () => {
  expect(await (await shelfOver()).current()).toEqual([]);
});

test.each([
  [{ ...PAGE, slug: 'Best Ball' }, /coming-soon\.json:4: pages\.0\.slug: must be small letters/],
  [{ slug: 'a' }, /coming-soon\.json:3: pages\.0\.feature/],
  [{ ...PAGE, html: '<b>' }, /coming-soon\.json:3: .*html/],
])('%j stops the start with its line', async (page, message) => {
  await expect(shelfOver(page)).rejects.toThrow(message);
});
