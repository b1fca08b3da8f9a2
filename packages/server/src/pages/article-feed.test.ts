import { expect, test } from 'vitest';
import { feedText } from './article-feed.ts';

const SITE = 'https://draft.example';
const article = (slug: string, { title = 'A title', date = '2026-08-21' } = {}) => ({
  ...{ slug, title, date, summary: 'What it says.', topic: 'drafts' as const },
  ...{ blocks: [], subjects: [], file: `/content/articles/${slug}.md` },
});

test('a feed names each article by its whole address, newest first', () => {
  const text = feedText(SITE, [article('b'), article('a', { date: '2026-08-20' })]);
  expect(text).toContain('<id>https://draft.example/articles/fantasy/feed.xml</id>');
  expect(text).toContain(
    '<entry><id>https://draft.example/articles/fantasy/b</id><link href="https://draft.example/articles/fantasy/b"/>' +
      '<title>A title</title><summary>What it says.</summary><updated>2026-08-21T00:00:00Z</updated>' +
      '<category term="drafts"/></entry>',
  );
  expect([...text.matchAll(/<updated>([^<]*)/g)].map(([, day]) => day)).toEqual([
    '2026-08-21T00:00:00Z',
    '2026-08-21T00:00:00Z',
    '2026-08-20T00:00:00Z',
  ]);
});

test('no sign of a text becomes markup, and none that XML forbids is left', () => {
  const text = feedText(SITE, [article('a', { title: ']]> <b>&amp;\u0000\u0008\uFFFE\uD800 "x"' })]);
  expect(text).toContain('<title>]]&gt; &lt;b&gt;&amp;amp; &quot;x&quot;</title>');
});

test('a feed holds the fifty newest, and is one without any', () => {
  const many = Array.from({ length: 60 }, (_, index) => article(`a-${index}`));
  expect(feedText(SITE, many).match(/<entry>/g)).toHaveLength(50);
  expect(feedText(SITE, [])).toMatch(/<updated>1970-01-01T00:00:00Z<\/updated>\n<\/feed>\n$/);
});
