/**
 * Every expert's ranks of a period in one league: the house's methods, and what others published in the nearest
 * formats.
 */
import { isPosition, type Position } from '../vocabulary/positions.ts';
import { adjustedConsensus } from './adjusted-consensus.ts';
import type { AskedLeague } from './asked-league.ts';
import { type ListFormat, listFormats } from './list-formats.ts';
import type { MethodRanks } from './method-ranks.ts';
import { ownExpertList } from './own-experts.ts';
import type { ConsensusEntry, FormatLists, Market, RankingMaterial } from './ranking-material.ts';
import type { ScoutValue } from './scout-values.ts';

/** One column of the rankings: an expert's overall ranks, from 1. */
export interface ExpertList {
  readonly expertId: string;
  readonly asOf: string;
  /** The format of a published list; null for a house method and a person's own. */
  readonly format: ListFormat | null;
  readonly ranks: ReadonlyMap<string, number>;
  /** Whether the list means to leave others out, and has no opinion of them. */
  readonly isPartial?: boolean;
}

/** The consensus' figures of a player. */
export interface ConsensusOpinion {
  readonly mean: number;
  readonly sd: number | null;
  /** Tier within the position. */
  readonly tier: number | null;
}

/** Every expert with a list, and the consensus of the published ones. */
export interface ExpertLists {
  /** House methods first, then publishers, then the person's own. */
  readonly lists: readonly ExpertList[];
  /** By entity; empty when nobody published a list of the period. */
  readonly consensus: ReadonlyMap<string, ConsensusOpinion>;
  /** Average draft position by entity; empty but for a whole season. */
  readonly adps: ReadonlyMap<string, number>;
}

/** Lists by position that stand beside the overall list of the same publisher. */
const IS_PART_OF_ANOTHER = /-(position|idp)$/;

/**
 * Gathers the lists.
 *
 * @param values everybody's worth in the league, in the order of Scout
 * @param methods the lists of the other methods that value projections
 */
export function expertLists(
  material: RankingMaterial,
  asked: AskedLeague,
  values: ReadonlyMap<string, ScoutValue>,
  methods: MethodRanks,
): ExpertLists {
  const formats = listFormats(asked.settings, asked.league);
  const inFormat = formats.flatMap((format) => material.lists.find((lists) => lists.format === format) ?? []);
  const nearest = inFormat.find(({ entries }) => entries.length > 0);
  const isByPosition = isListedByPosition(nearest);
  const entries = nearest ? adjustedConsensus(material, nearest, { ...asked, values, isByPosition }) : [];
  const market = material.markets.find(({ format }) => format === formats[0]) ?? NO_MARKET;
  const places = isByPosition ? curvePlaces(material, overallOrder(material, values, market)) : null;
  const consensusOrder = overallRanks(entries, places);
  const houseLists = houseListsOf(
    { values, methods, market },
    {
      consensusOrder,
      // A house list is of the day of the youngest list that it was made from.
      listed: latest([...(nearest?.experts ?? []).map(({ asOf }) => asOf), market.asOf]),
      projected: material.projectedAsOf,
    },
  );
  // A publisher's list in another format is better than none, but one quarterback's list says nothing of a superflex
  // draft.
  const usable = nearest?.format === 'superflex' ? [nearest] : inFormat;
  const own = (material.own ?? []).map(ownExpertList);
  const lists = [...houseLists, ...publishedLists(usable, { places, isByPosition }), ...own];
  return {
    lists: lists.filter(({ ranks }) => ranks.size > 0),
    consensus: new Map(
      entries.map(({ entityId, mean, sd, tier }) => [
        entityId,
        // Means of ranks within a position cannot be compared across positions: the overall place stands in for them.
        { mean: isByPosition ? (consensusOrder.get(entityId) ?? mean) : mean, sd, tier },
      ]),
    ),
    adps: material.period === 'seasonal' ? market.places : NO_MARKET.places,
  };
}

const isListedByPosition = (lists: FormatLists | undefined): boolean =>
  lists !== undefined &&
  lists.entries.length > 1 &&
  lists.entries.every(({ rank, positionRank }) => rank === positionRank);

