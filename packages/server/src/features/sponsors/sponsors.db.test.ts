import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureShelf } from '../../content/picture-shelf.ts';
import { PRODUCT_FOLDER } from '../../product-folder.ts';
import { smallPng } from '../../testing/small-pictures.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testServer } from '../../testing/test-server.ts';
import { sponsorShelf, sponsorsAt } from './read-sponsors.ts';

const GOOD = { slot: 'filters', name: 'Anvil & Sons', href: 'https://anvil.example/?from=us' };

/** A content folder whose file says this, with one picture. */
async function folderWith(text: string | null): Promise<string> {
  const folder = temporaryFolder('sponsors');
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images/anvil.png'), smallPng(200, 60));
  if (text !== null) await writeFile(join(folder, 'sponsors.json'), text);
  return folder;
}
const shelvesOf = async (folder: string) => {
  const pictures = pictureShelf({ folders: [join(folder, 'images')], tell: () => {} });
  return { pictures, sponsors: await sponsorShelf(folder, pictures, () => {}) };
};
/** Who is shown on a day, by what the file says. */
async function toldOn(now: string, ...sponsors: readonly object[]) {
  const shelves = await shelvesOf(await folderWith(JSON.stringify({ sponsors })));
  return sponsorsAt(await shelves.sponsors.current(), await shelves.pictures.current(), Date.parse(now));
}
const TODAY = '2026-09-10T12:00:00Z';

test('where no file is, nobody sponsors anything', async () => {
  const { ask } = await testServer({ now: TODAY, ...(await shelvesOf(await folderWith(null))) });
  expect(await ask('getSponsors', {})).toEqual({ sponsors: [] });
});

test('a sponsor is told with a picture of our own origin and its size', async () => {
  const entry = { ...GOOD, picture: 'anvil.png', title: 'Steel', text: 'Since 1901.', action: 'Look' };
  const shelves = await shelvesOf(await folderWith(JSON.stringify({ sponsors: [entry] })));
  const { sponsors: told } = await (await testServer({ now: TODAY, ...shelves })).ask('getSponsors', {});
  expect(told).toEqual([
    {
      ...GOOD,
      title: 'Steel',
      text: 'Since 1901.',
      action: 'Look',
      picture: { src: expect.stringMatching(/^\/content\/images\/anvil\.png\?v=/), width: 200, height: 60 },
      isExample: false,
    },
  ]);
});

describe('the days of a sponsor', () => {
  test.each([
    ['before the first day', { from: '2026-09-11' }, false],
    ['on the first moment', { from: '2026-09-10T12:00:00Z' }, true],
    ['before the end', { until: '2026-09-10T08:00:01-04:00' }, true],
    ['at the end', { until: '2026-09-10T08:00:00-04:00' }, false],
    ['without any', {}, true],
  ])('%s', async (_when, days, isShown) => {
    expect(await toldOn(TODAY, { ...GOOD, ...days })).toHaveLength(isShown ? 1 : 0);
  });

  test('of several for a place the first that runs has it', async () => {
    const told = await toldOn(
      TODAY,
      { ...GOOD, name: 'Past', until: '2026-09-01' },
      { ...GOOD, name: 'Now', until: '2026-10-01' },
      { ...GOOD, name: 'Also' },
      { ...GOOD, slot: 'powered-by', name: 'Other' },
    );
    expect(told.map(({ name }) => name)).toEqual(['Now', 'Other']);
  });
});

describe('a file that cannot be used stops the start with its line', () => {
  const lineOf = async (change: object) => {
    const text = JSON.stringify({ sponsors: [GOOD, { ...GOOD, ...change }] }, null, 2);
    return shelvesOf(await folderWith(text)).then(
      () => 'used',
      (error: Error) => error.message,
    );
  };
  test.each([
    ['an unknown place', { slot: 'popup' }, /sponsors\.json:9: sponsors\.1\.slot/],
    ['an address without protection', { href: 'http://plain.example' }, /:11: .*must be an https address/],
    ['a script', { href: 'javascript:alert(1)' }, /must be an https address/],
    ['a script in disguise', { href: 'java\tscript:alert(1)' }, /must be an https address/],
    ['a path', { href: '//other.example' }, /must be an https address/],
    ['an address with a password', { href: 'https://me:secret@anvil.example' }, /must be an https address/],
    ['a picture that is not there', { picture: '../../secret.png' }, /:12: .*names no picture/],
    ['a day that is none', { from: '2026-02-30' }, /:12: .*must be a day/],
    ['an end before its beginning', { from: '2026-09-02', until: '2026-09-01' }, /:13: .*must come after from/],
    ['a script of theirs', { script: 'https://anvil.example/ad.js' }, /:8: .*script/],
  ])('%s', async (_what, change, message) => {
    expect(await lineOf(change)).toMatch(message);
  });

  test('no JSON', async () => {
    await expect(folderWith('{').then(shelvesOf)).rejects.toThrow(/Content refused: .*sponsors\.json:1: is not JSON/);
  });
});

test('a change is seen without a start, a bad one leaves what was there, and without the file nobody is left', async () => {
  const folder = await folderWith(JSON.stringify({ sponsors: [GOOD] }));
  const file = join(folder, 'sponsors.json');
  const pictures = pictureShelf({ folders: [], tell: () => {} });
  const told: string[] = [];
  let now = 0;
  const shelf = await sponsorShelf(
    folder,
    pictures,
    (line) => told.push(line),
    () => now,
  );
  const names = async () => {
    now += 10_000;
    return (await shelf.current()).map(({ name }) => name);
  };
  const write = async (text: string) => {
    await writeFile(file, text);
    await utimes(file, new Date(), new Date(Date.now() + now + 60_000)); // a clock of whole seconds would show no change
  };
  expect(await names()).toEqual(['Anvil & Sons']);
  await write(JSON.stringify({ sponsors: [{ ...GOOD, name: 'Other' }] }));
  expect(await names()).toEqual(['Other']);
  await write('[');
  expect(await names()).toEqual(['Other']);
  expect(told).toEqual([expect.stringMatching(/^Sponsors not changed: .*sponsors\.json:1: /)]);
  await rm(file);
  expect(await names()).toEqual([]);
});

test('a sponsor whose picture comes after the file is told once as refused, and shown when the picture has come', async () => {
  const folder = await folderWith(JSON.stringify({ sponsors: [GOOD] }));
  let now = 0;
  const nowMs = () => now;
  const told: string[] = [];
  const pictures = pictureShelf({ folders: [join(folder, 'images')], tell: () => {}, nowMs });
  const shelf = await sponsorShelf(folder, pictures, (line) => told.push(line), nowMs);
  const names = async () => {
    now += 10_000;
    return (await shelf.current()).map(({ name }) => name);
  };
  const late = { ...GOOD, name: 'Late to its picture', picture: 'late.png' };
  await writeFile(join(folder, 'sponsors.json'), JSON.stringify({ sponsors: [late] }));
  expect(await names()).toEqual([GOOD.name]);
  await writeFile(join(folder, 'images/other.png'), smallPng(10, 10));
  expect(await names()).toEqual([GOOD.name]);
  expect(told).toEqual([expect.stringMatching(/names no picture/)]);
  await writeFile(join(folder, 'images/late.png'), smallPng(20, 10));
  expect(await names()).toEqual([late.name]);
  expect(told).toHaveLength(1);
});

test('what ships can be used, and says that it is an example', async () => {
  const { sponsors } = await shelvesOf(join(PRODUCT_FOLDER, 'content'));
  expect((await sponsors.current()).every(({ isExample, href }) => isExample && href.includes('.example'))).toBe(true);
});
