/** The latest of some days or instants, '' for none. Days are texts that sort as they follow one another. */
export function latestDay(days: Iterable<string>): string {
  let latest = '';
  for (const day of days) if (day > latest) latest = day;
  return latest;
}

/** The earliest of some days or instants, '' for none. */
export function earliestDay(days: Iterable<string>): string {
  let earliest = '';
  for (const day of days) if (earliest === '' || day < earliest) earliest = day;
  return earliest;
}

const EASTERN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/**
 * The Eastern day of a moment.
 *
 * @param ms milliseconds since 1970
 * @returns null for none, and for what is no moment of this century
 * @example easternDayOf(Date.parse('2026-05-23T02:00:00Z')) // → '2026-05-22'
 */
export const easternDayOf = (ms: number | null): string | null =>
  ms !== null && ms >= Date.UTC(2000) && ms < Date.UTC(2100) ? EASTERN_DAY.format(ms) : null;
