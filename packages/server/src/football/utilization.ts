// The utilization score of any weeks of a season, for the runners, receivers and tight ends who played in them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { utilizationScore } from '@pylon/engine/player-value/utilization';
import { UTILIZED_POSITIONS, type UtilizedPosition } from '@pylon/engine/player-value/utilization.shape';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { points } from '@pylon/engine/scoring/points';
import { onceFor } from '../almanac/edition-memo.ts';
import { summed, type UsageGame, type UsageSum, usageGames } from './usage-games.ts';

/** A player who can have a score, with the player's games in the order of weeks. */
export interface UtilizedPlayer {
  readonly playerId: string;
  readonly position: UtilizedPosition;
  readonly games: readonly (UsageGame & { readonly points: number })[];
}

/** Games added up, and what they come to. */
export interface UtilizedGames extends UsageSum {
  /** A game, in half PPR. */
  readonly points: number;
  /** 0 to 100. */
  readonly score: number;
}

/** The points that have a part in the score, whatever scoring a person has. */
const HALF_PPR = BASE_SCORING_SYSTEMS.find(({ name }) => name === '0.5 PPR')?.settings ?? {};

/** Everybody of a season who can have a score. */
export const utilizedPlayers = (edition: Edition, season: number): readonly UtilizedPlayer[] =>
  onceFor(edition, `utilized players ${season}`, () =>
    [...usageGames(edition, season)].flatMap(([playerId, games]) => {
      const position = UTILIZED_POSITIONS.find((name) => name === edition.indexes.positionOf(playerId, season));
      if (!position) return [];
      const byWeek = pointsByWeek(edition, season, playerId, position);
      return { playerId, position, games: games.map((game) => ({ ...game, points: byWeek.get(game.week) ?? 0 })) };
    }),
  );

/** The last week of the regular season in which anybody played; 0 before the first. */
export const lastUtilizedWeek = (players: readonly UtilizedPlayer[]): number =>
  players.reduce(
    (last, { games }) => games.reduce((week, game) => (game.isRegularSeason ? Math.max(week, game.week) : week), last),
    0,
  );

/** What some games come to; null where there are none, or where nobody counted a snap. */
export function utilizedGames(position: UtilizedPosition, games: UtilizedPlayer['games']): UtilizedGames | null {
  if (games.length === 0) return null;
  const sum = summed(games);
  if (sum.snapShare === null) return null;
  const { own, team, snapShare } = sum;
  const perGame = games.reduce((total, game) => total + game.points, 0) / games.length;
  const score = utilizationScore(position, {
    ...{ snapShare, points: perGame },
    targetShare: part(own.targets, team.targets),
    carryShare: part(own.carries, team.carries),
    airYardsShare: part(own.airYards, team.passAirYards),
  });
  return { ...sum, score, points: perGame };
}

/** Weeks of the score of a week. */
const SCORE_WEEKS = 4;

/**
 * Scores of the four weeks before one, as far as they were played, by player; whoever has none is left out.
 *
 * @param leastGames whoever played fewer of them has none
 */
export const scoresBefore = (
  edition: Edition,
  season: number,
  week: number,
  leastGames = 1,
): ReadonlyMap<string, number> =>
  onceFor(edition, `utilization before ${season} ${week} ${leastGames}`, () => {
    const players = utilizedPlayers(edition, season);
    const last = Math.min(week - 1, lastUtilizedWeek(players));
    return new Map(
      players.flatMap(({ playerId, position, games }): [string, number][] => {
        const played = games.filter((game) => game.week <= last && game.week > last - SCORE_WEEKS);
        const four = played.length >= leastGames ? utilizedGames(position, played) : null;
        return four ? [[playerId, four.score]] : [];
      }),
    );
  });

/**
 * The score that goes with a ranking of a week, by player; of a season, or of its rest, that of the last four weeks.
 *
 * @param week 0 for no week
 */
export const utilizationBefore =
  (edition: Edition, season: number, week: number) =>
  ({ entityId }: { readonly entityId: string }): number | null =>
    scoresBefore(edition, season, week === 0 ? Number.POSITIVE_INFINITY : week).get(entityId) ?? null;

/** 0 to 1; a team without any gives nobody a share. */
const part = (own: number, whole: number): number => (whole > 0 ? own / whole : 0);

function pointsByWeek(
  { tables: { statWeeks }, indexes }: Edition,
  season: number,
  playerId: string,
  position: UtilizedPosition,
): ReadonlyMap<number, number> {
  const { column } = statWeeks;
  const rows = indexes.rowsOf('statWeeks', playerId).filter((row) => column.season[row] === season);
  return new Map(rows.map((row) => [column.week[row] ?? 0, points(statLineAt(statWeeks, row), position, HALF_PPR)]));
}
