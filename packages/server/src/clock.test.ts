import { expect, test } from 'vitest';
import { dayOf, frozenClock } from './clock.ts';

test('a late kick-off in the east belongs to the day on which it is played', () => {
  expect(dayOf(new Date('2025-11-04T04:15:00Z'))).toBe('2025-11-03');
  expect(dayOf(new Date('2025-11-05T12:00:00Z'))).toBe('2025-11-05');
});

test('a frozen clock cannot be moved through the moments it gives', () => {
  const clock = frozenClock(new Date('2025-11-05T12:00:00Z'));
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2025-11-05T12:00:00.000Z');
});
