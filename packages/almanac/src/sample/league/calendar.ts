// Days are whole numbers counted from 1 January 1970, so that no clock and no time zone of the machine can play a part.

/** Days from 1 January 1970 to a day of the Gregorian calendar. @example dayNumber(1970, 1, 2) // → 1 */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year; // years that begin in March put the leap day last
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

/** A day as '2025-09-04'. @example isoDate(1) // → '1970-01-02' */
export function isoDate(day: number): string {
  const shifted = day + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${two(month)}-${two(dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1)}`;
}

/** Day of the week, 0 Sunday to 6 Saturday. */
const weekday = (day: number): number => (day + 4) % 7;

/** The first given weekday on or after a day. */
const firstOnOrAfter = (day: number, wanted: number): number => day + ((wanted - weekday(day) + 7) % 7);

/** Thursday of week 1: three days after Labor Day, the first Monday of September. */
export const openingThursday = (year: number): number => firstOnOrAfter(dayNumber(year, 9, 1), 1) + 3;

/** Wednesday before a week's Thursday game. */
export const wednesdayBefore = (year: number, week: number): number => openingThursday(year) + (week - 1) * 7 - 1;

/**
 * A moment in US Eastern time as an instant in UTC.
 *
 * @param minutes after midnight Eastern, 0 to 1439
 * @example easternInstant(dayNumber(2025, 9, 4), 20 * 60 + 20) // → '2025-09-05T00:20:00Z'
 */
export function easternInstant(day: number, minutes: number): string {
  const year = Number(isoDate(day).slice(0, 4));
  const summerBegins = firstOnOrAfter(dayNumber(year, 3, 8), 0);
  const summerEnds = firstOnOrAfter(dayNumber(year, 11, 1), 0);
  const utc = minutes + (day >= summerBegins && day < summerEnds ? 4 : 5) * 60;
  return `${isoDate(day + Math.floor(utc / 1440))}T${two(Math.floor((utc % 1440) / 60))}:${two(utc % 60)}:00Z`;
}

const two = (value: number): string => String(value).padStart(2, '0');
