import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLATFORM_SIGN_INS, type SignInKind } from '@pylon/engine/vocabulary/platform-sign-ins';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { articleShelf } from './article-shelf.ts';

const SHIPPED = join(import.meta.dirname, '../../../../../content/articles');

const article = (title: string, { date = '2026-08-21', topic = 'drafts', text = 'Words.' } = {}) =>
  `---\ntitle: ${title}\nsummary: S.\ndate: ${date}\ntopic: ${topic}\n---\n${text}`;

/** A shelf over folders with these files, a clock that the test moves, and what was told. */
async function shelfOver(...folders: readonly Readonly<Record<string, string>>[]) {
  const root = temporaryFolder('articles');
  const names = folders.map((_files, index) => join(root, String(index)));
  for (const [index, files] of folders.entries()) {
    await mkdir(names[index] ?? '');
    for (const [name, text] of Object.entries(files)) await writeFile(join(names[index] ?? '', name), text);
  }
  const told: string[] = [];
  let now = 0;
  const open = (hasPlans: boolean) =>
    articleShelf({ folders: names, tell: (line) => told.push(line), hasPlans, nowMs: () => now });
  const shelf = open(true);
  return {
    told,
    titles: async (of = shelf) => (await of.current()).articles.map(({ title }) => title),
    version: async () => (await shelf.current()).version,
    withoutPlans: () => open(false),
    later: () => {
      now += 10_000;
    },
    write: async (name: string, text: string) => {
      const file = join(names[0] ?? '', name);
      await writeFile(file, text);
      await utimes(file, new Date(), new Date(Date.now() + 60_000)); // a clock of whole seconds would show no change
    },
    remove: (name: string) => rm(join(names[0] ?? '', name)),
  };
}

test('the shipped articles can all be used, and each has 300 to 700 words', async () => {
  const told: string[] = [];
  const shelf = articleShelf({ folders: [SHIPPED], tell: (line) => told.push(line), hasPlans: true });
  const { articles } = await shelf.current();
  expect(told).toEqual([]);
  expect(articles.length).toBeGreaterThanOrEqual(8);
  for (const { slug, blocks } of articles) {
    const words = JSON.stringify(blocks).match(/[A-Za-z’']{2,}/g)?.length ?? 0;
    expect(words, slug).toBeGreaterThan(300);
  }
});

/** What the article on addresses calls that which a person has to have ready. */
const READY: Readonly<Record<SignInKind, RegExp>> = {
  username: /your user name there$/,
  email: /^the email address of your account there$/,
  'username-password': /name .*and password there$/,
  'email-password': /^your email address .*and password there$/,
  'team-url': /^the address of your team.s page$/,
  'league-url': /^the address of the league$/,
  redirect: /^nothing: you sign in at/,
};

test.each(Object.entries(PLATFORM_LABELS).filter(([id]) => id in PLATFORM_SIGN_INS))(
  'what %s asks for stands in the article on addresses',
  async (id, label) => {
    const shelf = articleShelf({ folders: [SHIPPED], tell: () => {}, hasPlans: true });
    const article = (await shelf.current()).articles.find(({ slug }) => slug === 'find-your-league-url');
    const [rows = []] = article?.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : [])) ?? [];
    const said = rows
      .map((cells) => cells.map((words) => words.map(({ text }) => text).join('')))
      .find(([platforms = '']) => platforms.split(', ').includes(label));
    expect(said?.[1]).toMatch(READY[PLATFORM_SIGN_INS[id as OutsidePlatformId]]); // those that can be signed in to
  },
);

test('articles stand newest first, those of a day by title', async () => {
  const { titles } = await shelfOver({
    'a.md': article('Zebra', { date: '2026-01-01' }),
    'b.md': article('Beta', { date: '2026-02-01' }),
    'c.md': article('Alpha', { date: '2026-02-01' }),
    'notes.txt': 'no article',
  });
  expect(await titles()).toEqual(['Alpha', 'Beta', 'Zebra']);
});

test('a bad file costs itself and is told once', async () => {
  const { titles, told, later } = await shelfOver({
    'good.md': article('Good'),
    'bad.md': 'no front matter',
    'huge.md': article('Huge', { text: 'word '.repeat(20_000) }),
    'scripted.md': article('Scripted', { text: '<script>alert(1)</script>' }),
  });
  expect(await titles()).toEqual(['Good']);
  later();
  expect(await titles()).toEqual(['Good']);
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/^Article left out: .*bad\.md:1: the file must begin/);
  expect(told[1]).toContain('huge.md:1: larger than 64 kB');
});

test('a file that is changed, added or gone is seen some seconds later, and not before', async () => {
  const { titles, version, write, remove, later } = await shelfOver({ 'a.md': article('Old') });
  const before = await version();
  expect(await titles()).toEqual(['Old']);
  await write('a.md', article('New'));
  await write('b.md', article('Other'));
  expect(await titles()).toEqual(['Old']);
  later();
  expect(await titles()).toEqual(['New', 'Other']);
  expect(await version()).not.toBe(before);
  await remove('a.md');
  later();
  expect(await titles()).toEqual(['Other']);
});

test('a change that cannot be used leaves what was there, and is told with its line', async () => {
  const { titles, told, write, later } = await shelfOver({ 'a.md': article('Old') });
  expect(await titles()).toEqual(['Old']);
  await write('a.md', article('New', { text: 'Words.\n\nMore.\n\n<b>no</b>' }));
  later();
  expect(await titles()).toEqual(['Old']);
  expect(told).toEqual([expect.stringMatching(/^Article not changed: .*a\.md:11: HTML is not shown/)]);
});

test('an operator’s article replaces ours of the same name, and a bad one leaves ours', async () => {
  const { titles } = await shelfOver(
    { 'a.md': article('Ours A'), 'b.md': article('Ours B') },
    { 'a.md': article('Theirs A'), 'b.md': 'bad', 'c.md': article('Theirs C') },
  );
  expect(await titles()).toEqual(['Ours B', 'Theirs A', 'Theirs C']);
});

test('folders that are not there hold nothing', async () => {
  const shelf = articleShelf({ folders: ['/nowhere/at/all'], tell: () => {}, hasPlans: true });
  expect((await shelf.current()).articles).toEqual([]);
});

test('where no plans are sold nothing is told of them', async () => {
  const { titles, withoutPlans } = await shelfOver({
    'a.md': article('Of plans', { topic: 'plans' }),
    'b.md': article('Other'),
  });
  expect(await titles()).toEqual(['Of plans', 'Other']);
  expect(await titles(withoutPlans())).toEqual(['Other']);
});
