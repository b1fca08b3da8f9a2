const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** A span of time to the largest unit that says something. */
function spanWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < 2 * DAY_HOURS) return `${hours} h`;
  return `${Math.round(hours / DAY_HOURS)} days`;
}

/**
 * When a turn comes, against now.
 *
 * @param expectedAt at the room's pace; null where it has none
 * @param endsBy when it ends at the latest; null where nobody knows the last pick's moment
 * @example turnWords('2026-06-01T15:00:00Z', '2026-06-02T00:00:00Z', '2026-06-01T12:00:00Z') // → 'in about 3 h'
 */
export function turnWords(expectedAt: string | null, endsBy: string | null, now: string): string {
  if (endsBy === null) return 'not known: the file has days alone';
  const nowMs = Date.parse(now);
  if (Date.parse(endsBy) <= nowMs) return 'over: bring a new export';
  if (expectedAt === null) return 'not known yet: one pick so far';
  const left = Date.parse(expectedAt) - nowMs;
  return left <= 0 ? `may have come ${spanWords(-left)} ago` : `in about ${spanWords(left)}`;
}
