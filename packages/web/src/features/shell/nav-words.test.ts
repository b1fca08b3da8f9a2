import { describe, expect, test } from 'vitest';
import { SITE } from '../../widgets/site-pages.ts';
import { navWords, wordAt } from './nav-words.ts';

describe('the words of the navigation', () => {
  test('hold every section, and every page that is listed belongs to its word', () => {
    const words = navWords(true);
    expect(words.flatMap(({ sections }) => sections).sort()).toEqual(SITE.map(({ section }) => section).sort());
    for (const { section, pages } of SITE) {
      const word = words.find(({ sections }) => sections.includes(section))?.word;
      for (const { path } of pages) expect(wordAt(path), path).toBe(word);
    }
  });

  test('no page is listed twice', () => {
    const paths = SITE.flatMap(({ pages }) => pages.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('begin with what the season is about', () => {
    expect(navWords(false)[0]?.label).toBe('Draft');
    expect(navWords(true)[0]?.label).toBe('This week');
  });
});

test.each([
  ['/nfl-rankings', 'draft'],
  ['/nfl-rankings/weekly', 'week'],
  ['/draft-champion/0c2d', 'draft'],
  ['/nfl/teams/buffalo-bills', 'players'],
  ['/nfl/players/00-0034857', 'players'],
  ['/nfl/league-sync/hub', 'leagues'],
  ['/articles/fantasy/what-a-tier-is', 'record'],
  ['/methods/odds', 'record'],
  ['/', undefined],
  ['/profile', undefined],
])('%s belongs to %s', (path, word) => {
  expect(wordAt(path)).toBe(word);
});
