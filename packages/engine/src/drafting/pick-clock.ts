// The clock of a draft of any kind. It is not kept anywhere but follows from when something last happened.
import type { PickClockSeconds } from '../vocabulary/drafts.ts';

interface Clocked {
  readonly settings: { readonly pickClockSeconds: PickClockSeconds };
  readonly clockResumedAtMs: number | null;
  readonly closedAtMs: number | null;
}

/**
 * When time is up, milliseconds since 1970. Null without a clock or when the draft is closed.
 *
 * @param sinceMs when the last thing happened; a clock that was started anew later counts from then
 */
export function deadlineSince({ settings, clockResumedAtMs, closedAtMs }: Clocked, sinceMs: number): number | null {
  if (settings.pickClockSeconds === null || closedAtMs !== null) return null;
  return Math.max(sinceMs, clockResumedAtMs ?? 0) + settings.pickClockSeconds * 1000;
}

/** When the clock counts from after it was started anew; null without one. */
export const resumedClock = ({ settings }: Pick<Clocked, 'settings'>, nowMs: number): number | null =>
  settings.pickClockSeconds === null ? null : nowMs;

export type ClockRefusal = 'no-clock' | 'deadline-passed' | 'clock-running';

/**
 * Why nothing is done for whoever is late; null when time is up. 'deadline-passed': somebody acted since.
 *
 * @param noticedMs the deadline that was seen to pass
 */
export function clockRefusal(deadlineMs: number | null, noticedMs: number, nowMs: number): ClockRefusal | null {
  if (deadlineMs === null) return 'no-clock';
  if (deadlineMs !== noticedMs) return 'deadline-passed';
  return nowMs < deadlineMs ? 'clock-running' : null;
}
