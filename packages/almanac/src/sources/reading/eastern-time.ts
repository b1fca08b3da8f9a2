// The schedule is written in US Eastern time, also for games abroad; the almanac keeps UTC.
import { hoursBehindUtc } from '@pylon/engine/vocabulary/eastern-time';

/**
 * Turns an Eastern day and time into UTC.
 *
 * @param day '2025-09-04'
 * @param time '20:20', 24 hours
 * @returns '2025-09-05T00:20:00Z'
 * @example easternToUtc('2025-12-25', '13:00') // → '2025-12-25T18:00:00Z'
 */
export function easternToUtc(day: string, time: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // Kick-offs are never in the night in which the clocks are changed.
  const behind = hoursBehindUtc(Date.UTC(year, month - 1, date, hour + 5));
  const instant = new Date(Date.UTC(year, month - 1, date, hour + behind, minute));
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/**
 * Days later or earlier.
 * @example addDays('2025-09-04', -2) // → '2025-09-02'
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
