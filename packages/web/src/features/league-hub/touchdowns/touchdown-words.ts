// Touchdowns and running games in words.
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { weekMatchups } from '@pylon/contract/league-hub/week-matchups';
import type { LiveEventData } from '@pylon/contract/live/live-events';

export type Touchdown = LiveEventData<'fantasy-hq:touchdown'>['touchdown'];
type Game = AnswerOf<typeof weekMatchups>['played'][number]['game'];

/** Notices that stand on the page at once: the newest. */
const MOST_NOTICES = 3;

/** The newest first; one that is there already stays where it is. */
export const withTouchdown = (before: readonly Touchdown[], touchdown: Touchdown): readonly Touchdown[] =>
  before.some(({ id }) => id === touchdown.id) ? before : [touchdown, ...before].slice(0, MOST_NOTICES);

/** @example 'Dak Prescott to CeeDee Lamb, 22-yard pass' */
export function touchdownWords({ kind, yards, players }: Touchdown): string {
  const passer = players.find(({ part }) => part === 'threw')?.name;
  const scorers = players.filter(({ part }) => part === 'scored').map(({ name }) => name);
  const length = yards === null || yards <= 0 ? '' : `${yards}-yard `;
  const how = kind === 'other' ? '' : `, ${length}${kind}`;
  if (scorers.length === 0) return `${passer ?? ''} threw ${length ? `${articleOf(yards)} ${length}pass` : 'it'}`;
  return `${passer ? `${passer} to ` : ''}${scorers.join(' and ')}${how}`;
}

/** @example articleOf(18) // → 'an' */
const articleOf = (yards: number | null): string => (/^(?:8\d?|11|18)$/.test(String(yards)) ? 'an' : 'a');

/** @example 'LAR 3, DAL 33 · Q2 2:27' */
export const touchdownScore = ({ game }: Touchdown): string =>
  `${game.awayTeamId} ${game.score.away}, ${game.homeTeamId} ${game.score.home}${game.clock === null ? '' : ` · ${game.clock}`}`;

/** In which leagues, each once. @example 'Starts in Dad’s League · on the bench in Work' */
export function leagueWords({ players }: Touchdown): string {
  const leagues = new Map<string, { readonly name: string; readonly isStarting: boolean }>();
  for (const { userLeagueId, leagueName: name, isStarting } of players.flatMap((player) => player.leagues)) {
    leagues.set(userLeagueId, { name, isStarting: isStarting || leagues.get(userLeagueId)?.isStarting === true });
  }
  const of = (wanted: boolean) =>
    [...leagues.values()].filter(({ isStarting }) => isStarting === wanted).map(({ name }) => name);
  const [starts, benched] = [of(true), of(false)];
  return [
    starts.length > 0 && `starts in ${starts.join(', ')}`,
    benched.length > 0 && `on the bench in ${benched.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where a player's game is, their team's points first. @example 'Q2 6:22 · 14–10 vs BUF' */
export function standsAt({ isHome, opponent, progress: { state, score, live } }: Game): string {
  const told = live ?? score;
  const where = state === 'live' ? (live?.clock ?? 'Live') : 'Final';
  const points = told && (isHome ? `${told.home}–${told.away}` : `${told.away}–${told.home}`);
  return `${where}${points ? ` · ${points}` : ''} ${isHome ? 'vs' : 'at'} ${opponent}`;
}
