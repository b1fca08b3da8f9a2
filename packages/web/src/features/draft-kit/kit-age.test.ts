import { expect, test } from 'vitest';
import { ageWords, isOld } from './kit-age.ts';

const KEPT = '2026-08-21T10:00:00Z';

test.each([
  ['2026-08-21T09:58:00Z', 'just now'], // the device's clock was set back
  ['2026-08-21T10:00:59Z', 'just now'],
  ['2026-08-21T10:01:00Z', '1 minute ago'],
  ['2026-08-21T10:59:59Z', '59 minutes ago'],
  ['2026-08-21T12:30:00Z', '2 hours ago'],
  ['2026-08-22T10:00:00Z', '1 day ago'],
  ['2026-09-04T11:00:00Z', '14 days ago'],
])('at %s it was kept %s', (now, words) => {
  expect(ageWords(KEPT, new Date(now))).toBe(words);
});

test('a kit is old after a day, and no sooner', () => {
  expect([isOld(KEPT, new Date('2026-08-22T09:59:59Z')), isOld(KEPT, new Date('2026-08-22T10:00:00Z'))]).toEqual([
    false,
    true,
  ]);
});
