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

/** The score is of so many weeks, and its change over as many. */
const SCORE_WEEKS = 4;

/** What a player's games of some weeks come to, both ends among them; null as {@link utilizedGames}. */
const within = ({ position, games }: UtilizedPlayer, from: number, to: number): UtilizedGames | null =>
  utilizedGames(
    position,
    games.filter(({ week }) => week >= from && week <= to),
  );

/** The scores of a week: of the week alone, and of the four up to it; null without a game that counts. */
export const scoresOfWeek = (player: UtilizedPlayer, week: number) => ({
  week: within(player, week, week)?.score ?? null,
  four: within(player, week - SCORE_WEEKS + 1, week)?.score ?? null,
});

/** A player who played in the four weeks up to one. */
export interface UtilizationStanding {
  readonly player: UtilizedPlayer;
  readonly four: UtilizedGames;
  /** Place within the position by the score, from 1. */
  readonly rank: number;
  /** The score less that of the four weeks before; null where those have none. */
  readonly change: number | null;
  /** The score of the last of the weeks. */
  readonly week: number | null;
  /** The score of the regular season up to it. */
  readonly season: number | null;
}

/** Everybody who played in the four weeks up to one, by player. */
export function utilizationStandings(
  edition: Edition,
  season: number,
  week: number,
): ReadonlyMap<string, UtilizationStanding> {
  const scored = utilizedPlayers(edition, season).flatMap((player) => {
    const four = within(player, week - SCORE_WEEKS + 1, week);
    return four ? [{ player, four }] : [];
  });
  const ranks = ranksOf(scored);
  return new Map(
    scored.map(({ player, four }) => {
      const before = within(player, week - 2 * SCORE_WEEKS + 1, week - SCORE_WEEKS);
      const regular = player.games.filter((game) => game.isRegularSeason && game.week <= week);
      const standing = {
        ...{ player, four, rank: ranks.get(player.playerId) ?? 0, change: before && four.score - before.score },
        week: scoresOfWeek(player, week).week,
        season: utilizedGames(player.position, regular)?.score ?? null,
      };
      return [player.playerId, standing];
    }),
  );
}

/** The standings after the last week of the regular season that was played. */
export const lastUtilization = (edition: Edition, season: number): ReadonlyMap<string, UtilizationStanding> =>
  onceFor(edition, `last utilization ${season}`, () =>
    utilizationStandings(edition, season, lastUtilizedWeek(utilizedPlayers(edition, season))),
  );

function ranksOf(
  scored: readonly { readonly player: UtilizedPlayer; readonly four: UtilizedGames }[],
): ReadonlyMap<string, number> {
  const byPosition = Map.groupBy(scored, ({ player }) => player.position).values();
  return new Map(
    [...byPosition].flatMap((of) =>
      of
        .toSorted((one, other) => other.four.score - one.four.score)
        .map(({ player }, place) => [player.playerId, place + 1] as const),
    ),
  );
}

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
