/** Colours of a progress ring. */
export type RingTone = 'none' | 'ink' | 'bad' | 'caution' | 'good';

/**
 * @param percent 0 to 100; null when there is none
 * @source docs/sources.md "Display"
 */
export function ringTone(percent: number | null): RingTone {
  if (!percent) return 'none';
  if (percent <= 25) return 'ink';
  if (percent <= 40) return 'bad';
  return percent <= 50 ? 'caution' : 'good';
}
