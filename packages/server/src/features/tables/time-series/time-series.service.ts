import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import { FREE_WEEKS, MOST_WEEKS, SERIES_KEYS, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import type { getTimeSeries, SeriesWeek } from '@pylon/contract/tables/time-series/time-series';
import { cents } from '@pylon/engine/tables/cents';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { scoredGames } from '../../../football/season-points.ts';
import { teamGames } from '../../../football/team-games.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { EditionInput } from '../../../http/route.ts';
import { toWireEntity } from '../../../wire/entity.ts';
import { provenanceOf } from '../../../wire/provenance.ts';
import type { KnownScoring } from '../../../wire/scoring-system.ts';
import { seasonById } from '../../../wire/season.ts';
import { playerGames } from '../reads/player-games.ts';
import { startersOf } from './starters.ts';
import { NO_VALUES, type WeekValues, weekValues } from './week-values.ts';

type Asked = EditionInput<typeof getTimeSeries, { readonly scoring: KnownScoring }>;

/** Some players week by week, as a tier sees them. */
export function timeSeries({
  edition,
  query,
  now,
  tier,
  prepared: { scoring },
}: Asked): Outcome<AnswerOf<typeof getTimeSeries>> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const { year } = inSeason.value;
  const weeks = weeksAsked(edition, year, scoring, { all: inSeason.value.weeks, last: query.lastWeeks });
  const told = tellerOf(tier, query.stats ?? SERIES_KEYS);
  const players: AnswerOf<typeof getTimeSeries>['players'] = [];
  const positions = new Set<Position>();
  for (const entityId of new Set(query.playerIDs)) {
    const entity = toWireEntity(edition, entityId, year);
    if (!entity) return failure('player-not-found', { playerIDs: entityId });
    const position = edition.indexes.positionOf(entityId, year);
    if (position !== null && isPosition(position)) positions.add(position);
    const weekOf = weeksOfPlayer(edition, year, scoring, entityId);
    const series = weeks.map((week) => {
      const { values, ...game } = weekOf(week);
      return { week, ...game, values: told(week, values) };
    });
    players.push({ ...entity, weeks: series });
  }
  const starters = [...positions].flatMap((position) => {
    const of = startersOf(edition, year, scoring, position);
    if (!of) return [];
    const means = weeks.map((week) => ({ week, values: told(week, of.byWeek.get(week) ?? NO_VALUES) }));
    return [{ position, count: of.count, weeks: means }];
  });
  return found({ weeks, players, starters, provenance: provenanceOf(edition) });
}

interface WeeksWish {
  readonly all: readonly number[];
  /** Absent: all of the regular season. */
  readonly last: number | undefined;
}

function weeksAsked(edition: Edition, season: number, scoring: KnownScoring, { all, last }: WeeksWish): number[] {
  const regular = all.filter((week) => week <= MOST_WEEKS);
  if (last === undefined) return regular;
  const newest = scoredGames(edition, season, scoring).reduce((most, { week }) => Math.max(most, week), 0);
  return regular.filter((week) => week > newest - last && week <= newest);
}

/** The chosen stats of a week as a tier sees them, rounded. Points of the first weeks are everybody's. */
const tellerOf = (tier: Tier, stats: readonly SeriesKey[]) => (week: number, values: WeekValues) =>
  Object.fromEntries(
    stats.map((key) => {
      const value = values[key] === null ? null : cents(values[key]);
      return [key, key === 'points' && week <= FREE_WEEKS ? value : gated(tier, 'gameLogTable', value)];
    }),
  );

type PlayerWeek = Omit<SeriesWeek, 'week' | 'values'> & { readonly values: WeekValues };

/**
 * What a player did in a week. Whoever changed teams has the games played for each; weeks without one are those of the
 * last team.
 */
function weeksOfPlayer(
  edition: Edition,
  season: number,
  scoring: KnownScoring,
  entityId: string,
): (week: number) => PlayerWeek {
  const played = new Map(
    scoredGames(edition, season, scoring).flatMap((game) => (game.entityId === entityId ? [[game.week, game]] : [])),
  );
  const name = edition.indexes.positionOf(entityId, season);
  const position = name !== null && isPosition(name) ? name : null;
  const valuesOf = weekValues(edition, season);
  const boxScoreOf = playerGames(edition, season);
  const lastTeam = edition.indexes.teamOf(entityId, season);
  const fixtures = new Map(teamGames(edition, lastTeam, season).map((game) => [game.week, game]));
  const bye = lastTeam === null ? null : edition.indexes.byeWeek(season, lastTeam);
  return (week) => {
    const scored = played.get(week);
    const values = valuesOf({ entityId, position, week, scored });
    const fixture = fixtures.get(week);
    const ofTeam = fixture ? `${fixture.isHome ? '' : '@'}${fixture.opponent}` : null;
    if (values) {
      const team = scored ? (edition.tables.statWeeks.column.teamId[scored.row] ?? null) : lastTeam;
      const opponent = scored ? (boxScoreOf(scored.row)?.opponent ?? null) : ofTeam;
      return { state: 'played', team, opponent, values };
    }
    if (!fixture) return { state: week === bye ? 'bye' : 'missed', team: null, opponent: null, values: NO_VALUES };
    const state = fixture.score === null ? 'ahead' : 'missed';
    return { state, team: lastTeam, opponent: ofTeam, values: NO_VALUES };
  };
}
