import { expect, test } from 'vitest';
import { filesBelow } from './project.ts';
import { filesOf, PARTS, partCalled, patternOf } from './where-is.ts';

const files = ['packages', 'e2e', 'bench', 'analysis', 'docs', 'content', 'scripts'].flatMap(filesBelow);
/** A test belongs where the file belongs that it tests; what is generated and what tests share belongs to nobody. */
const hasPlace = (path: string) =>
  (/^packages\/[^/]+\/src\/.*[.]tsx?$/.test(path) && !/[.]test[.]tsx?$|\/testing\//.test(path)) ||
  /^(e2e|bench)\/.*[.]ts$|^analysis\/.*[.]ts$|^docs\/features\//.test(path);

test('every production file, browser test, bench, analysis and feature page belongs to a feature or a shared room', () => {
  const known = new Set([...PARTS.keys()].flatMap((name) => filesOf(name, files)));
  expect(files.filter((path) => hasPlace(path) && !known.has(path))).toEqual([]);
});

test('what a tool left behind is no file of ours', () => {
  expect(files.filter((path) => path.endsWith('.tsbuildinfo'))).toEqual([]);
});

test('every path of the feature map finds a file', () => {
  const idle = [...PARTS.values()].flatMap(({ paths }) =>
    paths.filter((path) => !files.some((file) => patternOf(path).test(file))),
  );
  expect(idle).toEqual([]);
});

test('every word means one part', () => {
  const words = [...PARTS].flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test.each([
  ['mock-draft', ['packages/engine/src/mock-draft/', 'packages/contract/src/drafting/', 'e2e/companion.e2e.ts']],
  ['billing', ['packages/contract/src/payments/', 'packages/server/src/outside/payments/', 'e2e/payments.e2e.ts']],
  ['auctions', ['packages/server/src/features/auctions/', 'packages/almanac/src/sources/imports/auction-values.ts']],
  ['companion', ['packages/engine/src/mock-draft/rules/follow-board.ts', 'docs/features/live-companion.md']],
  ['jobs', ['packages/server/src/live/forget-old-events.job.ts', 'docs/decisions/0028-jobs-and-deadlines.md']],
  [
    'league-sync',
    ['packages/connectors/src/platform.ts', 'packages/web/src/features/league-sync/', 'scripts/skeletons/platform.ts'],
  ],
  [
    'rankings',
    ['packages/engine/src/rankings/', 'packages/server/src/football/rankings-board', 'analysis/house-experts/'],
  ],
  [
    'salary-cap',
    ['packages/engine/src/auction/', 'packages/web/src/features/mock-draft/auction/', 'bench/auction.bench.ts'],
  ],
])('asked for %s, the map finds all of it', (word, expected) => {
  const found = filesOf(word, files);
  expect(expected.filter((path) => !found.some((file) => file.startsWith(path)))).toEqual([]);
});

test('a word that names no part finds the files that have it in their name', () => {
  expect(partCalled('snap-counts')).toBeNull();
  expect(filesOf('snap-counts', files)).toContain('packages/almanac/src/sources/nflverse/snap-counts.ts');
});
