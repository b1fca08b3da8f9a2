import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT_FOLDER } from '../../product-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { contentCommand } from './content.ts';

const SHIPPED = join(PRODUCT_FOLDER, 'content');

test('what ships can be used', async () => {
  expect(await contentCommand(['check'], SHIPPED)).toMatchObject({ ok: true, data: { folder: SHIPPED } });
});

test('every file that cannot be used is told with its line, and a link to an article that there is not', async () => {
  const folder = temporaryFolder('content');
  await mkdir(join(folder, 'articles'));
  await writeFile(join(folder, 'articles/bad.md'), 'Words.');
  const question = { question: 'Why?', answer: ['So.'], article: { slug: 'nowhere', title: 'Nowhere' } };
  await writeFile(join(folder, 'faq.json'), JSON.stringify({ sections: [{ title: 'A', questions: [question] }] }));
  const sponsor = { slot: 'filters', name: 'Anvil', href: 'http://anvil.example' };
  await writeFile(join(folder, 'sponsors.json'), JSON.stringify({ sponsors: [sponsor] }, null, 2));
  await writeFile(join(folder, 'promotions.json'), '{\n"promotions": [{}]}');
  const round = { lastWeek: 14, of: 2, advance: 2 };
  const contest = { site: 'underdog', name: 'A', season: 2026, entryFeeDollars: 5, rounds: [round] };
  await writeFile(join(folder, 'best-ball-contests.json'), JSON.stringify({ contests: [contest] }, null, 2));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images/logo.svg'), '<svg/>');
  const report = await contentCommand(['check', folder], SHIPPED);
  const problem = report.ok ? '' : report.problem;
  expect(problem).toContain('bad.md:1: the file must begin');
  expect(problem).toMatch(/sponsors\.json:6: sponsors\.0\.href: must be an https address/);
  expect(problem).toMatch(/promotions\.json:2: promotions\.0\.partner/);
  expect(problem).toMatch(/best-ball-contests\.json:12: contests\.0\.rounds\.0\.advance: must be fewer than of/);
  expect(problem).toMatch(/logo\.svg:1: must be named/);
  expect(problem).toContain('names no article that there is: nowhere');
  expect(await contentCommand(['check', join(folder, 'none')], SHIPPED)).toMatchObject({ ok: false });
});

test.each([[[]], [['wipe']], [['check', 'a', 'b']]])('%j is answered with how it is called', async (words) => {
  expect(await contentCommand(words, SHIPPED)).toEqual({ ok: false, problem: 'content check [folder]' });
});
