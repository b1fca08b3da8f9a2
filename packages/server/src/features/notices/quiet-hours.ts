// When a person wants no mails.

/** Hours of the day in a time zone, 0 to 23, past midnight where the second is the smaller. */
interface QuietHours {
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

/** Hour of the day in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment));
