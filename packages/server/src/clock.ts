/** The one source of the present moment. */
export interface Clock {
  now(): Date;
}

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

/**
 * When something was done, as the product tells it: a clock that stands still, or lives in an earlier season, is behind
 * the machine's, by which moments are kept, and nothing is told to lie in its future.
 */
export const toldMoment = (moment: Date | null, now: Date): string | null =>
  moment && (moment < now ? moment : now).toISOString();

/** Noon of a day in UTC: a moment at which it is that day everywhere in America. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * The product's clock: frozen when the settings say so; the sample season lives on its own day, or on a frozen one
 * after it; else the real time.
 *
 * @param sampleDay the day of the sample edition while it is in force, else null
 * @param nowMs the real time, milliseconds since 1970; the machine's unless given
 */
export const productClock = (
  frozenAt: Date | null,
  sampleDay: () => string | null,
  nowMs: () => number = Date.now,
): Clock => ({
  now() {
    const day = sampleDay();
    const sampleNow = day === null ? null : noonOf(day);
    if (frozenAt) return new Date(sampleNow && sampleNow > frozenAt ? sampleNow : frozenAt);
    return sampleNow ?? new Date(nowMs());
  },
});
