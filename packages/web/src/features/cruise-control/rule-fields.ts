// What the fields of the rules share.
import { LEAD_HOURS } from '@pylon/contract/cruise-control/cruise-limits';

const LEADS = [1, 2, 3, 4, 6, 8, 12, 24];

/**
 * So many hours before something, as a list to choose from.
 *
 * @param chosen is in it, whatever it is
 * @example leadOptions(3, 'before the kick-off')[0] // → { value: '1', label: '1 hour before the kick-off' }
 */
export const leadOptions = (chosen: number, before: string): readonly { value: string; label: string }[] =>
  [...new Set([...LEADS, chosen])]
    .filter((hours) => hours >= LEAD_HOURS.least && hours <= LEAD_HOURS.most)
    .sort((one, other) => one - other)
    .map((hours) => ({ value: String(hours), label: `${hours === 1 ? '1 hour' : `${hours} hours`} ${before}` }));

/** What was typed, within the bounds, by hundredths; null for what is no number. */
export function gainTyped(
  typed: string | number,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const points = typeof typed === 'string' && typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(points) || points < least || points > most) return null;
  return Math.round(points * 100) / 100;
}
