// When a league runs its claims, as its platform or the person tells it.
import type { ClaimRun, OutsideLeague } from '@pylon/connectors/outside-league';
import { WEEKDAYS, type Weekday } from '@pylon/engine/vocabulary/weekdays';

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** A time of every week. */
export interface WeekTime {
  readonly day: Weekday;
  readonly hour: number;
  readonly minute?: number;
  readonly timeZone: string;
}

/** When a time comes next, strictly after a moment. An hour that the day leaves out is the one after it. */
export function nextOf({ day, hour, minute = 0, timeZone }: WeekTime, after: Date): Date {
  const wanted = WEEKDAYS.indexOf(day) * DAY_MINUTES + hour * 60 + minute;
  const start = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS;
  const ahead = (wanted - minuteOfWeek(start, timeZone) + WEEK_MINUTES) % WEEK_MINUTES || WEEK_MINUTES;
  const about = start + ahead * MINUTE_MS;
  // The clocks may have been changed on the way.
  const isWanted = (ms: number) => ms > after.getTime() && minuteOfWeek(ms, timeZone) === wanted;
  return new Date([about, about - HOUR_MS, about + HOUR_MS].find(isWanted) ?? about);
}

/** Minutes since midnight in a time zone. */
export const minuteOfDay = (ms: number, timeZone: string): number => minuteOfWeek(ms, timeZone) % DAY_MINUTES;

/** Minutes since the beginning of Sunday in a time zone. */
function minuteOfWeek(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'long', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  }).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const days: readonly string[] = WEEKDAYS;
  const day = days.indexOf(of('weekday').toLowerCase());
  return day * DAY_MINUTES + Number(of('hour')) * 60 + Number(of('minute'));
}

/** A run that a platform tells. */
export interface ToldRun {
  readonly day: Weekday;
  /** When it is next; null where the platform tells the day alone. */
  readonly next: Date | null;
}

/** Runs as a platform tells them: from Wednesday on, by when the games of the week before are over. */
export function toldRuns({ waivers }: Pick<OutsideLeague, 'waivers'>, now: Date): readonly ToldRun[] {
  const place = ({ day }: ClaimRun) => (WEEKDAYS.indexOf(day) + WEEKDAYS.length - FIRST) % WEEKDAYS.length;
  return (waivers.runs ?? [])
    .toSorted((one, other) => place(one) - place(other))
    .map(({ day, at }) => ({ day, next: at && nextOf({ day, ...at }, now) }));
}

const FIRST = WEEKDAYS.indexOf('wednesday');

/**
 * The run until which a claim can be made.
 *
 * @param said by the person, whose word goes before the platform's; null where they say nothing
 * @returns null where neither tells an hour
 */
export function nextClaimRun(league: Pick<OutsideLeague, 'waivers'>, said: WeekTime | null, now: Date): Date | null {
  if (said) return nextOf(said, now);
  const runs = toldRuns(league, now).flatMap(({ next }) => next ?? []);
  return runs.reduce<Date | null>((first, run) => (first === null || run < first ? run : first), null);
}

/** The day and the hour of a moment, as a person in a time zone would say them; an hour that has begun counts whole. */
export function saidAs(moment: Date, timeZone: string): { readonly runsOn: Weekday; readonly runsAtHour: number } {
  const minutes = minuteOfWeek(moment.getTime(), timeZone);
  return {
    runsOn: WEEKDAYS[Math.floor(minutes / DAY_MINUTES)] ?? 'sunday',
    runsAtHour: Math.floor((minutes % DAY_MINUTES) / 60),
  };
}
