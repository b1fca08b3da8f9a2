import type { Edition } from '@pylon/almanac/editions/edition';
import type { Expert } from '@pylon/contract/wire';
import { consensus as pooled } from '@pylon/engine/player-value/consensus';
import { tiers } from '@pylon/engine/player-value/tiers';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { onceFor } from '../present/edition-memo.ts';
import { byeWeekOf, positionOf, toWireEntity, type WireEntity } from '../present/entity.ts';
import { forecastsOf, type PointsRange, scoredProjections } from '../present/projected-points.ts';
import type { KnownScoring } from '../present/scoring-system.ts';
import { type ExpertList, expertLists } from './expert-lists.ts';
import { scoutValues } from './scout-values.ts';

/** Which board. */
export interface BoardQuery {
  readonly season: number;
  readonly period: Period;
  /** 0 unless weekly. */
  readonly week: number;
  readonly scoring: KnownScoring;
  readonly league: LeagueShape;
  /** Experts to show; empty, or none with a list of the period, is all. */
  readonly expertIds: readonly string[];
}

export interface BoardRow extends WireEntity {
  readonly entityId: string;
  readonly position: string;
  /** Place on the board, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  readonly byeWeek: number | null;
  /** Mean rank of the experts. */
  readonly consensus: number;
  readonly sd: number | null;
  /** The house's tier within the position; null when it has none. */
  readonly positionTier: number | null;
  readonly ranks: Readonly<Record<string, number>>;
  readonly adp: number | null;
  readonly points: PointsRange | null;
  readonly vorp: number | null;
  /** Points above replacement, negative below it; null without a projection. */
  readonly above: number | null;
  readonly auctionValue: number | null;
}

export interface Board {
  readonly experts: readonly Expert[];
  readonly rows: readonly BoardRow[];
}

/** A place on the board and what put somebody there. */
interface Opinion {
  readonly entityId: string;
  readonly mean: number;
  readonly sd: number | null;
  readonly tier: number | null;
}

/** Everybody whom an expert ranks, best first. */
export const rankingsBoard = (edition: Edition, query: BoardQuery): Board => {
  const { season, period, week, scoring, league, expertIds } = query;
  const key = ['board', season, period, week, scoring.id, JSON.stringify(league), ...expertIds].join(' ');
  return onceFor(edition, key, () => makeBoard(edition, query));
};

function makeBoard(edition: Edition, query: BoardQuery): Board {
  const { season, period, scoring, league, expertIds } = query;
  const projections =
    period === 'seasonal' ? forecastsOf(edition, season, scoring) : scoredProjections(edition, query, scoring);
  const values = scoutValues(projections, league);
  const { lists, consensus, adps } = expertLists(edition, query, scoring, { projections, values });
  const chosen = lists.filter(({ expert }) => expertIds.includes(expert.id));
  const shown = chosen.length > 0 ? chosen : lists;
  const opinions = chosen.length > 0 ? pooledOpinions(chosen) : houseOpinions(consensus, lists);

  const positionCounts = new Map<string, number>();
  const rows = opinions.flatMap((opinion): Omit<BoardRow, 'rank'>[] => {
    const { entityId } = opinion;
    const entity = toWireEntity(edition, entityId, season);
    if (!entity) return [];
    const position = positionOf(entity);
    const positionRank = (positionCounts.get(position) ?? 0) + 1;
    positionCounts.set(position, positionRank);
    const value = values.get(entityId);
    return [
      {
        ...entity,
        entityId,
        position,
        positionRank,
        byeWeek: byeWeekOf(edition, entityId, season),
        consensus: opinion.mean,
        sd: opinion.sd,
        positionTier: opinion.tier,
        ranks: ranksOf(entityId, shown),
        adp: adps.get(entityId) ?? null,
        points: projections.get(entityId)?.points ?? null,
        vorp: value?.vorp ?? null,
        above: value?.above ?? null,
        auctionValue: period === 'seasonal' ? (value?.auctionValue ?? null) : null,
      },
    ];
  });
  return {
    experts: shown.map(({ expert }) => expert),
    rows: rows.map((row, index) => ({ ...row, rank: index + 1 })),
  };
}

const ranksOf = (entityId: string, lists: readonly ExpertList[]): Record<string, number> =>
  Object.fromEntries(
    lists.flatMap(({ expert, ranks }) => {
      const rank = ranks.get(entityId);
      return rank === undefined ? [] : [[expert.id, rank]];
    }),
  );

/**
 * The house consensus; whom no published list names follows after its end in Scout's order. Where nobody published
 * anything, Scout's order is all there is.
 */
function houseOpinions(
  consensus: ReadonlyMap<string, { mean: number; sd: number; tier: number }>,
  lists: readonly ExpertList[],
): readonly Opinion[] {
  const ranked = [...consensus].map(([entityId, { mean, sd, tier }]) => ({ entityId, mean, sd, tier }));
  ranked.sort((a, b) => a.mean - b.mean);
  const end = Math.max(ranked.length, Math.ceil(ranked.at(-1)?.mean ?? 0));
  const scout = lists.find(({ expert }) => expert.id === 'scout')?.ranks ?? new Map<string, number>();
  const others = [...scout]
    .filter(([entityId]) => !consensus.has(entityId))
    .sort(([, a], [, b]) => a - b)
    .map(([entityId], index) => ({ entityId, mean: end + index + 1, sd: null, tier: null }));
  return [...ranked, ...others];
}

/** The consensus of the experts that a person chose. */
function pooledOpinions(lists: readonly ExpertList[]): readonly Opinion[] {
  const entities = [...new Set(lists.flatMap(({ ranks }) => [...ranks.keys()]))];
  const ranked = pooled(
    lists.map(({ expert, ranks }) => ({
      expertId: expert.id,
      ranks: entities.map((entityId) => ranks.get(entityId) ?? null),
    })),
  );
  return entities
    .flatMap((entityId, index) => {
      const one = ranked[index];
      return one ? [{ entityId, rank: one.rank, mean: one.mean, sd: one.deviation, tier: null }] : [];
    })
    .sort((a, b) => a.rank - b.rank);
}

/** Beyond this many players nobody tells tiers apart. */
const TIERED_PLAYERS = 300;

/**
 * Tiers of a list of board rows, by entity. A list of one position has the house's own tiers; any other is split anew,
 * for tiers of several positions do not line up.
 */
export function tiersOf(rows: readonly BoardRow[]): ReadonlyMap<string, number> {
  const positions = new Set(rows.map(({ position }) => position));
  if (positions.size === 1 && rows.some(({ positionTier }) => positionTier !== null)) return houseTiers(rows);
  const tiered = rows.slice(0, TIERED_PLAYERS);
  // Without published opinions the list is Scout's, and places one after another have no gaps: value has.
  const isScouts = tiered.every(({ sd, above }) => sd === null && above !== null);
  const numbers = tiers(
    tiered.map(({ consensus, sd, above }) =>
      isScouts ? { value: above ?? 0, deviation: 0 } : { value: consensus, deviation: sd ?? 0 },
    ),
  );
  const last = numbers.at(-1) ?? 1;
  return new Map(rows.map(({ entityId }, index) => [entityId, numbers[index] ?? last]));
}

/** Those after the consensus' end share one more tier. */
function houseTiers(rows: readonly BoardRow[]): ReadonlyMap<string, number> {
  const last = Math.max(...rows.map(({ positionTier }) => positionTier ?? 0));
  return new Map(rows.map(({ entityId, positionTier }) => [entityId, positionTier ?? last + 1]));
}
