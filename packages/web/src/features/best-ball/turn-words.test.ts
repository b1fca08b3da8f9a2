import { expect, test } from 'vitest';
import { turnWords } from './turn-words.ts';

const NOW = '2026-06-10T12:00:00Z';

test.each([
  ['2026-06-10T12:40:00Z', '2026-06-11T12:00:00Z', 'in about 40 min'],
  ['2026-06-10T15:00:00Z', '2026-06-11T12:00:00Z', 'in about 3 h'],
  ['2026-06-13T12:00:00Z', '2026-06-20T12:00:00Z', 'in about 3 days'],
  ['2026-06-10T10:00:00Z', '2026-06-11T12:00:00Z', 'may have come 2 h ago'],
  [null, '2026-06-11T12:00:00Z', 'not known yet: one pick so far'],
  ['2026-06-01T10:00:00Z', '2026-06-09T12:00:00Z', 'over: bring a new export'],
  [null, null, 'not known: the file has days alone'],
])('a turn at %s that ends by %s is %s', (expectedAt, endsBy, words) => {
  expect(turnWords(expectedAt, endsBy, NOW)).toBe(words);
});
