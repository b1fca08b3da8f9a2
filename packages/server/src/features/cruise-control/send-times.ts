// When a change is sent, and until when it can be vetoed.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What is prepared late can be vetoed for so long at least. */
const LEAST_NOTICE_MS = 15 * MINUTE_MS;
/** Whoever is told later than this before a kick-off cannot set a line-up any more. */
const LEAST_TIME_LEFT_MS = 10 * MINUTE_MS;

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

/** Minutes since midnight in a time zone. */
function minuteOfDay(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  }).formatToParts(ms);
  const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}
