import type { Edition } from '@pylon/almanac/editions/edition';
import { latestDay } from '@pylon/almanac/house/days';
import { AGGREGATE, projectionProviders } from '@pylon/almanac/read/projection-lines';
import { BRAND } from '@pylon/contract/brand';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { opens } from '@pylon/contract/plans/tiers';
import { type PlacedRow, projectedPage } from '@pylon/contract/projections/projected-page';
import type { listProjections } from '@pylon/contract/projections/projections';
import { projections as table } from '@pylon/contract/tables/projections.table';
import { placedProjections } from '@pylon/engine/rankings/placed-projections';
import { byMarket, marketRanks } from '../../football/market-order.ts';
import {
  type ProjectionUnits,
  projectionUnits,
  type ScoredProjection,
  scoredProjections,
} from '../../football/projected-points.ts';
import { gamesOf } from '../../football/team-games.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import type { PreparedAmong } from '../../leagues/holders/held-among.ts';
import { noSuchColumn, orderAllowed } from '../../tables/table-answer.ts';
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';
import { toWirePublisher } from '../../wire/expert.ts';
import { askedWeek, toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';

type Answer = AnswerOf<typeof listProjections>;

/** A page of projections, as a tier sees it; a provider without lines of the period gives an empty page. */
export function projections({
  edition,
  query,
  now,
  tier,
  prepared,
}: EditionInput<typeof listProjections, PreparedAmong<{ readonly scoring: KnownScoring }>>): Outcome<Answer> {
  const { scoring, among } = prepared;
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const season = inSeason.value;
  const period = toPeriod(query.projectionPeriod);
  const week = period === 'weekly' ? askedWeek(query.week, season) : 0;
  const which = { season: season.year, period, week };
  const published = projectionProviders(edition, which);
  const provider = query.projectedProvider;
  if (provider !== AGGREGATE && !published.includes(provider) && !isKnownProvider(edition, provider)) {
    return failure('invalid-parameters', { projectedProvider: 'is no provider' });
  }

  const scored = scoredProjections(edition, which, scoring, provider);
  const all = placedRows(edition, season.year, scored);
  const allowed = orderAllowed(tier, table, query.orderBy);
  if (!allowed.ok) return allowed;
  const gameFor = gamesOf(edition, season.year, week, now);
  const page = projectedPage(
    all,
    { ...query, among },
    {
      tier,
      isPerGame: query.perGame === 'true',
      gameOf: ({ entityId }) => gameFor(entityId),
      // where nothing is locked, nothing stands in the order of drafts
      neutral: opens(tier, 'projections') ? undefined : byMarket(marketRanks(edition, season.year, scoring)),
    },
  );
  if (!page) return noSuchColumn();
  const { total, passingCompletionPerValueRange, rows } = page;
  return found({
    total,
    provider,
    providers: [
      { id: AGGREGATE, name: BRAND.name, asOf: newestDay(projectionUnits(edition, which)) },
      ...published.map((slug) => ({
        id: slug,
        name: toWirePublisher(slug, null).name,
        asOf: newestDay(projectionUnits(edition, which, slug)),
      })),
    ],
    passingCompletionPerValueRange,
    playerProjections: rows,
    provenance: provenanceOf(edition),
  });
}

const isKnownProvider = ({ tables }: Edition, provider: string): boolean =>
  tables.projections.column.provider.includes(provider);

function placedRows(edition: Edition, season: number, scored: ReadonlyMap<string, ScoredProjection>): PlacedRow[] {
  return placedProjections([...scored.values()]).flatMap(({ player, rank, positionRank }) => {
    const { entityId, games, points, line } = player;
    const entity = toWireEntity(edition, entityId, season);
    if (!entity) return [];
    return [
      { ...entity, entityId, rank, positionRank, byeWeek: byeWeekOf(edition, entityId, season), games, points, line },
    ];
  });
}

const newestDay = ({ lines }: ProjectionUnits): string | null => latestDay(lines.map(({ asOf }) => asOf)) || null;
