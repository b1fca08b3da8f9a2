import { expect, it } from 'vitest';
import { editionSources } from './edition-sources.ts';

const file = (url: string, status: 'read' | 'absent', folder: string) => ({
  url,
  file: `${folder}/x.csv`,
  status,
  records: 7,
});

it('the sources of an edition are named by where they are published, not by where they were read from', () => {
  const files = (folder: string) => [
    file('https://b.example/data/teams.csv', 'read', folder),
    file('https://a.example/games.csv', 'read', folder),
    file('https://a.example/missing.csv', 'absent', folder),
  ];
  const imports = [{ file: 'mine.csv', kind: 'ranking-list' }];
  const sources = editionSources({ files: files('/one'), imports });
  expect(sources).toEqual([
    { name: 'a.example: games.csv', url: 'https://a.example/games.csv', asOf: null, rows: 7 },
    { name: 'b.example: teams.csv', url: 'https://b.example/data/teams.csv', asOf: null, rows: 7 },
    { name: 'mine.csv', url: null, asOf: null, rows: null },
  ]);
  expect(editionSources({ files: files('/two').toReversed(), imports })).toEqual(sources);
});
