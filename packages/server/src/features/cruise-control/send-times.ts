// When a change is sent, and until when it can be vetoed.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { WEEKDAYS } from '@pylon/contract/cruise-control/cruise-limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** What is prepared late can be vetoed for so long at least. */
const LEAST_NOTICE_MS = 15 * MINUTE_MS;
/** Whoever is told later than this before a kick-off, or before claims are run, cannot do it any more. */
const LEAST_TIME_LEFT_MS = 10 * MINUTE_MS;
/** So long before midnight claims are sent that are run in hours in which nothing is sent. */
const EVENING_MS = HOUR_MS;

/**
 * Until when a change can be vetoed, which is when it is sent: so many hours before its first kick-off, a little after
 * it was prepared, and not before the hour that the person named.
 *
 * @returns null where that would be too late to set a line-up
 */
export function vetoUntil(
  { leadHours, notBeforeHour, timeZone }: Pick<CruiseRules, 'leadHours' | 'notBeforeHour' | 'timeZone'>,
  kickoff: Date,
  preparedAt: Date,
): Date | null {
  const soonest = Math.max(kickoff.getTime() - leadHours * HOUR_MS, preparedAt.getTime() + LEAST_NOTICE_MS);
  const waits = Math.max(0, notBeforeHour * 60 - minuteOfDay(soonest, timeZone)) * MINUTE_MS;
  const until = soonest + waits;
  return until + LEAST_TIME_LEFT_MS <= kickoff.getTime() ? new Date(until) : null;
}

/**
 * The same of claims, before the hour at which they are run: where that lies in hours in which nothing is sent, they
 * are sent in the evening before.
 *
 * @returns null where that would be too late to claim anybody
 */
export function claimVetoUntil(
  { claims, notBeforeHour, timeZone }: Pick<CruiseRules, 'claims' | 'notBeforeHour' | 'timeZone'>,
  runsAt: Date,
  preparedAt: Date,
): Date | null {
  const usual = vetoUntil({ leadHours: claims.leadHours, notBeforeHour, timeZone }, runsAt, preparedAt);
  if (usual) return usual;
  const midnight = runsAt.getTime() - minuteOfDay(runsAt.getTime(), timeZone) * MINUTE_MS;
  const evening = Math.max(midnight - EVENING_MS, preparedAt.getTime() + LEAST_NOTICE_MS);
  return evening < midnight ? new Date(evening) : null;
}

/** When claims are run next, strictly after a moment. An hour that the day leaves out is the one after it. */
export function nextRun(
  { claims: { runsOn, runsAtHour }, timeZone }: Pick<CruiseRules, 'claims' | 'timeZone'>,
  after: Date,
): Date {
  const wanted = WEEKDAYS.indexOf(runsOn) * DAY_MINUTES + runsAtHour * 60;
  const start = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS;
  const ahead = (wanted - minuteOfWeek(start, timeZone) + WEEK_MINUTES) % WEEK_MINUTES || WEEK_MINUTES;
  const about = start + ahead * MINUTE_MS;
  // The clocks may have been changed on the way.
  const isWanted = (ms: number) => ms > after.getTime() && minuteOfWeek(ms, timeZone) === wanted;
  return new Date([about, about - HOUR_MS, about + HOUR_MS].find(isWanted) ?? about);
}

/** Minutes since midnight in a time zone. */
const minuteOfDay = (ms: number, timeZone: string): number => minuteOfWeek(ms, timeZone) % DAY_MINUTES;

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
