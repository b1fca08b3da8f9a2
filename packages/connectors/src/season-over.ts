/**
 * Whether a season's last game is played, for platforms that say it nowhere: week 18 ends in the first days of January.
 *
 * @param nowMs milliseconds since 1970
 * @example isSeasonOver(2026, Date.UTC(2027, 0, 20)) // → true
 */
export const isSeasonOver = (season: number, nowMs: number): boolean => nowMs >= Date.UTC(season + 1, 0, 12);
