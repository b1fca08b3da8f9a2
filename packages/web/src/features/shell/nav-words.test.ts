import { describe, expect, test } from 'vitest';
import { SITE } from '../../widgets/site-pages.ts';
import { navWords, wordAt } from './nav-words.ts';

describe('the words of the navigation', () => {
  test('hold every page that is listed, each once', () => {
    const held = navWords(true).flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
    expect(held.map(({ path }) => path).sort()).toEqual(
      SITE.flatMap(({ pages }) => pages.map(({ path }) => path)).sort(),
    );
    expect(new Set(held.map(({ path }) => path)).size).toBe(held.length);
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
