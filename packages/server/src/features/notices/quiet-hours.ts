// When a person wants to be left alone.

/** Hours of the day in a time zone, 0 to 23, past midnight where the second is the smaller. */
export interface QuietHours {
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly time_zone: string;
}

/** Whether a moment is within the hours in which nothing is to come. */
export function isQuiet({ quiet_from: from, quiet_to: to, time_zone }: QuietHours, now: Date): boolean {
  if (from === null || to === null) return false;
  const hour = hourIn(time_zone, now);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Every time zone is off by quarters of an hour. */
const QUARTER_MS = 900_000;

/** Seconds until these hours are over, 1 or more; null where a moment is not within them. */
export function quietSeconds(hours: QuietHours, now: Date): number | null {
  if (!isQuiet(hours, now)) return null;
  let end = now.getTime() - (now.getTime() % QUARTER_MS) + QUARTER_MS;
  // A day is never quiet as a whole.
  while (isQuiet(hours, new Date(end))) end += QUARTER_MS;
  return Math.ceil((end - now.getTime()) / 1_000);
}

/** Hour of the day in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment));
