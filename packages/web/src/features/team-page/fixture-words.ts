import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { asOfWords, CALLED_OFF, liveWords } from '../../widgets/games/game-state.ts';
import { finalScore, kickoff } from '../../widgets/player/display.ts';

/**
 * What a game of the team is called: its end once it is over, how it stands while it is played, else when it begins.
 *
 * @example fixtureWords({ state: 'live', clock: 'Q2 6:22', … }) // → 'Live, Q2 6:22, 14-10 vs SEA, as of Sun 1:32 PM'
 */
export function fixtureWords(fixture: TeamPage['schedule'][number]): string {
  const { state, score, live, isHome, opponent } = fixture;
  const side = `${isHome ? 'vs' : '@'} ${opponent}`;
  if (state === 'postponed' || state === 'canceled') return `${CALLED_OFF[state]} ${side}`;
  if (live) return `${liveWords(live, `${live.own}-${live.opponent} ${side}`)}, ${asOfWords([live])}`;
  return score ? finalScore(score, opponent) : kickoff(fixture);
}
