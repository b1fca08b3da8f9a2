import { expect, it } from 'vitest';
import type { ImportOptions } from './import-file.ts';
import { newestImports } from './newest-imports.ts';
import { readImport } from './read-import.ts';

const AUGUST: ImportOptions = { asOf: '2025-08-20' };

/** A file taken in at a minute. */
function takenIn(minute: number, name: string, text: string, options = AUGUST) {
  const read = readImport({ name, bytes: Buffer.from(text), options });
  if (!read.ok) throw new Error('is a file of its kind');
  return { importedAt: `2025-08-20T12:0${minute}:00Z`, imported: read.value };
}
const ranking = (...names: readonly string[]) =>
  `Rank,Name,Team,Position\n${names.map((name, at) => `${at + 1},${name},KC,WR\n`).join('')}`;
const namesIn = (files: readonly ReturnType<typeof takenIn>[]) =>
  newestImports(files).map(({ imported }) =>
    [...(imported.rankings ?? []), ...(imported.projections ?? [])].map(({ who }) => who.name),
  );

it('whom the mended list has left out stands in the older one for nothing', () => {
  const older = takenIn(1, 'mine.csv', ranking('Ann Ash', 'Bob Birch', 'Cy Cedar'));
  const newer = takenIn(2, 'mine.csv', ranking('Cy Cedar', 'Ann Ash'));
  expect(namesIn([newer, older])).toEqual([['Cy Cedar', 'Ann Ash']]);
});

it.each([
  ['expert', { ...AUGUST, publisher: 'other' }],
  ['format', { ...AUGUST, format: 'ppr' }],
  ['day', { asOf: '2025-08-21' }],
  ['season', { ...AUGUST, season: 2024 }],
] as const)('a list of another %s stays beside it', (_, options) => {
  const one = takenIn(1, 'mine.csv', ranking('Ann Ash'), options);
  const other = takenIn(2, 'mine.csv', ranking('Bob Birch'));
  expect(namesIn([other, one])).toEqual([['Bob Birch'], ['Ann Ash']]);
});

it('files of one moment are parts of one list', () => {
  const files = [takenIn(1, 'mine-a.csv', ranking('Ann Ash')), takenIn(1, 'mine-b.csv', ranking('Bob Birch'))];
  expect(namesIn(files)).toEqual([['Ann Ash'], ['Bob Birch']]);
});

it('projections of a position stay when those of another come later', () => {
  const passers =
    'Player,Team,ATT,CMP,YDS,TDS,INTS,ATT,YDS,TDS,FL,FPTS\nAnn Ash,KC,500,300,4000,30,10,50,200,2,2,300\n';
  const kickers = (name: string) => `Player,Team,FG,FGA,XPT,FPTS\n${name},KC,30,33,40,130\n`;
  const files = [
    takenIn(3, 'k.csv', kickers('Cy Cedar')),
    takenIn(2, 'k.csv', kickers('Bob Birch')),
    takenIn(1, 'qb.csv', passers),
  ];
  expect(namesIn(files)).toEqual([['Cy Cedar'], ['Ann Ash']]);
});
