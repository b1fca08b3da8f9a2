import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallGif, smallPng } from '../testing/small-pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { pictureShelf, toWirePicture } from './picture-shelf.ts';

type Files = Readonly<Record<string, Buffer | string>>;

async function shelfOver(...folders: readonly Files[]) {
  const root = temporaryFolder('pictures');
  const names = folders.map((_files, index) => join(root, String(index)));
  for (const [index, files] of folders.entries()) {
    await mkdir(names[index] ?? '');
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(names[index] ?? '', name), bytes);
  }
  const told: string[] = [];
  let now = 0;
  const shelf = pictureShelf({ folders: names, tell: (line) => told.push(line), nowMs: () => now });
  return {
    told,
    shelf,
    names: async () => [...(await shelf.current()).byName.keys()],
    fileOf: (name: string) => join(names[0] ?? '', name),
    later: () => {
      now += 10_000;
    },
  };
}

test('pictures are known by their sizes, and their addresses by their bytes', async () => {
  const { shelf, told } = await shelfOver({ 'a.png': smallPng(640, 360), 'b.gif': smallGif(), 'README.md': 'A note.' });
  const { byName } = await shelf.current();
  const picture = byName.get('a.png');
  if (!picture) throw new Error('a.png is not there');
  expect(picture).toMatchObject({ type: 'image/png', width: 640, height: 360 });
  expect(toWirePicture('a.png', picture)).toEqual({
    src: expect.stringMatching(/^\/content\/images\/a\.png\?v=[\w-]{12}$/),
    width: 640,
    height: 360,
  });
  expect(byName.get('b.gif')).toMatchObject({ type: 'image/gif', width: 1, height: 1 });
  expect(told).toEqual([]);
});

test.each([
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>', 'end with one of'],
  ['page.html', '<p>', 'end with one of'],
  ['Large.PNG', smallPng(), 'small letters'],
  ['two--hyphens.png', smallPng(), 'small letters'],
  ['text.png', 'no picture', 'is no image/png picture'],
  ['other.png', smallGif(), 'is no image/png picture'],
  ['empty.png', '', 'is no image/png picture'],
  ['cut.png', smallPng().subarray(0, 12), 'is no image/png picture'],
  ['huge.png', Buffer.concat([smallPng(), Buffer.alloc(2 * 1024 * 1024)]), 'larger than 2 MB'],
])('%s is left out and told once', async (name, bytes, why) => {
  const { names, told, later } = await shelfOver({ [name]: bytes, 'good.png': smallPng() });
  expect(await names()).toEqual(['good.png']);
  later();
  expect(await names()).toEqual(['good.png']);
  expect(told).toEqual([expect.stringContaining(why)]);
  expect(told[0]).toContain(`${name}:1: `);
});

test('a picture that is changed or gone is seen some seconds later; an operator’s replaces ours', async () => {
  const { shelf, fileOf, later } = await shelfOver(
    { 'a.png': smallPng(1, 1), 'b.png': smallPng(1, 1) },
    { 'b.png': smallPng(2, 2) },
  );
  const before = await shelf.current();
  expect(before.byName.get('b.png')?.width).toBe(2);
  await writeFile(fileOf('a.png'), smallPng(3, 3));
  await utimes(fileOf('a.png'), new Date(), new Date(Date.now() + 60_000)); // a clock of whole seconds would show no change
  expect((await shelf.current()).byName.get('a.png')?.width).toBe(1);
  later();
  const after = await shelf.current();
  expect(after.byName.get('a.png')?.width).toBe(3);
  expect(after.version).not.toBe(before.version);
  await rm(fileOf('a.png'));
  later();
  expect([...(await shelf.current()).byName.keys()]).toEqual(['b.png']);
});

test('folders that are not there hold nothing', async () => {
  const { byName } = await pictureShelf({ folders: ['/nowhere/at/all'], tell: () => {} }).current();
  expect(byName.size).toBe(0);
});
