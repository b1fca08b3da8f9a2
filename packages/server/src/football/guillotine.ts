// What forecasts come to in a guillotine league: eighteen teams, of which one goes each week, without kickers and
// defenses; points in whatever scoring is asked for.
import type { Edition } from '@pylon/almanac/editions/edition';
import { rangeRatios } from '@pylon/almanac/house/projections/ranges';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import type { ProjectionQuery } from '@pylon/almanac/read/projection-lines';
import { ELIMINATION_WEEKS, eliminationValues } from '@pylon/engine/guillotine/elimination';
import { relativeVariance } from '@pylon/engine/guillotine/week-odds';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { GAMES_PER_TEAM } from '@pylon/engine/vocabulary/weeks';
import { onceFor } from '../almanac/edition-memo.ts';
import { byeWeekOf } from '../wire/entity.ts';
import { baseScoring, type KnownScoring } from '../wire/scoring-system.ts';
import { forecastQuery, projectionUnits, type ScoredProjection, scoredProjections } from './projected-points.ts';
import { teamGames } from './team-games.ts';
import { weekAhead } from './week-ahead.ts';

/** How guillotine leagues are played, whatever they count. */
export const GUILLOTINE_LEAGUE: LeagueShape =
  BASE_SCORING_SYSTEMS.find(({ name }) => name === 'Guillotine Leagues')?.league ?? DEFAULT_LEAGUE;

/** Whether a guillotine league plays a position. */
export const isPlayed = ({ position }: { readonly position: string }): boolean =>
  position !== 'K' && position !== 'DST';

/** The system that spreads of points are measured in: they are shares of the points, which hold for any. */
export const referenceScoring = (): KnownScoring | undefined => baseScoring(FREE_SCORING_ID);

/** Mean picks of guillotine drafts, by entity; nobody where no list of them is known. */
export const guillotineAdp = (edition: Edition, season: number): ReadonlyMap<string, number> =>
  onceFor(
    edition,
    `guillotine adp ${season}`,
    () =>
      new Map(
        adpBoard(edition, season).entries.flatMap(({ entityId, adp: { guillotine } }) =>
          guillotine === undefined ? [] : [[entityId, guillotine] as const],
        ),
      ),
  );

/** Somebody to have in a guillotine league. */
export interface GuillotinePlayer extends ScoredProjection {
  /** Place by value overall and at the position, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  readonly byeWeek: number | null;
  /** Points over the wire while an average team lives. */
  readonly value: number;
  /** Points of a game that the player is in; a tenth of these games is below the floor. */
  readonly perGame: number;
  readonly floor: number;
  /** Standard deviation of a game's points. */
  readonly spread: number;
}

/** Whom to draft: everybody with points to expect of a season before it begins, the most valuable first. */
export const guillotineDraft = (edition: Edition, season: number, scoring: KnownScoring): readonly GuillotinePlayer[] =>
  onceFor(edition, `guillotine draft ${season} ${scoring.key}`, () =>
    byValue(edition, scoring, { ...forecastQuery(edition, season), from: 1 }),
  );

/** Whom to have from now on: as to draft until the season is under way, then by what is left of it. */
export const guillotineAhead = (edition: Edition, season: number, scoring: KnownScoring): readonly GuillotinePlayer[] =>
  onceFor(edition, `guillotine ahead ${season} ${scoring.key}`, () => {
    const from = weekAhead(edition, season);
    const left = { season, period: 'restOfSeason', week: 0, from } as const;
    const isUnderWay = from > 1 && from <= ELIMINATION_WEEKS && projectionUnits(edition, left).lines.length > 0;
    return isUnderWay ? byValue(edition, scoring, left) : guillotineDraft(edition, season, scoring);
  });

/** Whoever has points to expect of the weeks from one on, the most valuable first. */
function byValue(
  edition: Edition,
  scoring: KnownScoring,
  { from, ...query }: ProjectionQuery & { readonly from: number },
): readonly GuillotinePlayer[] {
  const { season } = query;
  const projected = scoredProjections(edition, query, scoring);
  const expected = [...projected.values()].filter((player) => isPlayed(player) && player.points.expected > 0);
  const reference = referenceScoring();
  const usual = reference ? scoredProjections(edition, query, reference) : projected;
  const players = expected.map((player) => ({ ...player, byeWeek: byeWeekOf(edition, player.entityId, season) }));
  const values = eliminationValues(
    // a week's mean counts the games that the player is expected to miss
    players.map(({ entityId, position, byeWeek, points, games }) => ({
      ...{ position, byeWeek },
      // somebody without a team has the games that are expected
      points: points.expected / Math.max(1, games, gamesFrom(edition, season, entityId, from)),
    })),
    GUILLOTINE_LEAGUE,
    from,
  );
  const counts = new Map<string, number>();
  return players
    .map((player, index) => {
      const games = Math.max(1, player.games);
      const perGame = player.points.expected / games;
      const inReference = Math.max(1, (usual.get(player.entityId) ?? player).points.expected / games);
      return {
        ...player,
        perGame,
        value: values[index] ?? 0,
        floor: perGame * rangeRatios(player.position, 'weekly', inReference, 1).floorRatio,
        spread: perGame * Math.sqrt(relativeVariance(player.position, inReference)),
      };
    })
    .sort((a, b) => b.value - a.value || b.points.expected - a.points.expected || (a.entityId < b.entityId ? -1 : 1))
    .map((player, index) => {
      const positionRank = (counts.get(player.position) ?? 0) + 1;
      counts.set(player.position, positionRank);
      return { ...player, rank: index + 1, positionRank };
    });
}

/** Games of somebody's team in the weeks from one on; none without a team. */
function gamesFrom(edition: Edition, season: number, entityId: string, from: number): number {
  if (from === 1) return GAMES_PER_TEAM; // also before there is a schedule
  const games = teamGames(edition, edition.indexes.teamOf(entityId, season), season);
  return games.filter(({ seasonType, week }) => seasonType === 'REG' && week >= from).length;
}
