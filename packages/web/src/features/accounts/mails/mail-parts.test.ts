import { expect, test } from 'vitest';
import { mailParts } from './mail-parts.ts';

test('a text without links is one part', () => {
  expect(mailParts('Hello.\nBye.')).toEqual([{ at: 0, words: 'Hello.\nBye.', href: null }]);
  expect(mailParts('')).toEqual([]);
});

test('a link to this machine stays on the site, by whichever name it is called', () => {
  const parts = mailParts('A http://localhost:4600/reset-password?token=x-y\nB https://elsewhere.example/a');
  expect(parts.map(({ words, href }) => [words, href])).toEqual([
    ['A ', null],
    ['http://localhost:4600/reset-password?token=x-y', '/reset-password?token=x-y'],
    ['\nB ', null],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ]);
});
