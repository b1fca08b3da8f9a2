import type { Edition } from '@pylon/almanac/editions/edition';
import { latestDay } from '@pylon/almanac/house/days';
import { houseExpert } from '@pylon/almanac/house/experts';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import { type RankedEntity, rankingsOf } from '@pylon/almanac/read/rankings-of';
import type { Expert } from '@pylon/contract/wire';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { onceFor } from '../present/edition-memo.ts';
import { toWireHouseExpert, toWirePublisher } from '../present/expert.ts';
import type { ScoredProjection } from '../present/projected-points.ts';
import type { KnownScoring } from '../present/scoring-system.ts';
import type { ScoutValue } from './scout-values.ts';

/** One column of the rankings: an expert's overall ranks, from 1. */
export interface ExpertList {
  readonly expert: Expert;
  readonly ranks: ReadonlyMap<string, number>;
}

/** What the consensus says of somebody. */
export interface ConsensusOpinion {
  readonly mean: number;
  readonly sd: number;
  /** Tier within the position. */
  readonly tier: number;
}

/** Every expert with a list of a period, and the consensus of the published ones. */
export interface ExpertLists {
  /** House methods first, then publishers by name. */
  readonly lists: readonly ExpertList[];
  /** By entity; empty when nobody published a list of the period. */
  readonly consensus: ReadonlyMap<string, ConsensusOpinion>;
  /** Average draft position by entity; empty but for a whole season. */
  readonly adps: ReadonlyMap<string, number>;
}

/** Lists by position that stand beside the overall list of the same publisher. */
const IS_PART_OF_ANOTHER = /-(position|idp)$/;

/** Gathers the lists of a period in the formats that come nearest to a scoring. */
export function expertLists(
  edition: Edition,
  { season, period, week }: { readonly season: number; readonly period: Period; readonly week: number },
  scoring: KnownScoring,
  {
    projections,
    values,
  }: {
    readonly projections: ReadonlyMap<string, ScoredProjection>;
    readonly values: ReadonlyMap<string, ScoutValue>;
  },
): ExpertLists {
  const query = { season, period, week };
  const inFormat = scoring.formats.map((format) => ({ format, ...rankingsOf(edition, { ...query, format }) }));
  const nearest = inFormat.find(({ entities }) => entities.length > 0);
  const entities = (nearest?.entities ?? []).filter(({ entityId }) => positionIn(edition, entityId, season) !== null);
  const isByPosition = entities.length > 1 && entities.every(({ rank, positionRank }) => rank === positionRank);
  const places = isByPosition ? curvePlaces(edition, season, projections, values) : null;

  const market = period === 'seasonal' ? marketOf(edition, season, scoring) : NO_MARKET;
  const { adps } = market;
  // A house list is of the day of the youngest list that it was made from.
  const listed = latestDay([...(nearest?.experts ?? []).map(({ asOf }) => asOf), market.asOf]);
  const projected = latestDay([...projections.values()].map(({ asOf }) => asOf));
  const houseLists: ExpertList[] = [
    houseList('market', market.asOf, ranksBy(adps)),
    houseList('consensus', listed, consensusRanks(entities, places)),
    houseList(
      'scout',
      projected,
      mapValues(values, ({ scoutRank }) => scoutRank),
    ),
    houseList(
      'ceiling',
      projected,
      mapValues(values, ({ ceilingRank }) => ceilingRank),
    ),
  ];
  // A publisher's list in another format is better than none, but one quarterback's list says nothing of a superflex draft.
  const usable = nearest?.format === 'superflex' ? [nearest] : inFormat;
  const seen = new Set<string>();
  const published = usable.flatMap(({ format, experts, entities: inThisFormat }) =>
    experts
      // A house method's list is computed here in the asked scoring, whoever else publishes one under its name.
      .filter(({ slug }) => !houseExpert(slug) && (isByPosition || !IS_PART_OF_ANOTHER.test(slug)))
      .filter(({ slug }) => !seen.has(slug) && seen.add(slug))
      .map(({ slug, asOf }): ExpertList => {
        const ranked = inThisFormat.flatMap((entity) => {
          const own = entity.published[slug];
          if (!own || positionIn(edition, entity.entityId, season) === null) return [];
          return [{ ...entity, rank: own.rank, positionRank: own.positionRank ?? own.rank }];
        });
        // Places as they were published: a list that leaves out some positions still means the places it gives the others.
        const ranks = places ? consensusRanks(ranked, places) : new Map(ranked.map((one) => [one.entityId, one.rank]));
        return { expert: toWirePublisher(slug, asOf, format), ranks };
      }),
  );
  const consensus = new Map(
    entities.map(({ entityId, mean, sd, tier }): [string, ConsensusOpinion] => [entityId, { mean, sd, tier }]),
  );
  const lists = [...houseLists, ...published.sort((a, b) => a.expert.name.localeCompare(b.expert.name, 'en'))];
  return {
    lists: lists.filter(({ ranks }) => ranks.size > 0),
    // Means of ranks within a position cannot be compared across positions: the overall place stands in for them.
    consensus: isByPosition ? withPlaces(consensus, houseLists[1]?.ranks ?? new Map()) : consensus,
    adps,
  };
}

