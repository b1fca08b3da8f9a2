import type { RingTone } from '../../ui/charts/ring-tone.ts';

/**
 * A utilization score as it is shown: whole, out of a hundred.
 *
 * @param score 0 to 100, or in tenths above 100; null when there is none
 * @returns null when there is nothing to show
 * @example utilizationShown(843) // → 84
 * @source docs/sources.md "Utilization score"
 */
export function utilizationShown(score: number | null): number | null {
  if (score === null || score <= 0) return null;
  return Math.round(score > 100 ? score / 10 : score);
}

/** @source docs/sources.md "Display" */
export function utilizationTone(shown: number | null): RingTone {
  if (shown === null) return 'none';
  return shown < 60 ? 'bad' : shown < 80 ? 'caution' : 'good';
}
