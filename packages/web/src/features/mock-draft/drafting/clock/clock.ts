/**
 * How urgent a clock is: amber under a third, red under ten seconds.
 * @source docs/sources.md "Draft room on a phone"
 */
export type ClockTone = 'calm' | 'soon' | 'now';

/** Seconds under which a clock is red. */
const LAST_SECONDS = 10;
/** Seconds left at which it is said aloud. */
const SPOKEN_AT: readonly number[] = [30, 10, 5];

/**
 * @param secondsLeft whole seconds, ≥ 0
 * @param totalSeconds of the clock
 */
export function clockTone(secondsLeft: number, totalSeconds: number): ClockTone {
  if (secondsLeft < LAST_SECONDS) return 'now';
  return secondsLeft * 3 < totalSeconds ? 'soon' : 'calm';
}

/** @example clockText(72) // → '1:12' */
export const clockText = (secondsLeft: number): string =>
  `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;

/**
 * Whole seconds until a deadline by the server's time, never below 0.
 * @param aheadMs how far the server's clock is ahead of this one
 */
export const secondsUntil = (deadlineAt: string, nowMs: number, aheadMs: number): number =>
  Math.max(0, Math.floor((Date.parse(deadlineAt) - nowMs - aheadMs) / 1000));

/** What to say at a number of seconds; null for silence. */
export const clockWarning = (secondsLeft: number): string | null =>
  SPOKEN_AT.includes(secondsLeft) ? `${secondsLeft} seconds left` : null;
