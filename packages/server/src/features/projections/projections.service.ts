import type { Edition } from '@pylon/almanac/editions/edition';
import { AGGREGATE, projectionProviders } from '@pylon/almanac/read/projection-lines';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { listProjections, ProjectionRow } from '@pylon/contract/projections';
import { STAT_KEYS } from '@pylon/engine/scoring/stat-keys';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { byeWeekOf, nameOf, toWireEntity, type WireEntity } from '../../present/entity.ts';
import { toWirePublisher } from '../../present/expert.ts';
import { cents, type ScoredProjection, scoredProjections } from '../../present/projected-points.ts';
import { provenanceOf } from '../../present/provenance.ts';
import { scoringById } from '../../present/scoring-system.ts';
import { seasonById } from '../../present/season.ts';
import { entityTest, pageOf, type SortValue, sortedRows } from '../../present/table-query.ts';
import { gameOf } from '../../present/team-games.ts';

type Answer = AnswerOf<typeof listProjections>;
type Query = QueryOf<typeof listProjections>;

const PERIODS: Readonly<Record<Query['projectionPeriod'], Period>> = {
  weekly: 'weekly',
  seasonal: 'seasonal',
  restofseason: 'restOfSeason',
};

/** A projection in its place. */
interface PlacedProjection extends WireEntity {
  readonly projection: ScoredProjection;
  /** Place by expected points, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  readonly byeWeek: number | null;
}

/** A page of projections; a provider without lines of the period gives an empty page. */
export function projections(edition: Edition, query: Query, now: Date): Outcome<Answer> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const system = scoringById(query.scoringSystemId);
  if (!system.ok) return system;
  const { season } = inSeason;
  const period = PERIODS[query.projectionPeriod];
  const asked = query.week !== undefined && query.week > 0 ? query.week : season.currentWeek;
  const which = { season: season.year, period, week: period === 'weekly' ? asked : 0 };
  const published = projectionProviders(edition, which);
  const provider = query.projectedProvider;
  if (provider !== AGGREGATE && !published.includes(provider) && !isKnownProvider(edition, provider)) {
    return failure('invalid-parameters', { projectedProvider: 'is no provider' });
  }

  const scored = scoredProjections(edition, which, system.scoring, provider);
  const isWanted = entityTest(query);
  const placed = placedProjections(edition, season.year, scored).filter(isWanted);
  const sorted = sortedRows(placed, query.orderBy, columnOf);
  if (!sorted.ok) return sorted;
  const gameWeek = { week: period === 'weekly' ? asked : null, now };
  return found({
    total: sorted.rows.length,
    provider,
    providers: [
      { id: AGGREGATE, name: 'Pylon', asOf: newestDay(scoredProjections(edition, which, system.scoring)) },
      ...published.map((slug) => ({
        id: slug,
        name: toWirePublisher(slug, null).name,
        asOf: newestDay(scoredProjections(edition, which, system.scoring, slug)),
      })),
    ],
    passingCompletionPerValueRange: completionRange(placed),
    playerProjections: pageOf(sorted.rows, query).map((row) => ({
      ...toRow(row),
      game: gameOf(edition, edition.indexes.teamOf(row.projection.entityId, season.year), season.year, gameWeek),
    })),
    provenance: provenanceOf(edition),
  });
}

const isKnownProvider = ({ tables }: Edition, provider: string): boolean =>
  tables.projections.column.provider.includes(provider);

function placedProjections(
  edition: Edition,
  season: number,
  scored: ReadonlyMap<string, ScoredProjection>,
): PlacedProjection[] {
  const counts = new Map<string, number>();
  return [...scored.values()]
    .sort((a, b) => b.points.expected - a.points.expected || (a.entityId < b.entityId ? -1 : 1))
    .flatMap((projection, index) => {
      const entity = toWireEntity(edition, projection.entityId, season);
      if (!entity) return [];
      const positionRank = (counts.get(projection.position) ?? 0) + 1;
      counts.set(projection.position, positionRank);
      const byeWeek = byeWeekOf(edition, projection.entityId, season);
      return [{ ...entity, projection, rank: index + 1, positionRank, byeWeek }];
    });
}

const toRow = ({ athlete, team, projection, rank, positionRank, byeWeek }: PlacedProjection) =>
  ({
    athlete,
    team,
    rank,
    positionRank,
    byeWeek,
    games: cents(projection.games),
    floorFantasyPoints: cents(projection.points.floor),
    projectedFantasyPoints: cents(projection.points.expected),
    ceilingFantasyPoints: cents(projection.points.ceiling),
    stats: Object.fromEntries(Object.entries(projection.line).map(([key, amount]) => [key, cents(amount)])),
  }) satisfies Omit<ProjectionRow, 'game'>;

const newestDay = (scored: ReadonlyMap<string, ScoredProjection>): string | null => {
  let newest: string | null = null;
  for (const { asOf } of scored.values()) if (asOf !== '' && (newest === null || asOf > newest)) newest = asOf;
  return newest;
};

/** Fewest attempts a game of those whose share of completions means something. */
const FEWEST_ATTEMPTS = 10;

/** Shares of completed passes, 0 to 100, of the passers shown: the scale of their column. Null without passers. */
function completionRange(rows: readonly PlacedProjection[]): Answer['passingCompletionPerValueRange'] {
  const shares = rows.flatMap(({ projection: { line, games } }) => {
    const attempts = line.passingAttempts ?? 0;
    return attempts / Math.max(games, 1) < FEWEST_ATTEMPTS ? [] : [(100 * (line.passingCompletions ?? 0)) / attempts];
  });
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { min: cents(Math.min(...shares)), avg: cents(mean), max: cents(Math.max(...shares)) };
}

const COLUMNS: Readonly<Record<string, ((row: PlacedProjection) => SortValue) | undefined>> = {
  rank: ({ rank }) => rank,
  positionRank: ({ positionRank }) => positionRank,
  athleteName: nameOf,
  byeWeek: ({ byeWeek }) => byeWeek,
  games: ({ projection }) => projection.games,
  floorFantasyPoints: ({ projection }) => projection.points.floor,
  projectedFantasyPoints: ({ projection }) => projection.points.expected,
  ceilingFantasyPoints: ({ projection }) => projection.points.ceiling,
};

function columnOf(key: string): ((row: PlacedProjection) => SortValue) | undefined {
  if (Object.hasOwn(COLUMNS, key)) return COLUMNS[key];
  const stat = STAT_KEYS.find((candidate) => candidate === key);
  return stat && (({ projection }) => projection.line[stat] ?? 0);
}
