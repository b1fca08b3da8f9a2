import { expect, it, test } from 'vitest';
import { boundedText, firstName, momentOf, momentOfSeconds } from './outside-text.ts';

test.each([
  ['  The\u0000 Team \n', 'The Team'],
  ['😀'.repeat(500), '😀'.repeat(100)],
  ['\ud83c', '\ufffd'],
  [17, ''],
  [null, ''],
])('%j is kept as %j', (text, kept) => {
  expect(boundedText(text)).toBe(kept);
});

it('takes the first name that says anything', () => {
  expect(firstName([null, ' ', 'Ada'], 'Team 1')).toBe('Ada');
  expect(firstName([], 'Team 1')).toBe('Team 1');
});

test.each([
  [1_789_000_000_000, '2026-09-10T00:26:40.000Z'],
  [0, null],
  [1e300, null],
  [Number.NaN, null],
  [null, null],
])('the moment %j is %j', (ms, moment) => {
  expect(momentOf(ms)).toBe(moment);
});

test('seconds are the same moment as a thousand times as many milliseconds', () => {
  expect(momentOfSeconds(1_789_000_000)).toBe('2026-09-10T00:26:40.000Z');
  expect([momentOfSeconds(0), momentOfSeconds(1e12), momentOfSeconds(null)]).toEqual([null, null, null]);
});
