/** What platforms say of claims in words of their own, made ours. */
import { WEEKDAYS } from '@pylon/engine/vocabulary/weekdays';
import type { ClaimRun, OutsideLeague } from './outside-league.ts';

/** No league bids more for somebody. */
const MOST_DOLLARS = 1e6;
/** The longest name of a time zone, in characters. */
const LONGEST_ZONE = 64;

/**
 * The least that is bid.
 *
 * @param told dollars, as the platform says; null or undefined where it does not
 * @param budgetDollars the whole budget; null where it is not told
 * @returns whole dollars, of parts of one the next whole one; nothing of an amount below 0 or above the budget, which
 *   is a mistake
 * @example leastBidTold(5, 275) // → { leastBidDollars: 5 }
 */
export function leastBidTold(
  told: number | null | undefined,
  budgetDollars: number | null,
): Pick<OutsideLeague['waivers'], 'leastBidDollars'> {
  const isAmount = typeof told === 'number' && told >= 0 && told <= (budgetDollars ?? MOST_DOLLARS);
  return isAmount ? { leastBidDollars: Math.ceil(told) } : {};
}

/**
 * When claims are run.
 *
 * @param told in any order
 * @returns from Sunday on, each once; nothing where no day is told
 */
export function runsTold(told: readonly ClaimRun[]): Pick<OutsideLeague['waivers'], 'runs'> {
  const keyOf = ({ day, at }: ClaimRun) => `${WEEKDAYS.indexOf(day)} ${at ? 60 * at.hour + at.minute : ''}`;
  const runs = [...new Map(told.map((run) => [keyOf(run), run])).values()];
  if (runs.length === 0) return {};
  const minutes = ({ day, at }: ClaimRun) => 1_440 * WEEKDAYS.indexOf(day) + (at ? 60 * at.hour + at.minute : 0);
  return { runs: runs.sort((one, other) => minutes(one) - minutes(other)) };
}

/**
 * A time of the day.
 *
 * @param time as clocks show it: '15:00'
 * @param timeZone '' for none
 * @returns null for what is no time, and of a zone that nobody knows
 * @example clockTime('15:30', 'America/New_York') // → { hour: 15, minute: 30, timeZone: 'America/New_York' }
 */
export function clockTime(time: string, timeZone: string): ClaimRun['at'] {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined || !isTimeZone(timeZone)) return null;
  return { hour: Number(hour), minute: Number(minute), timeZone };
}

function isTimeZone(text: string): boolean {
  if (text === '' || text.length > LONGEST_ZONE) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
