import type { Answer } from '../../api/call.ts';
import { CALLED_OFF, liveWords } from '../../widgets/games/game-state.ts';
import { kickoffTime } from '../../widgets/player/display.ts';

type Game = Answer<'getWeekNews'>['games'][number];

/**
 * When a game is, how it stands with whoever leads, or how it ended, the away team first.
 *
 * @example gameWords({ state: 'live', clock: 'Q2 6:22', … }) // → 'Live, Q2 6:22, DAL 14-10'
 */
export function gameWords({ kickoff, home, away, state, score, live }: Game): string {
  if (state === 'postponed' || state === 'canceled') return CALLED_OFF[state];
  if (live) {
    const { home: host, away: guest } = live;
    const leader = host === guest ? '' : host > guest ? `${home} ` : `${away} `;
    return liveWords(live, `${leader}${Math.max(host, guest)}-${Math.min(host, guest)}`);
  }
  return score ? `Final ${score.away}-${score.home}` : kickoffTime(kickoff);
}
