import { kickoffTime } from '../player/display.ts';

/** A game that has begun and is not over. */
interface Live {
  /** Where the game is ('Q2 6:22', 'Halftime'). */
  readonly clock: string;
  readonly asOf: string;
}

/** What a game is called that is not played when it was to be. */
export const CALLED_OFF = { postponed: 'Postponed', canceled: 'Canceled' } as const;

/**
 * A live game in words, its score as the page says scores.
 *
 * @example liveWords(live, 'DAL 14-10') // → 'Live, Q2 6:22, DAL 14-10'
 */
export const liveWords = ({ clock }: Live, score: string): string => `Live, ${clock}, ${score}`;

/**
 * As of when some live games stand so: of the oldest news, in Eastern time.
 * @returns '' when none is live
 * @example asOfWords([{ clock: 'Q2 6:22', asOf: '2026-09-13T17:32:00Z' }]) // → 'as of Sun 1:32 PM'
 */
export function asOfWords(live: readonly (Live | null)[]): string {
  const [oldest] = live.flatMap((one) => one?.asOf ?? []).sort();
  return oldest === undefined ? '' : `as of ${kickoffTime(oldest)}`;
}
