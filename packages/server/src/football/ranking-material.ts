import type { Edition } from '@pylon/almanac/editions/edition';
import { houseExpert } from '@pylon/almanac/house/consensus/experts';
import { latestDay } from '@pylon/almanac/house/days';
import { rookieRatio } from '@pylon/almanac/house/projections/rookies';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import { rankingsOf } from '@pylon/almanac/read/rankings-of';
import { LIST_FORMATS, type ListFormat } from '@pylon/engine/rankings/list-formats';
import type { FormatLists, Market, RankingMaterial } from '@pylon/engine/rankings/ranking-material';
import { positionOf } from '@pylon/engine/tables/entity-filter';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { onceFor } from '../almanac/edition-memo.ts';
import { toWireEntity } from '../wire/entity.ts';
import { forecastQuery, type PlayerLine, type ProjectionUnits, projectionUnits } from './projected-points.ts';
import { weekMarket } from './week-market.ts';

/** Which rankings. `week` is 0 unless weekly. */
export interface MaterialQuery {
  readonly season: number;
  readonly period: Period;
  readonly week: number;
}

/** What the rankings of a period are made from, whatever the scoring and the league. */
export const rankingMaterial = (edition: Edition, query: MaterialQuery): RankingMaterial =>
  onceFor(edition, `ranking material ${query.season} ${query.period} ${query.week}`, () =>
    makeMaterial(edition, query),
  );

function makeMaterial(edition: Edition, query: MaterialQuery): RankingMaterial {
  const { season, period } = query;
  const projections = projectionUnits(edition, period === 'seasonal' ? forecastQuery(edition, season) : query);
  const published = LIST_FORMATS.map((format) => publishedLists(edition, query, format));
  const plays = new Set(projections.lines.map(({ entityId }) => entityId));
  const weeks =
    period === 'weekly' ? LIST_FORMATS.map((format) => ({ format, ...weekMarket(edition, query, format, plays) })) : [];
  const markets =
    period === 'seasonal' ? LIST_FORMATS.map((format) => seasonMarket(edition, season, format)) : weeks.map(asMarket);
  // where nobody published a list of the week, published projections are the only opinions that there are
  const lists =
    period === 'weekly' && published.every(({ entries }) => entries.length === 0)
      ? weeks.map(({ format, entries }) => ({ format, entries, experts: [] }))
      : published;
  return {
    period,
    positions: positionsOf(edition, season, { projections, lists, markets }),
    projected: projections.lines.map((line) => ({ ...line, rookieRatio: rookieRatioOf(edition, query, line) })),
    units: projections.units,
    projectedAsOf: latestDay(projections.lines.map(({ asOf }) => asOf)),
    lists,
    markets,
  };
}

/** What is published in a format, and the places of drafts in it: parts of the material, each made once. */
export const publishedLists = (edition: Edition, query: MaterialQuery, format: ListFormat): FormatLists =>
  onceFor(edition, `lists ${query.season} ${query.period} ${query.week} ${format}`, () =>
    formatLists(edition, query, format),
  );
export const seasonMarket = (edition: Edition, season: number, format: ListFormat): Market =>
  onceFor(edition, `market ${season} ${format}`, () => marketOf(edition, season, format));

/** A week's consensus of projections as a market: places by entity. */
const asMarket = ({
  format,
  asOf,
  entries,
}: Pick<FormatLists, 'format' | 'entries'> & { readonly asOf: string }): Market => ({
  format,
  asOf,
  places: new Map(entries.map(({ entityId, mean }) => [entityId, mean])),
});

/** A rookie is known by rank and draft pick alone only before the first game. */
function rookieRatioOf(
  { tables, indexes }: Edition,
  { season, period }: MaterialQuery,
  { entityId, position }: PlayerLine,
): number | null {
  const row = indexes.playerRow(entityId);
  if (row === undefined || tables.players.column.rookieYear[row] !== season) return null;
  const pick = tables.players.column.draftOverall[row] ?? Number.NaN;
  return period === 'seasonal' ? rookieRatio(position, Number.isNaN(pick) ? null : pick) : 1;
}

/** Positions of everybody whom something names and the edition knows. */
function positionsOf(
  edition: Edition,
  season: number,
  named: {
    readonly projections: ProjectionUnits;
    readonly lists: readonly FormatLists[];
    readonly markets: readonly Market[];
  },
): ReadonlyMap<string, string> {
  const ids = new Set([
    ...named.projections.lines.map(({ entityId }) => entityId),
    ...named.lists
      .flatMap(({ entries, experts }) => [...entries, ...experts.flatMap(({ places }) => places)])
      .map(({ entityId }) => entityId),
    ...named.markets.flatMap(({ places }) => [...places.keys()]),
  ]);
  return new Map(
    [...ids].flatMap((entityId) => {
      const entity = toWireEntity(edition, entityId, season);
      return entity ? [[entityId, positionOf(entity)] as const] : [];
    }),
  );
}

function formatLists(edition: Edition, query: MaterialQuery, format: ListFormat): FormatLists {
  const { experts, entities } = rankingsOf(edition, { ...query, format });
  const isDrafted = (entityId: string) => {
    const position = edition.indexes.positionOf(entityId, query.season);
    return position !== null && isPosition(position);
  };
  const drafted = entities.filter(({ entityId }) => isDrafted(entityId));
  return {
    format,
    entries: drafted.map(({ entityId, rank, positionRank, mean, sd, tier }) => ({
      entityId,
      rank,
      positionRank,
      mean,
      sd,
      tier,
    })),
    experts: experts
      // A house method's list is computed in the asked scoring, whoever else publishes one under its name.
      .filter(({ slug }) => !houseExpert(slug))
      .map(({ slug, asOf }) => ({
        expertId: slug,
        asOf,
        places: drafted.flatMap(({ entityId, published }) => {
          const own = published[slug];
          return own ? [{ entityId, rank: own.rank, positionRank: own.positionRank ?? own.rank }] : [];
        }),
      })),
  };
}

/** Draft formats whose numbers count for a format, the best first. */
const NEAREST: Readonly<Record<ListFormat, readonly ListFormat[]>> = {
  superflex: ['superflex', 'half-ppr', 'ppr', 'standard'],
  ppr: ['ppr', 'half-ppr', 'standard'],
  'half-ppr': ['half-ppr', 'ppr', 'standard'],
  standard: ['standard', 'half-ppr', 'ppr'],
};

/** Average draft positions in drafts of a format: one-quarterback drafts say nothing of superflex ones. */
function marketOf(edition: Edition, season: number, format: ListFormat): Market {
  const isSuperflex = format === 'superflex';
  const formats: readonly string[] = NEAREST[format];
  const { entries, columns } = adpBoard(edition, season, { formats });
  const places = new Map(
    entries.flatMap((entry) => {
      const adp = isSuperflex ? entry.adp.superflex : entry.consensus;
      return adp === undefined || adp === null ? [] : [[entry.entityId as string, adp] as const];
    }),
  );
  const shown = Object.values(columns).filter(
    (column) =>
      column.format !== null && (isSuperflex ? column.format === 'superflex' : formats.includes(column.format)),
  );
  return { format, asOf: latestDay(shown.flatMap(({ asOf }) => asOf ?? [])), places };
}
