import { expect, test } from 'vitest';
import { lettersApart } from './letters-apart.ts';

test.each([
  ['the same', 'kelce', 'kelce', 0],
  ['a beginning', 'kel', 'kelce', 0],
  ['a wrong letter', 'kelse', 'kelce', 1],
  ['a letter too many', 'mahommes', 'mahomes', 1],
  ['a letter too few', 'jeferson', 'jefferson', 1],
  ['a letter too few in a beginning', 'jeferso', 'jefferson', 1],
  ['two neighbours in each other’s place', 'kecle', 'kelce', 1],
  ['a letter too many in a beginning', 'jammar', 'jamarr', 1],
  ['one too many and one too few', 'mahommse', 'mahomes', 2],
  ['the first letter', 'nahomes', 'mahomes', 1],
  ['nothing typed', '', 'kelce', 0],
  ['more than is forgiven', 'chiefs', 'eagles', 3],
  ['much more than the word has', 'kelce', 'aj', 3],
])('%s', (_name, typed, word, letters) => {
  expect(lettersApart(typed, 2)(word)).toBe(letters);
});

test('what was compared before tells nothing of the next word', () => {
  const letters = lettersApart('jefferson', 2);
  expect(['jeferson', 'jackson', 'jefferson', 'jeff', 'jeffersen'].map(letters)).toEqual([1, 3, 0, 3, 1]);
});
