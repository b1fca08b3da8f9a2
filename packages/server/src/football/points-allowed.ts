// What every team allowed to each position: in games, and beyond what its opponents usually make.
import type { Edition } from '@pylon/almanac/editions/edition';
import { allowedBeyond, type Meeting, type Sides, sidesOf } from '@pylon/engine/schedule/meetings';
import { isPosition, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../almanac/edition-memo.ts';
import { Lru } from '../lru.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { pointsOf, weeksOfGames } from './season-points.ts';

/** Points of a position against a team in a game. */
interface AllowedGame extends Meeting {
  readonly week: number;
}

/** What teams allowed to a position, or to several together. */
export interface PointsAllowed {
  /** By the team that allowed, in the order of weeks. */
  readonly games: ReadonlyMap<string, readonly AllowedGame[]>;
  readonly sides: Sides;
}

/**
 * Points allowed in the regular games of a season that were played. Whoever played a position that season counts for
 * it; a position that scored nothing in a game allowed 0. Against a team defence are points of the defence that the
 * team played against.
 *
 * @param positions one or more; of several, all their points together
 */
export const pointsAllowed = (
  edition: Edition,
  season: number,
  scoring: KnownScoring,
  positions: readonly Position[],
): PointsAllowed =>
  onceFor(edition, 'points allowed', () => new Lru<SeasonAllowed>(KEPT_SEASONS))
    .once(`${season} ${scoring.key}`, () => allGames(edition, season, scoring))
    .of(positions);

/** Seasons kept in whatever scorings they were asked for, at some 300 kB each. */
const KEPT_SEASONS = 40;

/** Of one season and scoring: what teams allowed to any positions, made once for each of them. */
interface SeasonAllowed {
  readonly of: (positions: readonly Position[]) => PointsAllowed;
}

interface GamePoints extends Omit<AllowedGame, 'amount'> {
  readonly points: Record<Position, number>;
}

function allGames(edition: Edition, season: number, { settings }: KnownScoring): SeasonAllowed {
  const { column } = edition.tables.statWeeks;
  const games = new Map<string, GamePoints>();
  for (const makeWeek of weeksOfGames(edition, season)) {
    const week = makeWeek();
    const points = pointsOf(week, settings);
    week.rows.forEach((row, cell) => {
      const [maker, allower] = [column.teamId[row] ?? '', column.opponentId[row] ?? ''];
      const key = `${column.week[row]} ${allower}`;
      const game = games.get(key) ?? { week: column.week[row] ?? 0, maker, allower, points: noPoints() };
      games.set(key, game);
      const position = edition.indexes.positionOf(week.entityIds[cell] ?? '', season);
      if (position !== null && isPosition(position)) game.points[position] += points[cell] ?? 0;
    });
  }
  const made = new Map<string, PointsAllowed>();
  return {
    of: (positions) => {
      const known = made.get(positions.join()) ?? together([...games.values()], positions);
      made.set(positions.join(), known);
      return known;
    },
  };
}

function together(all: readonly GamePoints[], positions: readonly Position[]): PointsAllowed {
  const games = all.map(({ points, ...game }) => ({
    ...game,
    amount: positions.reduce((sum, position) => sum + points[position], 0),
  }));
  return { games: Map.groupBy(games, ({ allower }) => allower), sides: sidesOf(games) };
}

// One entry per position
const noPoints = () => Object.fromEntries(POSITIONS.map((position) => [position, 0])) as Record<Position, number>;

/** The last games of a team, or all of them. */
const lastOf = (games: readonly AllowedGame[], last: number | null): readonly AllowedGame[] =>
  last === null ? games : games.slice(-last);

/** Mean points of a team's last games; null before its first. */
export function meanAllowed({ games }: PointsAllowed, teamId: string, last: number | null): number | null {
  const own = lastOf(games.get(teamId) ?? [], last);
  return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0) / own.length;
}

/** Points a game that an average opponent would have made of a team's last games; null before its first. */
export function adjustedAllowed({ games, sides }: PointsAllowed, teamId: string, last: number | null): number | null {
  const own = lastOf(games.get(teamId) ?? [], last);
  return own.length === 0 ? null : sides.mean + allowedBeyond(own, sides);
}

/** Places of names by a value, the highest first; equals share the better place, null has none. */
export function placesOf(values: ReadonlyMap<string, number | null>): (name: string) => number | null {
  const sorted = [...values.values()].filter((value) => value !== null).sort((a, b) => b - a);
  return (name) => {
    const value = values.get(name) ?? null;
    return value === null ? null : sorted.indexOf(value) + 1;
  };
}
