import type { Edition } from '@pylon/almanac/editions/edition';
import { latestDay } from '@pylon/almanac/house/days';
import { AGGREGATE, projectionProviders } from '@pylon/almanac/read/projection-lines';
import { BRAND } from '@pylon/contract/brand';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { opens } from '@pylon/contract/plans/tiers';
import {
  type PlacedRow,
  type ProjectedFacts,
  projectedFacts,
  projectedPage,
} from '@pylon/contract/projections/projected-page';
import type { listProjections } from '@pylon/contract/projections/projections';
import { projections as table } from '@pylon/contract/tables/week/projections.table';
import { placedProjections } from '@pylon/engine/rankings/placed-projections';
import { onceFor } from '../../almanac/edition-memo.ts';
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
import { Lru } from '../../lru.ts';
import { noSuchColumn, orderAllowed } from '../../tables/table-answer.ts';
import { toldRows } from '../../tables/told-rows.ts';
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';
import { toWirePublisher } from '../../wire/expert.ts';
import { askedWeek, toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';

type Answer = AnswerOf<typeof listProjections>;

/** Lists of which every row is kept as it is told: about a megabyte each. */
const KEPT_LISTS = 8;

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

  const allowed = orderAllowed(tier, table, query.orderBy);
  if (!allowed.ok) return allowed;
  const isPerGame = query.perGame === 'true';
  const kept = onceFor(edition, 'projected facts', () => new Lru<ProjectedFacts>(KEPT_LISTS));
  const facts = kept.once(JSON.stringify([which, provider, scoring.key, isPerGame, now]), () => {
    const gameFor = gamesOf(edition, season.year, week, now);
    const placed = placedRows(edition, season.year, scoredProjections(edition, which, scoring, provider));
    return projectedFacts(placed, { isPerGame, gameOf: ({ entityId }) => gameFor(entityId) });
  });
  const page = projectedPage(
    facts,
    { ...query, among },
    {
      tier,
      isPerGame,
      // where nothing is locked, nothing stands in the order of drafts
      neutral: opens(tier, 'projections') ? undefined : byMarket(marketRanks(edition, season.year, scoring)),
      told: toldRows(facts, tier),
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
