// Whose the picks of seasons to come are.
import type { OutsideFuturePick } from '@pylon/connectors/outside-league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import type { KnownLeague } from '../known-league.ts';

/** How a league's picture names them among what is missing. */
export const FUTURE_PICKS = 'Picks of later seasons';

export interface FuturePick extends OutsideFuturePick {
  /** Season, round and the team whose it was at first. */
  readonly id: string;
}

const SEASONS_AHEAD = 2;
/** Rounds of a draft of rookies, where neither the platform nor traded picks show how many. */
const USUAL_ROUNDS = 4;
/**
 * A draft of more rounds fills whole rosters, and is none of rookies: an estimate. What a pick brings is known of five
 * rounds alone; those behind them can be traded, and count nothing.
 */
const MOST_ROUNDS = 10;

/**
 * The picks that a team has in the two seasons to come: its own that it did not give away, and those that it got.
 *
 * There are as many rounds as all told picks show, or as the platform says that rookies are drafted in. Where it says
 * neither, and in keeper leagues, whose rounds nobody tells, four: more where a pick of a later round was traded.
 *
 * @returns by season and round; none in a league that keeps nobody, in one that is kept by hand, and where its platform
 *   does not tell what changed hands
 */
export function futurePicksOf(
  of: Pick<KnownLeague, 'source' | 'season' | 'league' | 'picture'>,
  teamId: string,
): readonly FuturePick[] {
  // Leagues by hand that were written down before picks were traded here do not say that nobody tells of theirs.
  const isTold = of.source !== BY_HAND && !of.picture.missing.some((words) => words.startsWith(FUTURE_PICKS));
  if (of.league.carryOver === 'redraft' || !isTold) return [];
  return Array.from({ length: SEASONS_AHEAD }, (_, ahead) => picksOfSeason(of, of.season + 1 + ahead))
    .flat()
    .filter((pick) => pick.teamId === teamId)
    .sort((one, other) => one.season - other.season || one.round - other.round);
}

/** All picks of a season, each with whoever has it. */
function picksOfSeason(
  { league, picture }: Pick<KnownLeague, 'league' | 'picture'>,
  season: number,
): readonly FuturePick[] {
  const told = new Map(
    picture.futurePicks.filter((pick) => pick.season === season).map((pick) => [idOf(pick), pick] as const),
  );
  const own = (rounds: number): readonly OutsideFuturePick[] =>
    Array.from({ length: Math.min(rounds, MOST_ROUNDS) }, (_, before) =>
      league.teams.map(({ teamId }) => ({ season, round: before + 1, originalTeamId: teamId, teamId })),
    ).flat();
  const deepest = Math.max(0, ...[...told.values()].map(({ round }) => round));
  // Some platforms tell all picks, not only those that changed hands: then there are as many rounds as they tell of.
  const isAllTold = deepest > 0 && own(deepest).every((pick) => told.has(idOf(pick)));
  const traded = picture.futurePicks.map(({ round }) => round);
  const rounds = Math.max(league.rookieRounds ?? USUAL_ROUNDS, ...traded);
  return own(isAllTold ? deepest : rounds).map((pick) => {
    const id = idOf(pick);
    return { ...pick, ...told.get(id), id };
  });
}

const idOf = ({ season, round, originalTeamId }: OutsideFuturePick): string => `${season}:${round}:${originalTeamId}`;
