import type { TableRows } from '../../tables/all.ts';
import { latestDay } from '../days.ts';
import { newestLists, oldestThatCounts } from '../newest.ts';
import { HOUSE_EXPERTS } from './experts.ts';
import { MARKET, marketLists, REDRAFT_FORMATS } from './market.ts';
import { type OpinionList, pooledOpinions } from './opinions.ts';

type RankingRow = TableRows['rankings'][number];

/** A list with its further figures beside ranks. */
export interface ConsensusList extends OpinionList {
  readonly asOf: string;
  /** Published rows by entity, where the list is a publisher's and not the market. */
  readonly published: ReadonlyMap<string, RankingRow>;
  /** Whether its ranks count within each position. */
  readonly byPosition: boolean;
}

/** Which lists speak for a list's format when nobody publishes it, the closest first. */
const CLOSEST_FORMATS: Readonly<Record<string, readonly string[]>> = {
  'half-ppr': ['half-ppr', 'ppr', 'standard'],
  ppr: ['ppr', 'half-ppr', 'standard'],
  standard: ['standard', 'half-ppr', 'ppr'],
  dynasty: ['dynasty', 'ppr', 'half-ppr', 'standard'],
};
/** ADP formats that speak for the market of a period and format. */
function marketFormats(period: string, format: string): readonly string[] {
  if (period === 'dynasty') return format === 'superflex' ? [] : ['dynasty'];
  if (period === 'bestBall') return ['best-ball'];
  if (period !== 'seasonal') return [];
  if (format === 'superflex') return ['superflex'];
  if (format === 'best-ball') return ['best-ball'];
  return [...new Set([format, ...REDRAFT_FORMATS])];
}

/** The house's methods are made from the same lists, so they would count those lists twice. */
const DERIVED: ReadonlySet<string> = new Set(HOUSE_EXPERTS.map(({ slug }) => slug));

/**
 * The lists that count in one consensus.
 *
 * @param rankings rows of the season and period (and week), all formats
 * @param adp rows of the season
 */
export function consensusLists(
  rankings: readonly RankingRow[],
  adp: TableRows['adp'],
  which: { readonly period: string; readonly format: string; readonly until: string },
  positionOf: (entityId: string) => string | null,
): readonly ConsensusList[] {
  // lists of individual defenders belong to another kind of league
  const fantasy = rankings.filter((row) => positionOf(row.entityId) !== null && !DERIVED.has(row.expert));
  const formats = CLOSEST_FORMATS[which.format] ?? [which.format];
  const spoken = formats.find((format) => fantasy.some((row) => row.format === format));
  const published = [
    ...newestLists(
      fantasy.filter((row) => row.format === spoken),
      (row) => row.expert,
      which.until,
    ),
  ].map(([slug, list]): ConsensusList => {
    const firsts = list.filter((row) => row.rank === 1).map((row) => positionOf(row.entityId));
    return {
      slug,
      asOf: list[0]?.asOf ?? '',
      ranks: new Map(list.map((row) => [row.entityId, row.rank])),
      published: new Map(list.map((row) => [row.entityId, row])),
      byPosition: new Set(firsts).size > 1,
    };
  });

  const drafted = adp.filter((row) => positionOf(row.entityId) !== null);
  const providers = marketLists(drafted, marketFormats(which.period, which.format), which.until);
  const market: ConsensusList[] =
    providers.length === 0
      ? []
      : [
          {
            slug: MARKET,
            asOf: latest(providers),
            ranks: new Map(pooledOpinions(providers, positionOf).map((one) => [one.entityId, one.rank])),
            published: new Map(),
            byPosition: false,
          },
        ];
  const all = [...published, ...market];
  const oldest = oldestThatCounts(latest(all));
  const fresh = all.filter((list) => list.asOf >= oldest);
  // an order over all positions and one within each cannot be averaged: where there are both, the former counts
  return fresh.some((list) => !list.byPosition) ? fresh.filter((list) => !list.byPosition) : fresh;
}

const latest = (lists: readonly { readonly asOf: string }[]): string => latestDay(lists.map((list) => list.asOf));
