/** What becomes of a value that a person types or steps: it is stored, cleaned, or ignored. */

/** How an editor bounds a setting. */
export interface ValueBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Scoring values may be broken whatever their step; counts of places, teams and dollars are whole. */
export type Precision = 'decimals' | 'whole';

/**
 * The value to store for what was typed.
 *
 * An empty or zero-like input means zero: 0 where the bounds allow it, else the bound nearest to 0. That is
 * the least number of teams, the least budget, and never the −50 that a scoring setting could be at worst.
 *
 * @param typed as it stands in the field, or a number
 * @returns null when the value is outside the bounds or no number: it is ignored, and the setting stays as it was
 * @example storedValue({ min: -50, max: 50, step: 1 }, '1.239', 'decimals') // → 1.24
 * @example storedValue({ min: 100, max: 999, step: 10 }, '', 'whole') // → 100
 * @source docs/sources.md "Custom scorings"
 */
export function storedValue(bounds: ValueBounds, typed: string | number, precision: Precision): number | null {
  const value = typeof typed === 'number' ? typed : Number(typed.trim());
  if (value === 0) return Math.min(Math.max(0, bounds.min), bounds.max);
  if (!(value >= bounds.min && value <= bounds.max)) return null;
  const stored =
    precision === 'whole' && Number.isInteger(bounds.step) ? Math.floor(value) : Math.round(value * 100) / 100;
  return stored + 0;
}
