// What may become of the players of a team in a week: odds to belong into the line-up, to boom, and to be of no use.
import { replacementPoints } from '@pylon/engine/player-value/replacement';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { boomChances, boomLine, type WeekLines } from '@pylon/engine/week-odds/boom-chances';
import { jointWeek } from '@pylon/engine/week-odds/joint-week';
import { startShares } from '@pylon/engine/week-odds/start-shares';
import { onceFor } from '../almanac/edition-memo.ts';
import { teamGames } from '../football/team-games.ts';
import { Lru } from '../lru.ts';
import type { KnownLeague } from './known-league.ts';
import { oddsPlayers, toOddsPlayer } from './odds-players.ts';
import { type Basis, weekExpectations } from './week-expectations.ts';
import type { WeekPlayer } from './week-players.ts';

/** Chances, each 0 to 1. */
export interface WeekChances {
  /** To be in the team's best line-up once all points are known. */
  readonly start: number;
  readonly boom: number;
  /** To make at least what anybody could pick up. */
  readonly safe: number;
  readonly dud: number;
}

/** What the odds of a week are asked for. */
interface Asked {
  readonly week: number;
  readonly basis: Basis;
}

/** Chances of a team's players by their id on the roster; whoever nobody projects, and who does not play, has none. */
export function weekChances(
  of: KnownLeague,
  team: readonly WeekPlayer[],
  asked: Asked,
): ReadonlyMap<string, WeekChances> {
  const players = oddsPlayers(team);
  const shares = startShares(jointWeek(players, { seed: `${of.season} ${asked.week}` }), of.league.shape.slots);
  const booms = boomChances(players, weekLines(of, asked));
  return new Map(
    players.flatMap(({ id }, index): [string, WeekChances][] => {
      const chances = booms[index];
      return chances ? [[id, { ...chances, start: shares[index] ?? 0 }]] : [];
    }),
  );
}

/** Lines kept of weeks in whatever leagues they were asked for. */
const KEPT_WEEKS = 400;

/**
 * What counts as a boom and as a dud in a league's week: what the fifth or sixth of a position reaches, and what the
 * best player makes whom no team has to start.
 */
const weekLines = ({ edition, season, scoring }: KnownLeague, { week, basis }: Asked): Record<Position, WeekLines> =>
  onceFor(edition, 'week lines', () => new Lru<Record<Position, WeekLines>>(KEPT_WEEKS)).once(
    `${season} ${week} ${scoring.key} ${basis}`,
    () => {
      const playing = [...weekExpectations(edition, { season, week }, scoring, basis)].flatMap(([id, expected]) => {
        const nflTeam = edition.indexes.teamOf(id, season);
        const game = teamGames(edition, nflTeam, season).find((each) => each.week === week);
        // What is asked is what a week like this gives, however far it has gone.
        return game ? [toOddsPlayer({ id, nflTeam, game, isOut: false, expected, points: null })] : [];
      });
      const duds = replacementPoints(
        playing.map(({ points, positions: [position = 'WR'] }) => ({ points, position })),
        scoring.league,
      );
      const of = (position: Position): WeekLines => {
        const all = playing.filter(({ positions }) => positions.includes(position));
        return { boom: boomLine(all), dud: duds[position] };
      };
      return Object.fromEntries(POSITIONS.map((position) => [position, of(position)])) as Record<Position, WeekLines>;
    },
  );
