/** Weeks by moments: Yahoo dates what happens, and says the day on which the first week's games begin. */
import type { YahooLeague } from './shapes.ts';

const DAY_MS = 86_400_000;
/** Weeks turn on Tuesday in the morning; their first game is two days later. In UTC it is then about eight o'clock. */
const BEFORE_FIRST_GAME_MS = 2 * DAY_MS - 8 * 3_600_000;

/**
 * The week of a moment, from the league's first to its last.
 *
 * @param momentMs milliseconds since 1970
 * @returns null for no moment, and for a league without a first day
 */
export function weekOf(momentMs: number, { start_date, start_week, end_week }: YahooLeague): number | null {
  const beginsMs = Date.parse(`${start_date}T00:00:00Z`) - BEFORE_FIRST_GAME_MS;
  if (!Number.isFinite(momentMs) || !Number.isFinite(beginsMs)) return null;
  const first = Math.min(18, Math.max(1, start_week ?? 1));
  const last = Math.min(18, Math.max(first, end_week ?? 17));
  return Math.min(last, Math.max(first, first + Math.floor((momentMs - beginsMs) / (7 * DAY_MS))));
}
