/**
 * Where a day stands among the days of lists: on its list, between two of them by time, or half a step outside.
 *
 * @param days ISO days, the oldest first
 * @example placeOfDay('2026-06-06', ['2026-06-01', '2026-06-11']) // → 0.5
 */
export function placeOfDay(day: string, days: readonly string[]): number {
  const after = days.findIndex((each) => each >= day);
  if (after === -1) return days.length - 0.5;
  const [from, to] = [days[after - 1], days[after]];
  if (to === day) return after;
  if (from === undefined || to === undefined) return -0.5;
  return after - 1 + (Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
}
