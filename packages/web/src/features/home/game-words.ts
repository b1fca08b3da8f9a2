import { kickoffTime } from '../../widgets/player/display.ts';

/**
 * When a game is, or how it ended, the away team first.
 *
 * @example gameWords({ kickoff: '2026-09-13T17:00:00Z', score: null }) // → 'Sun 1 PM'
 */
export const gameWords = ({
  kickoff,
  score,
}: {
  readonly kickoff: string;
  readonly score: { readonly home: number; readonly away: number } | null;
}): string => (score ? `Final ${score.away}-${score.home}` : kickoffTime(kickoff));
