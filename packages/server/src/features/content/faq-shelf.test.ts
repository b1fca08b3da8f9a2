import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { faqShelf } from './faq-shelf.ts';

const questions = (title: string) =>
  JSON.stringify({ sections: [{ title, questions: [{ question: 'Why?', answer: ['So.'] }] }] });

async function shelfOver(text: string) {
  const folder = temporaryFolder('faq');
  const file = join(folder, 'faq.json');
  await writeFile(file, text);
  const told: string[] = [];
  let now = 0;
  let changes = 0;
  const shelf = await faqShelf(folder, (line) => told.push(line), { nowMs: () => now });
  return {
    told,
    file,
    titles: async () => (await shelf.current()).map(({ title }) => title),
    later: () => {
      now += 10_000;
    },
    write: async (words: string) => {
      await writeFile(file, words);
      changes += 60_000;
      await utimes(file, new Date(), new Date(Date.now() + changes)); // a clock of whole seconds would show no change
    },
  };
}

test('a change is seen some seconds later, and not before', async () => {
  const { titles, write, later } = await shelfOver(questions('Old'));
  await write(questions('New'));
  expect(await titles()).toEqual(['Old']);
  later();
  expect(await titles()).toEqual(['New']);
});

test('a bad change and a file that is gone are told once each, and the questions stay', async () => {
  const { titles, told, file, write, later } = await shelfOver(questions('Old'));
  await write('{\n  "sections": [\n    {"title": ""}\n]}');
  later();
  expect(await titles()).toEqual(['Old']);
  later();
  expect(await titles()).toEqual(['Old']);
  expect(told).toEqual([expect.stringContaining('faq.json:3: sections.0.title')]);
  await rm(file);
  later();
  expect(await titles()).toEqual(['Old']);
  expect(told[1]).toContain('cannot be read');
  await write(questions('New'));
  later();
  expect(await titles()).toEqual(['New']);
});

test('a file that is bad at the start stops it', async () => {
  await expect(shelfOver('[')).rejects.toThrow(/Content refused: .*faq\.json:1: is not JSON/);
});
