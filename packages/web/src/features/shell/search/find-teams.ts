// Teams by typed text: market, name, letters, and what else people call them.
import type { Team } from '@pylon/contract/wire';
import { nicknamesOf } from '@pylon/engine/vocabulary/team-nicknames';
import { areIn, isBeginning, isNearly, wordsOf } from './typed-words.ts';

export interface FoundTeam {
  readonly team: Team;
  /** Whether a word of it was typed whole: it is meant before any player. */
  readonly isNamed: boolean;
}

const MOST = 3;

/**
 * Teams with words that begin as each typed one does; where there are none, with one wrong letter.
 *
 * @example findTeams('niners', teams) // → San Francisco 49ers, named
 */
export function findTeams(text: string, teams: readonly Team[]): readonly FoundTeam[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const known = teams.map((team) => ({
    team,
    words: wordsOf([team.fullName, team.alias, ...nicknamesOf(team.alias)].join(' ')),
  }));
  const spelled = known.filter(({ words }) => areIn(typed, words, isBeginning));
  const found = spelled.length > 0 ? spelled : known.filter(({ words }) => areIn(typed, words, isNearly));
  return found
    .map(({ team, words }) => ({ team, isNamed: typed.every((start) => words.includes(start)) }))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, MOST);
}
