import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { articleShelf } from './article-shelf.ts';
import { articleFaults, subjectsIn } from './article-subjects.ts';

const SHIPPED = join(import.meta.dirname, '../../../../../content/articles');
const articles = articleShelf({ folders: [SHIPPED], tell: () => {}, hasPlans: true });
const { ask, call, server } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW, articles });

describe('the list of articles', () => {
  test('has every article without its text, newest first, a page at a time', async () => {
    const all = await ask('listArticles', { limit: 1_000 });
    expect(all.articles).toHaveLength(all.total);
    expect(all.articles.map(({ date }) => date)).toEqual(
      all.articles
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(JSON.stringify(all)).not.toContain('blocks');
    const second = await ask('listArticles', { sportLeague: 'NFL', limit: 3, offset: 3 });
    expect(second).toEqual({ articles: all.articles.slice(3, 6), total: all.total });
    expect((await ask('listArticles', { offset: 100_000 })).articles).toEqual([]);
  });

  test.each([{ limit: 0 }, { limit: 1_001 }, { offset: -1 }, { limit: 'many' }, { sportLeague: 'NBA' }])(
    'refuses %j',
    async (input) => {
      expect(refusal(await call('listArticles', input as never))).toBe('invalid-parameters');
    },
  );

  test('is kept, and not sent again to whoever has it', async () => {
    const first = await server.inject('/api/articles');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await server.inject({ url: '/api/articles', headers })).statusCode).toBe(304);
  });
});

describe('an article', () => {
  test('comes with its text', async () => {
    const { article } = await ask('getArticle', { slug: 'having-trouble-syncing' });
    expect(article.title).toBe('Having Trouble Syncing?');
    expect(article.blocks.length).toBeGreaterThan(5);
  });

  test.each(['nothing-of-the-kind', '..%2Ffaq', '__proto__', 'constructor'])('%s is not found', async (slug) => {
    expect(refusal(await call('getArticle', { slug }))).toBe('article-not-found');
  });
});

describe('whom an article is about', () => {
  const edition = sampleEdition();
  const { playerId, firstName, lastName, position } = edition.tables.players.column;
  const names = playerId.map((_id, row) => `${firstName[row]} ${lastName[row]}`);
  const row = names.findIndex((name, at) => position[at] === 'WR' && names.indexOf(name) === names.lastIndexOf(name));
  const [id = '', name = ''] = [playerId[row], names[row]];

  const shelfWith = async (front: string) => {
    const folder = temporaryFolder('articles');
    const head = `title: T\nsummary: S.\ndate: 2026-08-21\ntopic: drafts\n${front}`;
    await writeFile(join(folder, 'one.md'), `---\n${head}\n---\nWords.`);
    return articleShelf({ folders: [folder], tell: () => {}, hasPlans: true });
  };
  const found = async (front: string) => subjectsIn(edition, await (await shelfWith(front)).current());

  test('is found by id and by name, once each, and has a way there', async () => {
    const { bySlug, faults } = await found(`players: [${id}, "${name}"]\nteams: [Chiefs, KC]`);
    expect(bySlug.get('one')).toEqual([
      { id, name, teamSlug: null },
      { id: 'KC', name: 'Kansas City Chiefs', teamSlug: 'kansas-city-chiefs' },
    ]);
    expect(faults).toEqual([]);
  });

  test('whoever is not known is left out, and told once with file and line for each edition', async () => {
    const told: string[] = [];
    const tell = articleFaults(await shelfWith('players:\n  - Nobody Atall\n  - 00-9999999'), (line) =>
      told.push(line),
    );
    await tell(edition);
    await tell(edition);
    expect(told).toEqual([
      expect.stringMatching(/one\.md:7: nobody is named 'Nobody Atall'$/),
      expect.stringMatching(/one\.md:8: nobody is named '00-9999999'$/),
    ]);
  });

  test('leads from a player and a team to the articles about them, and to no others', async () => {
    const shelf = await shelfWith(`players: [${id}]\nteams: [KC]`);
    const { ask: askOther, call: callOther } = await testServer({ edition, now: SAMPLE_NOW, articles: shelf });
    for (const about of [id, 'KC']) {
      const { articles: about1, total } = await askOther('listArticles', { about });
      expect([about1.map(({ slug }) => slug), total]).toEqual([['one'], 1]);
    }
    expect(await askOther('listArticles', { about: 'BUF' })).toEqual({ articles: [], total: 0 });
    const { article } = await askOther('getArticle', { slug: 'one' });
    expect(article.about.map((subject) => subject.id)).toEqual([id, 'KC']);
    expect(JSON.stringify(article)).not.toContain(tmpdir());
    expect(refusal(await callOther('listArticles', { about: 'x' }))).toBe('invalid-parameters');
  });
});
