import { expect, test } from 'vitest';
import { parseFrom } from './return-path.ts';

test.each(['/', '/nfl-rankings', '/draft-champion/abc?tab=board&x=1', '/nfl-adp?from=/x#main'])(
  '%s of this site is returned to',
  (from) => {
    expect(parseFrom({ from })).toEqual({ from });
  },
);

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'nfl-rankings',
  '',
  42,
  undefined,
  `/${'x'.repeat(600)}`,
])('%j is not', (from) => {
  expect(parseFrom({ from })).toEqual({});
});

test('nobody is sent back to the pages about signing in', () => {
  for (const from of ['/login', '/login?from=/x', '/sign-up', '/reset-password?token=t', '/verify-email'])
    expect(parseFrom({ from })).toEqual({});
});
