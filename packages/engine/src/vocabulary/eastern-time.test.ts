import { expect, test } from 'vitest';
import { hoursBehindUtc } from './eastern-time.ts';

const HOUR_MS = 3_600_000;
const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });

test('every half hour from 2007 on is as far behind as the calendar of the platform has it', () => {
  const others: string[] = [];
  // Around the turns, which are the second and the first Sundays of their months, and now and then between them.
  for (let year = 2007; year <= 2040; year++)
    for (const [month, days] of [
      [2, 16],
      [10, 9],
      [5, 1],
      [0, 1],
    ] as const)
      for (let half = 0; half < days * 48; half++) {
        const atMs = Date.UTC(year, month, 1) + (half * HOUR_MS) / 2;
        const hour = Number(calendar.format(atMs));
        const ours = new Date(atMs - hoursBehindUtc(atMs) * HOUR_MS).getUTCHours();
        if (hour !== ours) others.push(new Date(atMs).toISOString());
      }
  expect(others).toEqual([]);
});
