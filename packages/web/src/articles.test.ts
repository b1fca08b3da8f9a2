// @vitest-environment node
// The shipped articles: whatever they lead to is there, and so is whatever leads to them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPage } from './entry-server.tsx';
import { articlePath, PATHS } from './paths.ts';
import { HELP_ARTICLES } from './widgets/help/help-articles.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const FILES = readdirSync(join(CONTENT, 'articles')).filter((name) => name.endsWith('.md'));
const SLUGS = FILES.map((name) => name.replace(/\.md$/, ''));
const PAGES: readonly string[] = SLUGS.map(articlePath);
const textOf = (file: string) => readFileSync(join(CONTENT, 'articles', file), 'utf8');

/** Paths of the product that a text links to. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href);

test.each(FILES)('every link of %s leads to a page', (file) => {
  const links = linksIn(textOf(file)).map((href) => href.replace(/[?#].*$/, ''));
  expect(links.length).toBeGreaterThan(2);
  const leadsOn = (path: string) => (path.startsWith(`${PATHS.articles}/`) ? PAGES.includes(path) : isPage(path));
  expect(links.filter((path) => !leadsOn(path))).toEqual([]);
});

test('articles that pages lead to are there', () => {
  expect(Object.values(HELP_ARTICLES).filter((slug) => !SLUGS.includes(slug))).toEqual([]);
});

test('articles that frequent questions lead to are there', () => {
  const named = [...readFileSync(join(CONTENT, 'faq.json'), 'utf8').matchAll(/"slug": "([^"]*)"/g)];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(([, slug = '']) => !SLUGS.includes(slug))).toEqual([]);
});

test('articles say no word of what is sold, so that they are true where nothing is', () => {
  const ofPlans = /\b(plans?|locked|lock|checkout|subscriptions?|payments?|pricing|Tier [12])\b|Pylon\+/i;
  expect(FILES.filter((file) => ofPlans.test(textOf(file)))).toEqual([]);
});
