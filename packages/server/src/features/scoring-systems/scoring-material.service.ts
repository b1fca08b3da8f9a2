// What the screen ranks and scores anew with, packed for the way.
import { HOUSE_EXPERTS } from '@pylon/almanac/house/consensus/experts';
import { AGGREGATE, projectionProviders } from '@pylon/almanac/read/projection-lines';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated, opens } from '@pylon/contract/plans/tiers';
import type {
  getProjectionMaterial,
  getRankingMaterial,
  RankingMaterial,
} from '@pylon/contract/scoring-systems/scoring-material';
import type { RankingMaterial as Material, ProjectedPlayer } from '@pylon/engine/rankings/ranking-material';
import { packedUnits } from '@pylon/engine/scoring/expected/projection-season';
import { rowAside } from '../../football/lists/row-aside.ts';
import { forecastProvenance, projectionUnits } from '../../football/projected-points.ts';
import { rankingMaterial } from '../../football/ranking-material.ts';
import { gamesOf } from '../../football/team-games.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';
import { toWireHouseExpert, toWirePublisher } from '../../wire/expert.ts';
import { askedWeek, toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonById } from '../../wire/season.ts';

/** What the rankings of a period are computed from. */
export function rankingMaterialAnswer(asked: EditionInput<typeof getRankingMaterial>): Outcome<RankingMaterial> {
  const { edition, query, now, tier } = asked;
  if (!opens(tier, 'customScoringsDialog')) return failure('tier-required');
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const season = inSeason.value;
  const period = toPeriod(query.expertRankingPeriod);
  const week = period === 'weekly' ? askedWeek(query.week, season) : 0;
  const material = rankingMaterial(edition, { season: season.year, period, week });
  const { gameOf, impliedOf, utilizationOf } = rowAside(edition, { season: season.year, week }, { now });
  return found({
    ...packed(material),
    players: idsOf(material).map((entityId, index) => {
      const projected = material.projected[index];
      return {
        entityId,
        ...(toWireEntity(edition, entityId, season.year) ?? { athlete: null, team: null }),
        position: projected?.position ?? null,
        byeWeek: byeWeekOf(edition, entityId, season.year),
        game: gameOf({ entityId }),
        impliedPoints: impliedOf({ entityId }),
        utilizationScore: gated(tier, 'utilizationScore', utilizationOf({ entityId })),
        ratios: projected ? ratiosOf(projected) : null,
      };
    }),
    provenance: period === 'seasonal' ? forecastProvenance(edition, season.year) : provenanceOf(edition),
  });
}

const ratiosOf = ({ floorRatio, middleRatio, ceilingRatio, scheduleRatio, rookieRatio }: ProjectedPlayer) => ({
  floorRatio,
  middleRatio,
  ceilingRatio,
  scheduleRatio,
  rookieRatio,
});

/** Everybody who is named, those with a projection first and in their order. */
const idsOf = ({ projected, lists, markets }: Material): readonly string[] => [
  ...new Set([
    ...projected.map(({ entityId }) => entityId),
    ...lists.flatMap(({ entries, experts }) =>
      [...entries, ...experts.flatMap(({ places }) => places)].map(({ entityId }) => entityId),
    ),
    ...markets.flatMap(({ places }) => [...places.keys()]),
  ]),
];

/** What does not need the edition, players by their place. */
function packed(material: Material): Omit<RankingMaterial, 'players' | 'provenance'> {
  const numbers = new Map(idsOf(material).map((entityId, index) => [entityId, index]));
  const numberOf = (entityId: string): number => numbers.get(entityId) ?? -1; // all are among them
  return {
    period: material.period,
    units: unitsOf(material.units),
    projectedAsOf: material.projectedAsOf,
    lists: material.lists.map(({ format, entries, experts }) => ({
      format,
      entries: entries.map(({ entityId, rank, positionRank, mean, sd, tier }) => [
        numberOf(entityId),
        rank,
        positionRank,
        mean,
        sd,
        tier,
      ]),
      experts: experts.map(({ expertId, asOf, places }) => ({
        expert: toWirePublisher(expertId, asOf, format),
        places: places.map(({ entityId, rank, positionRank }) => [numberOf(entityId), rank, positionRank]),
      })),
    })),
    markets: material.markets.map(({ format, asOf, places }) => ({
      format,
      asOf,
      places: [...places].map(([entityId, adp]) => [numberOf(entityId), adp]),
    })),
    houseExperts: HOUSE_EXPERTS.map((expert) => toWireHouseExpert(expert, null)),
  };
}

const unitsOf = (units: Material['units']): RankingMaterial['units'] =>
  Object.fromEntries(
    Object.entries(packedUnits(units)).map(([key, column]) => [
      key,
      { players: [...column.players], units: [...column.units] },
    ]),
  );

/** What the projections of a period are computed from. */
export function projectionMaterialAnswer(
  asked: EditionInput<typeof getProjectionMaterial>,
): Outcome<AnswerOf<typeof getProjectionMaterial>> {
  const { edition, query, now, tier } = asked;
  if (!opens(tier, 'projectionsTableBottom')) return failure('tier-required');
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const season = inSeason.value;
  const period = toPeriod(query.projectionPeriod);
  const week = period === 'weekly' ? askedWeek(query.week, season) : 0;
  const which = { season: season.year, period, week };
  const { projectedProvider: provider } = query;
  if (provider !== AGGREGATE && !projectionProviders(edition, which).includes(provider)) {
    return failure('invalid-parameters', { projectedProvider: 'has none of this period' });
  }
  const { lines, units } = projectionUnits(edition, which, provider);
  const gameFor = gamesOf(edition, season.year, week, now);
  return found({
    players: lines.map(({ entityId, position, games, line, floorRatio, middleRatio, ceilingRatio }) => ({
      entityId,
      ...(toWireEntity(edition, entityId, season.year) ?? { athlete: null, team: null }),
      position,
      floorRatio,
      middleRatio,
      ceilingRatio,
      byeWeek: byeWeekOf(edition, entityId, season.year),
      game: gameFor(entityId),
      games,
      stats: { ...line },
    })),
    units: unitsOf(units),
    provenance: provenanceOf(edition),
  });
}
