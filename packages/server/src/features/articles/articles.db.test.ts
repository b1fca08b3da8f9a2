import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { articleShelf } from './article-shelf.ts';

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
