import { expect, test } from 'vitest';
import { clockText, clockTone, clockWarning, secondsUntil } from './clock.ts';

test.each([
  [90, 90, 'calm'],
  [30, 90, 'calm'],
  [29, 90, 'soon'],
  [10, 90, 'soon'],
  [9, 90, 'now'],
  [0, 15, 'now'],
] as const)('%i s of %i s are %s: amber under a third, red under ten seconds', (left, total, tone) => {
  expect(clockTone(left, total)).toBe(tone);
});

test("time left goes by the server's clock, is rounded down and never below zero", () => {
  const now = Date.parse('2025-08-01T12:00:00Z');
  expect(secondsUntil('2025-08-01T12:01:00.900Z', now, 0)).toBe(60);
  expect(secondsUntil('2025-08-01T12:01:00Z', now, 20_000)).toBe(40);
  expect(secondsUntil('2025-08-01T11:00:00Z', now, 0)).toBe(0);
});

test('seconds are written with two digits', () => {
  expect([72, 60, 9, 0].map(clockText)).toEqual(['1:12', '1:00', '0:09', '0:00']);
});

test('only a few seconds are said aloud', () => {
  const said = Array.from({ length: 91 }, (_, left) => clockWarning(left)).filter((words) => words !== null);
  expect(said).toEqual(['5 seconds left', '10 seconds left', '30 seconds left']);
});
