import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, easternToUtc } from './eastern-time.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

it('an instant read on a New York clock shows the day and time it was made from', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 * 12 }),
      fc.integer({ min: 9, max: 22 }),
      fc.integer({ min: 0, max: 59 }),
      (days, hour, minute) => {
        const day = addDays('2020-01-01', days);
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(clock.format(new Date(easternToUtc(day, time)))).toBe(`${day}, ${time}`);
      },
    ),
  );
});
