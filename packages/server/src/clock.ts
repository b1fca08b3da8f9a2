/** The one source of the present moment. */
export interface Clock {
  now(): Date;
}

/** The real time. */
export const runningClock: Clock = { now: () => new Date() };

/** A moment at which time stands still. */
export const frozenClock = (moment: Date): Clock => ({ now: () => new Date(moment) });

/** The day of a moment in the league's time zone, '2025-11-05': the day on which American lists are dated. */
export function dayOf(moment: Date): string {
  const parts = EASTERN_DAY.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const EASTERN_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