const positionIn = (edition: Edition, entityId: string, season: number): Position | null => {
  const position = edition.indexes.positionOf(entityId, season);
  return position !== null && isPosition(position) ? position : null;
};

function houseList(slug: string, asOf: string, ranks: ReadonlyMap<string, number>): ExpertList {
  const expert = houseExpert(slug);
  if (!expert) throw new Error(`there is no house expert '${slug}'`);
  return { expert: toWireHouseExpert(expert, asOf), ranks };
}

/** Average draft positions in drafts like the scoring's: one-quarterback drafts say nothing of superflex ones. */
const marketOf = (edition: Edition, season: number, { formats }: KnownScoring): Market =>
  onceFor(edition, `adp ${season} ${formats.join(' ')}`, () => {
    const isSuperflex = formats[0] === 'superflex';
    const { entries, columns } = adpBoard(edition, season, { formats });
    const adps = new Map(
      entries.flatMap((entry) => {
        const adp = isSuperflex ? entry.adp.superflex : entry.consensus;
        return adp === undefined || adp === null ? [] : [[entry.entityId, adp] as const];
      }),
    );
    const shown = Object.values(columns).filter(
      ({ format }) => format !== null && (isSuperflex ? format === 'superflex' : formats.includes(format)),
    );
    return { adps, asOf: latestDay(shown.flatMap(({ asOf }) => asOf ?? [])) };
  });

/** What drafts say, and the day of the newest. */
interface Market {
  readonly adps: ReadonlyMap<string, number>;
  /** '' without any. */
  readonly asOf: string;
}

const NO_MARKET: Market = { adps: new Map(), asOf: '' };

/** Value of the n-th best of each position: lists by position become one by giving the n-th what the n-th is worth. */
type CurvePlaces = (position: Position, positionRank: number) => { readonly scoutRank: number };

function curvePlaces(
  edition: Edition,
  season: number,
  projections: ReadonlyMap<string, ScoredProjection>,
  values: ReadonlyMap<string, ScoutValue>,
): { readonly placeOf: CurvePlaces; readonly positionOf: (entityId: string) => Position | null } {
  const byPosition = new Map<Position, number[]>();
  for (const [entityId, { scoutRank }] of values) {
    const position = projections.get(entityId)?.position;
    if (!position) continue;
    const ranks = byPosition.get(position) ?? [];
    byPosition.set(position, ranks);
    ranks.push(scoutRank); // values lie in the order of scoutRank
  }
  const after = values.size + 1;
  return {
    placeOf: (position, positionRank) => ({
      scoutRank: byPosition.get(position)?.[positionRank - 1] ?? after + positionRank,
    }),
    positionOf: (entityId) => positionIn(edition, entityId, season),
  };
}

/** Overall ranks of entities that are ranked overall, or by position and then placed. */
function consensusRanks(
  entities: readonly Pick<RankedEntity, 'entityId' | 'rank' | 'positionRank'>[],
  places: ReturnType<typeof curvePlaces> | null,
): ReadonlyMap<string, number> {
  // Lists also rank players whom this board leaves out: places are counted anew.
  if (!places) return ranksBy(new Map(entities.map(({ entityId, rank }) => [entityId, rank])));
  const placed = entities.flatMap(({ entityId, positionRank }) => {
    const position = places.positionOf(entityId);
    return position ? [[entityId, places.placeOf(position, positionRank).scoutRank] as const] : [];
  });
  return ranksBy(new Map(placed));
}

/** Places by ascending value. */
const ranksBy = (values: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...values].sort(([, a], [, b]) => a - b).map(([entityId], index) => [entityId, index + 1]));

const withPlaces = (
  consensus: ReadonlyMap<string, ConsensusOpinion>,
  ranks: ReadonlyMap<string, number>,
): ReadonlyMap<string, ConsensusOpinion> =>
  new Map([...consensus].map(([entityId, one]) => [entityId, { ...one, mean: ranks.get(entityId) ?? one.mean }]));

const mapValues = <V, R>(values: ReadonlyMap<string, V>, change: (value: V) => R): ReadonlyMap<string, R> =>
  new Map([...values].map(([key, value]) => [key, change(value)]));
