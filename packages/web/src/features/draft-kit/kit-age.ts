import { many } from '../../widgets/player/display.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The almanac is made anew a few times a day: what is older than a day is behind it for sure. */
const OLD_AFTER_MS = DAY_MS;

const ageMs = (keptAt: string, now: Date): number => Math.max(0, now.getTime() - new Date(keptAt).getTime());

/**
 * How long ago a kit was kept, rounded down.
 * @example ageWords('2026-08-21T10:00:00Z', new Date('2026-08-21T12:30:00Z')) // → '2 hours ago'
 */
export function ageWords(keptAt: string, now: Date): string {
  const age = ageMs(keptAt, now);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return `${many(Math.floor(age / MINUTE_MS), 'minute')} ago`;
  if (age < DAY_MS) return `${many(Math.floor(age / HOUR_MS), 'hour')} ago`;
  return `${many(Math.floor(age / DAY_MS), 'day')} ago`;
}

/** Whether newer numbers are there for sure. */
export const isOld = (keptAt: string, now: Date): boolean => ageMs(keptAt, now) >= OLD_AFTER_MS;
