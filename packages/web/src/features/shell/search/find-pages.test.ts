import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const titles = (text: string) => findPages(text).map(({ title }) => title);

test('a page is found by the beginnings of its words, in any order and spelling', () => {
  expect(titles('snap')).toEqual(['Snap Counts']);
  expect(titles('COUNTS snap')).toEqual(['Snap Counts']);
});

test('a page is found with one wrong letter, and by a longer form of a word', () => {
  expect(titles('snapped')).toEqual(['Snap Counts']);
  expect(titles('projectoins')).toContain('Projections');
  expect(titles('guilotine')).not.toEqual([]);
  expect(titles('weekly rnakings')[0]).toBe('Weekly Rankings');
});

test('letters that mean no page find none, and one that is spelled keeps out those that nearly are', () => {
  for (const nothing of ['xylophone', 'zzzz', 'sanp']) expect(titles(nothing)).toEqual([]);
  expect(titles('snap')).toEqual(['Snap Counts']);
});

test('a page is found by what else it is called, after those of that title', () => {
  expect(titles('mock')).toContain('Draft Champion');
  expect(titles('projections').slice(0, 2)).toEqual(['Projections', 'DFS Projections']);
  expect(titles('weekly rank')[0]).toBe('Weekly Rankings');
  expect(titles('usage')).toContain('Air Yards');
});

test('an article is found by its title, and by what it is', () => {
  const article = {
    slug: 'what-a-tier-is',
    title: 'What a tier is',
    summary: 'S.',
    date: '2026-08-21',
    topic: 'rankings',
  };
  const found = (text: string) => findPages(text, { articles: [article as never] }).map(({ path }) => path);
  expect(found('tier')).toEqual(['/articles/fantasy/what-a-tier-is']);
  expect(found('article tier')).toEqual(['/articles/fantasy/what-a-tier-is']);
});

test('nothing typed finds no page, and a common word no more than four', () => {
  expect(titles('  ')).toEqual([]);
  expect(titles('r').length).toBeLessThanOrEqual(4);
});

test('a week that is typed leads to its pages, of those that the other words mean', () => {
  const found = (text: string) => findPages(text).map(({ path, week }) => [path, week]);
  expect(found('week 3')[0]).toEqual(['/nfl-rankings/weekly', 3]);
  expect(titles('Week 3 proj')[0]).toBe('Week 3: Projections');
  expect(found('snap wk 12')).toEqual([['/snap-counts', 12]]);
  expect(found('week 3').every(([, week]) => week === 3)).toBe(true);
  expect(found('rankings week 3').map(([path]) => path)).not.toContain('/nfl-rankings');
});

test('a number that is no week of a season asks for none', () => {
  for (const text of ['week 19', 'week 0', 'snap 3', 'week'])
    expect(findPages(text).every(({ week }) => week === undefined)).toBe(true);
});

test('the plans are found by what people call them, where anything is sold, and so is what the foot of a page has', () => {
  for (const text of ['plans', 'pricing', 'price', 'subscribe', 'upgrade']) {
    expect(titles(text), text).toContain('Plans');
    expect(findPages(text, { hasPlans: false }).map(({ title }) => title)).not.toContain('Plans');
  }
  expect(titles('terms')).toEqual(['Terms']);
  expect(titles('privacy')).toEqual(['Privacy Policy']);
});
