import { expect, test } from 'vitest';
import { reasonWords, warningWords } from './suggestion-words.ts';

test.each([
  [{ kind: 'stack', names: ['Ann Able', 'Bo Baker'], amount: null }, 'Stacks with Ann Able, Bo Baker'],
  [{ kind: 'game-stack', names: ['Cy Cole'], amount: null }, 'Week 17 game with Cy Cole'],
  [{ kind: 'short', names: [], amount: 2.4 }, 'Short of WR: the field has 2.4 by now'],
  [{ kind: 'fallen', names: [], amount: 7.5 }, 'Fell 7.5 picks'],
] as const)('for %j speaks: %s', (note, words) =>
  expect(reasonWords({ ...note, names: [...note.names] }, 'WR')).toBe(words),
);

test.each([
  [{ kind: 'reach', names: [], amount: 14 }, 'Costs 14.0 picks less'],
  [{ kind: 'bye', names: ['Ann Able'], amount: null }, 'Same bye as Ann Able'],
  [{ kind: 'quarterback', names: ['Ann Able'], amount: 4 }, 'Your fourth quarterback'],
  [{ kind: 'quarterback', names: [], amount: 7 }, 'Your 7th quarterback'],
  [{ kind: 'full', names: [], amount: 2.3 }, 'As many QB as the field ends with (2.3)'],
  [{ kind: 'exposure', names: [], amount: 31.25 }, 'On 31.3% of your other teams'],
] as const)('against %j speaks: %s', (note, words) =>
  expect(warningWords({ ...note, names: [...note.names] }, 'QB')).toBe(words),
);
