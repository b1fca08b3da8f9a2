import { expect, test } from 'vitest';
import { dayOf, frozenClock, productClock, toldMoment } from './clock.ts';

test('a late kick-off in the east belongs to the day on which it is played', () => {
  expect(dayOf(new Date('2025-11-04T04:15:00Z'))).toBe('2025-11-03');
  expect(dayOf(new Date('2025-11-05T12:00:00Z'))).toBe('2025-11-05');
});

test('a frozen clock cannot be moved through the moments it gives', () => {
  const clock = frozenClock(new Date('2025-11-05T12:00:00Z'));
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2025-11-05T12:00:00.000Z');
});

test('the sample season follows the frozen clock, but not to before its own day', () => {
  const nowIn = (frozen: string | null, sampleDay: string | null) =>
    dayOf(productClock(frozen === null ? null : new Date(frozen), () => sampleDay).now());
  expect(nowIn(null, '2025-10-29')).toBe('2025-10-29');
  expect(nowIn('2026-11-20T12:00:00Z', '2026-10-28')).toBe('2026-11-20');
  expect(nowIn('2026-08-20T12:00:00Z', '2026-10-28')).toBe('2026-10-28');
  expect(nowIn('2026-08-20T12:00:00Z', null)).toBe('2026-08-20');
});

test('what was done is told when it was, and never in the future of a clock that stands still', () => {
  const now = new Date('2025-11-05T12:00:00Z');
  expect(toldMoment(new Date('2025-11-04T08:00:00Z'), now)).toBe('2025-11-04T08:00:00.000Z');
  expect(toldMoment(new Date('2026-11-29T08:00:00Z'), now)).toBe('2025-11-05T12:00:00.000Z');
  expect(toldMoment(null, now)).toBeNull();
});
