import { expect, test } from 'vitest';
import { type TieWords, tiesTold } from './outside-ties.ts';

const WORDS: TieWords = new Map([
  ['PCT', 'record'],
  ['H2H', 'head-to-head'],
  ['PTS', 'points'],
] as const);

test.each<[string, readonly string[], ReturnType<typeof tiesTold>['tieBreakers'], readonly string[]]>([
  ['in the order of the list, each once', ['PCT', 'H2H', 'PTS', 'H2H'], { overall: ['head-to-head', 'points'] }, []],
  [
    'beside what has no word of ours and comes before points',
    ['PCT', 'LUCK', 'PTS'],
    { overall: ['points'] },
    ['LUCK'],
  ],
  ['without what comes after points, which parts nobody', ['PCT', 'PTS', 'LUCK'], { overall: ['points'] }, []],
  ['not at all where the list says none', ['PCT'], undefined, []],
])('tie-breakers are read %s', (_, rules, tieBreakers, strange) => {
  const told = tiesTold(rules, WORDS, 'sort');
  expect(told.tieBreakers).toEqual(tieBreakers);
  const label = `Ties in the standings also go by ${strange.join(', ')}`;
  expect(told.strange).toEqual(strange.length > 0 ? [{ what: 'setting', code: 'sort', label }] : []);
});
