// Teams by typed text: market, name, letters, and what else people call them.
import type { Team } from '@pylon/contract/wire';
import { lettersApart } from '@pylon/engine/vocabulary/letters-apart';
import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { nicknamesOf } from '@pylon/engine/vocabulary/team-nicknames';

export interface FoundTeam {
  readonly team: Team;
  /** Whether a word of it was typed whole: it is meant before any player. */
  readonly isNamed: boolean;
}

const MOST = 3;
/** Letters of a word in which one may be wrong. */
const LONG_ENOUGH = 5;

const wordsOf = (text: string): readonly string[] => plainName(text).split(' ').filter(Boolean);

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
  const isIn = (words: readonly string[], fits: (start: string, word: string) => boolean) =>
    typed.every((start) => words.some((word) => fits(start, word)));
  const spelled = known.filter(({ words }) => isIn(words, (start, word) => word.startsWith(start)));
  const found = spelled.length > 0 ? spelled : known.filter(({ words }) => isIn(words, isNearly));
  return found
    .map(({ team, words }) => ({ team, isNamed: typed.every((start) => words.includes(start)) }))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, MOST);
}

/** A word but for one letter, and no mere beginning of it. */
const isNearly = (start: string, word: string): boolean =>
  start === word ||
  (start.length >= LONG_ENOUGH && Math.abs(start.length - word.length) <= 1 && lettersApart(start, 1)(word) <= 1);
