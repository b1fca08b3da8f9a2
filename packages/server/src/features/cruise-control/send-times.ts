// When a change is sent, and until when it can be vetoed.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { MINUTE_MS, minuteOfDay, nextOf } from '../../leagues/needs/claim-runs.ts';

const HOUR_MS = 60 * MINUTE_MS;
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

/** When claims are run next by the rules, strictly after a moment. */
export const nextRun = (
  { claims: { runsOn, runsAtHour }, timeZone }: Pick<CruiseRules, 'claims' | 'timeZone'>,
  after: Date,
): Date => nextOf({ day: runsOn, hour: runsAtHour, timeZone }, after);
