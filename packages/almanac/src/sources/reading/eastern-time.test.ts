import { describe, expect, it } from 'vitest';
import { addDays, easternToUtc } from './eastern-time.ts';

describe('Eastern kick-off times', () => {
  it.each([
    ['an opening night in summer time', '2025-09-04', '20:20', '2025-09-05T00:20:00Z'],
    ['Christmas in winter time', '2025-12-25', '13:00', '2025-12-25T18:00:00Z'],
    ['the Sunday on which summer time ends', '2025-11-02', '13:00', '2025-11-02T18:00:00Z'],
    ['the day before it ends', '2025-11-01', '13:00', '2025-11-01T17:00:00Z'],
    ['the Sunday on which it begins', '2026-03-08', '13:00', '2026-03-08T17:00:00Z'],
    ['a morning game abroad', '2025-10-05', '09:30', '2025-10-05T13:30:00Z'],
  ])('turn into UTC on %s', (_, day, time, expected) => {
    expect(easternToUtc(day, time)).toBe(expected);
  });
});

describe('counting days', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});
