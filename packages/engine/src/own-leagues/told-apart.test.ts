import { expect, test } from 'vitest';
import type { LeagueSource } from '../vocabulary/platforms.ts';
import { toldApart } from './told-apart.ts';

type Named = readonly [name: string, platform: LeagueSource, season: number];

test.each<[string, readonly Named[], readonly string[]]>([
  ['none', [], []],
  [
    'names of their own',
    [
      ['Ours', 'sleeper', 2025],
      ['Theirs', 'sleeper', 2025],
    ],
    ['Ours', 'Theirs'],
  ],
  [
    'another platform',
    [
      ['Ours', 'sleeper', 2025],
      ['Ours', 'by-hand', 2025],
      ['Theirs', 'espn', 2025],
    ],
    ['Ours · Sleeper', 'Ours · By hand', 'Theirs'],
  ],
  [
    'another season',
    [
      ['Ours', 'espn', 2025],
      ['Ours', 'espn', 2024],
    ],
    ['Ours · 2025', 'Ours · 2024'],
  ],
  [
    'either',
    [
      ['Ours', 'espn', 2025],
      ['Ours', 'espn', 2024],
      ['Ours', 'yahoo', 2025],
    ],
    ['Ours · ESPN · 2025', 'Ours · ESPN · 2024', 'Ours · Yahoo · 2025'],
  ],
  [
    'nothing but their places',
    [
      ['Ours', 'espn', 2025],
      ['Ours', 'espn', 2025],
      ['Ours', 'espn', 2025],
    ],
    ['Ours', 'Ours (2)', 'Ours (3)'],
  ],
])('leagues that are called the same are told apart by %s', (_by, leagues, names) => {
  expect(toldApart(leagues.map(([name, platform, season]) => ({ name, platform, season })))).toEqual(names);
});
