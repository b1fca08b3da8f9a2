// Players of one NFL team on one best-ball team, and games that such a team counts on.

/** Whoever is on a team, as far as stacks go. */
export interface Stackable {
  readonly position: string;
  /** Null of a free agent. */
  readonly nflTeam: string | null;
}

export interface StackGame {
  readonly home: string;
  readonly away: string;
}

const CATCHERS: ReadonlySet<string> = new Set(['WR', 'TE']);
const SKILL: ReadonlySet<string> = new Set(['RB', 'WR', 'TE']);

/** Whoever catches a quarterback's passes. */
export const catchersOf = <P extends Stackable>(players: readonly P[], nflTeam: string): readonly P[] =>
  players.filter((player) => player.nflTeam === nflTeam && CATCHERS.has(player.position));

/** Backs, receivers and tight ends of an NFL team: who brings a game back. */
export const skillOf = <P extends Stackable>(players: readonly P[], nflTeam: string): readonly P[] =>
  players.filter((player) => player.nflTeam === nflTeam && SKILL.has(player.position));

/**
 * Backs, receivers and tight ends of one side of a game, on a team that has a quarterback with a catcher of the other.
 *
 * @example bringBacks([quarterback of BUF, receiver of BUF, back of MIA], { home: 'BUF', away: 'MIA' }) // → [the back]
 */
export function bringBacks<P extends Stackable>(players: readonly P[], { home, away }: StackGame): readonly P[] {
  const isStacked = (nflTeam: string) =>
    players.some((player) => player.position === 'QB' && player.nflTeam === nflTeam) &&
    catchersOf(players, nflTeam).length > 0;
  return [...(isStacked(home) ? skillOf(players, away) : []), ...(isStacked(away) ? skillOf(players, home) : [])];
}

/** Whether somebody of a team brings a game back. */
export const countsOn = (players: readonly Stackable[], game: StackGame): boolean =>
  bringBacks(players, game).length > 0;
