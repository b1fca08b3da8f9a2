// Whom teams meet, and what those opponents are expected to allow.
import type { Edition } from '@pylon/almanac/editions/edition';
import { RECURRING_SHARE } from '@pylon/engine/schedule/recurring-share';
import type { Values } from '@pylon/engine/tables/table';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { placesOf, pointsAllowed } from './points-allowed.ts';
import { type TeamGame, teamGames } from './team-games.ts';

/** Fantasy seasons end a week before the league's. */
const LAST_WEEK = 17;
const FIRST_PLAYOFF_WEEK = 15;
const NEXT_GAMES = 4;

/** Weeks of a schedule, both counted. */
interface Weeks {
  /** The first, whether it was played or not; 0 is the next game, or the first of a season that is over. */
  readonly from: number;
  readonly through: number;
}
const WHAT_IS_LEFT: Weeks = { from: 0, through: LAST_WEEK };

/** A team's opponents: points a game that they are expected to allow, and its place among all teams, 1 the easiest. */
export interface ScheduleAhead {
  readonly entityId: string;
  readonly rest: number | null;
  readonly restPlace: number | null;
  readonly nextFour: number | null;
  readonly playoffs: number | null;
  readonly playoffsPlace: number | null;
  readonly opponents: Values['opponents'];
  /** Whose games the figures are told from. */
  readonly basis: string;
}

/**
 * What the opponents ahead are expected to allow; of a season that is over, all of its opponents. Before its first game
 * the season before tells.
 *
 * @param positions one or more, whose points together are meant
 * @param weeks of `rest` and `opponents`; the next games and the play-offs stay what they are
 * @returns a row a team; none where nothing was ever played
 */
export function schedulesAhead(
  edition: Edition,
  season: number,
  scoring: KnownScoring,
  positions: readonly Position[],
  weeks: Weeks = WHAT_IS_LEFT,
): readonly ScheduleAhead[] {
  const opponentsTold = expectedOf(edition, season, scoring, positions);
  if (!opponentsTold) return [];
  const { basis, mean, expected, placeOf } = opponentsTold;
  const teams = edition.tables.teams.column.teamId;
  const games = teams.map((team) => [team, teamGames(edition, team, season)] as const);
  const schedules = schedulesOf(games, WHAT_IS_LEFT);
  const asked = schedulesOf(games, weeks);
  const meanOf = (games: readonly TeamGame[]) =>
    games.length === 0
      ? null
      : games.reduce((sum, { opponent }) => sum + (expected.get(opponent) ?? mean), 0) / games.length;
  const of = (part: (schedule: Schedule) => readonly TeamGame[], among = schedules) => {
    const values = new Map([...among].map(([team, schedule]) => [team, meanOf(part(schedule))]));
    return { valueOf: (team: string) => values.get(team) ?? null, placeOf: placesOf(values) };
  };
  const rest = of(({ games }) => games, asked);
  const nextFour = of(({ games, isOver }) => (isOver ? [] : games.slice(0, NEXT_GAMES)));
  const playoffs = of(({ games }) => games.filter(({ week }) => week >= FIRST_PLAYOFF_WEEK));
  return [...asked].map(([entityId, { games, byes }]) => ({
    entityId,
    rest: rest.valueOf(entityId),
    restPlace: rest.placeOf(entityId),
    nextFour: nextFour.valueOf(entityId),
    playoffs: playoffs.valueOf(entityId),
    playoffsPlace: playoffs.placeOf(entityId),
    opponents: [
      ...games.map(({ week, opponent, isHome }) => ({ week, opponent, isHome, place: placeOf(opponent) })),
      ...byes.map((week) => ({ week, opponent: null, isHome: false, place: null })),
    ].sort((one, other) => one.week - other.week),
    basis,
  }));
}

/** What every team is expected to allow to some positions in a game of a season. */
interface ExpectedAllowed {
  /** Whose games tell it: those of the season, before its first those of the season before. @example '2025 season' */
  readonly basis: string;
  readonly mean: number;
  readonly expected: ReadonlyMap<string, number>;
  /** A team's place among all, 1 allows the most; null for a team that is not known. */
  readonly placeOf: (teamId: string) => number | null;
}

/** null where nothing was ever played. */
export function expectedOf(
  edition: Edition,
  season: number,
  scoring: KnownScoring,
  positions: readonly Position[],
): ExpectedAllowed | null {
  const allowedIn = (year: number) => pointsAllowed(edition, year, scoring, positions);
  const basis = [season, season - 1].find((year) => allowedIn(year).games.size > 0);
  if (basis === undefined) return null;
  const { mean, allowers } = allowedIn(basis).sides;
  const teams = edition.tables.teams.column.teamId;
  const expected = new Map(teams.map((team) => [team, mean + RECURRING_SHARE * (allowers.get(team) ?? 0)]));
  return { basis: `${basis} season`, mean, expected, placeOf: placesOf(expected) };
}

interface Schedule {
  /** Games of the regular season in the weeks asked for. */
  readonly games: readonly TeamGame[];
  /** Weeks without a game among them. */
  readonly byes: readonly number[];
  readonly isOver: boolean;
}

function schedulesOf(
  teams: readonly (readonly [string, readonly TeamGame[]])[],
  { from, through }: Weeks,
): ReadonlyMap<string, Schedule> {
  const regular = teams
    .map(
      ([team, games]) => [team, games.filter((game) => game.seasonType === 'REG' && game.week <= LAST_WEEK)] as const,
    )
    .filter(([, games]) => games.length > 0);
  const isOver = regular.every(([, games]) => games.every(({ score }) => score !== null));
  const isShown = ({ week, score }: TeamGame) =>
    week <= through && (from === 0 ? isOver || score === null : week >= from);
  const shown = regular.flatMap(([, games]) => games.filter(isShown));
  const weeks = [...new Set(shown.map(({ week }) => week))];
  return new Map(
    regular.map(([team, games]) => {
      const byes = weeks.filter((week) => games.every((game) => game.week !== week));
      return [team, { games: games.filter(isShown), byes, isOver }];
    }),
  );
}
