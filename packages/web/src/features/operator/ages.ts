// Times as an operator reads them: how long ago, by the moment that the figures are of, so that a page says the same
// wherever it is drawn; and clock times in UTC, as the commands say them.
import { NONE } from '../../widgets/player/display.ts';

const STEPS = [
  { seconds: 86_400, unit: 'd' },
  { seconds: 3_600, unit: 'h' },
  { seconds: 60, unit: 'min' },
] as const;

/** @example duration(5_400) // → '1 h' */
export function duration(seconds: number): string {
  const step = STEPS.find((each) => seconds >= each.seconds);
  return step ? `${Math.floor(seconds / step.seconds)} ${step.unit}` : `${Math.max(0, Math.floor(seconds))} s`;
}

/** Seconds from a moment to another; negative for one to come. */
export const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000;

/** How long ago a moment was, or in how long it comes. @param at the moment that the figures are of */
export function age(moment: string | null, at: string): string {
  if (moment === null) return NONE;
  const seconds = secondsBetween(moment, at);
  return seconds >= 0 ? duration(seconds) : `in ${duration(-seconds)}`;
}

/** @example clock('2026-11-27T14:05:09.120Z') // → '14:05:09 UTC' */
export const clock = (iso: string): string => `${iso.slice(11, 19)} UTC`;
/** @example hourOf('2026-11-27T14:00:00.000Z') // → '14:00 UTC' */
export const hourOf = (iso: string): string => `${iso.slice(11, 16)} UTC`;