function houseListsOf(
  {
    values,
    methods,
    market,
  }: {
    readonly values: ReadonlyMap<string, ScoutValue>;
    readonly methods: MethodRanks;
    readonly market: Market;
  },
  made: {
    readonly consensusOrder: ReadonlyMap<string, number>;
    readonly listed: string;
    readonly projected: string;
  },
): readonly ExpertList[] {
  const list = (expertId: string, asOf: string, ranks: ReadonlyMap<string, number>): ExpertList => ({
    expertId,
    asOf,
    format: null,
    ranks,
  });
  const scout = new Map([...values].map(([entityId, { scoutRank }]) => [entityId, scoutRank]));
  return [
    list('market', market.asOf, ranksBy(market.places)),
    list('consensus', made.listed, made.consensusOrder),
    list('scout', made.projected, scout),
    list('opportunity', made.projected, methods.opportunity),
    list('ceiling', made.projected, methods.ceiling),
    list('schedule', made.projected, methods.schedule),
    { ...list('rookie', made.projected, methods.rookie), isPartial: true },
  ];
}

/** Each publisher's list in the nearest format that they have one in. */
function publishedLists(
  usable: readonly FormatLists[],
  { places, isByPosition }: { readonly places: CurvePlaces | null; readonly isByPosition: boolean },
): readonly ExpertList[] {
  const seen = new Set<string>();
  return usable.flatMap(({ format, experts }) =>
    experts
      .filter(({ expertId }) => isByPosition || !IS_PART_OF_ANOTHER.test(expertId))
      .filter(({ expertId }) => !seen.has(expertId) && seen.add(expertId))
      .map((published) => ({
        expertId: published.expertId,
        asOf: published.asOf,
        format,
        // Places as they were published: a list that leaves out some positions still means the places it gives the
        // others.
        ranks: places
          ? overallRanks(published.places, places)
          : new Map(published.places.map(({ entityId, rank }) => [entityId, rank])),
      })),
  );
}

const NO_MARKET: Market = { format: 'half-ppr', asOf: '', places: new Map() };

/** The overall place of the n-th best of a position; null for somebody who plays none that is drafted. */
type CurvePlaces = (entityId: string, positionRank: number) => number | null;

/** An order over all positions, from 1: of a week the market's, which everybody may see, else Scout's. */
const overallOrder = (
  { period }: RankingMaterial,
  values: ReadonlyMap<string, ScoutValue>,
  market: Market,
): ReadonlyMap<string, number> =>
  period === 'weekly' && market.places.size > 0
    ? ranksBy(market.places)
    : new Map([...values].map(([entityId, { scoutRank }]) => [entityId, scoutRank]));

/**
 * Lists by position become one by giving the n-th the place of the n-th.
 *
 * @param order places over all positions, ascending
 */
function curvePlaces({ positions }: RankingMaterial, order: ReadonlyMap<string, number>): CurvePlaces {
  const byPosition = new Map<Position, number[]>();
  for (const [entityId, place] of order) {
    const position = positions.get(entityId) ?? '';
    if (!isPosition(position)) continue;
    const ranks = byPosition.get(position) ?? [];
    byPosition.set(position, ranks);
    ranks.push(place);
  }
  const after = order.size + 1;
  return (entityId, positionRank) => {
    const position = positions.get(entityId) ?? '';
    return isPosition(position) ? (byPosition.get(position)?.[positionRank - 1] ?? after + positionRank) : null;
  };
}

/** Overall ranks of entities that are ranked overall, or by position and then placed. */
function overallRanks(
  entries: readonly Pick<ConsensusEntry, 'entityId' | 'rank' | 'positionRank'>[],
  placeOf: CurvePlaces | null,
): ReadonlyMap<string, number> {
  // Lists also rank players whom this board leaves out: places are counted anew.
  if (!placeOf) return ranksBy(new Map(entries.map(({ entityId, rank }) => [entityId, rank])));
  const placed = entries.flatMap(({ entityId, positionRank }) => {
    const place = placeOf(entityId, positionRank);
    return place === null ? [] : [[entityId, place] as const];
  });
  return ranksBy(new Map(placed));
}

/** Places by ascending value. */
const ranksBy = (values: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...values].sort(([, a], [, b]) => a - b).map(([entityId], index) => [entityId, index + 1]));

/** The latest of some days, '' for none. Days are texts that sort as they follow one another. */
function latest(days: readonly string[]): string {
  let last = '';
  for (const day of days) if (day > last) last = day;
  return last;
}
