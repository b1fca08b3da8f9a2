import { describe, expect, it } from 'vitest';
import { dayNumber, easternInstant, isoDate, openingThursday, wednesdayBefore } from './calendar.ts';

describe('calendar', () => {
  it.each([
    [1970, 1, 1, 0],
    [2000, 2, 29, 11016],
    [2024, 2, 29, 19782],
    [2025, 9, 4, 20335],
  ])('counts the day %i-%i-%i', (year, month, day, number) => {
    expect(dayNumber(year, month, day)).toBe(number);
  });

  it('writes every day of eight years as it was counted', () => {
    for (let day = dayNumber(2023, 1, 1); day < dayNumber(2031, 1, 1); day++) {
      const [year = 0, month = 0, date = 0] = isoDate(day).split('-').map(Number);
      expect(dayNumber(year, month, date)).toBe(day);
    }
  });

  it.each([
    [2023, '2023-09-07'],
    [2025, '2025-09-04'],
    [2026, '2026-09-10'],
  ])('opens the season of %i on the Thursday after Labor Day', (year, date) => {
    expect(isoDate(openingThursday(year))).toBe(date);
  });

  it('turns Eastern hours to UTC in summer time and in winter time', () => {
    expect(easternInstant(dayNumber(2025, 9, 4), 20 * 60 + 20)).toBe('2025-09-05T00:20:00Z');
    expect(easternInstant(dayNumber(2025, 11, 1), 13 * 60)).toBe('2025-11-01T17:00:00Z');
    expect(easternInstant(dayNumber(2025, 11, 2), 13 * 60)).toBe('2025-11-02T18:00:00Z');
    expect(easternInstant(dayNumber(2026, 1, 4), 20 * 60 + 20)).toBe('2026-01-05T01:20:00Z');
  });

  it('finds the Wednesday before week 9', () => {
    expect(isoDate(wednesdayBefore(2025, 9))).toBe('2025-10-29');
  });
});
