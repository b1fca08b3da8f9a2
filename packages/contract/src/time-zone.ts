import * as z from 'zod';

/** Whether a text names a time zone, as browsers name them: 'America/New_York'. */
function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The name of a time zone, 'America/New_York'. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'no time zone');
