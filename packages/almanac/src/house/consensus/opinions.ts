/**
 * Many lists, one order.
 *
 * A player whom a list leaves out is worse than all on it, and is filled in after its end. But a list that ranks nobody
 * of a position (best-ball lists have no kickers) has no opinion of its players, and counts as the mean of the lists
 * that have.
 * @source docs/sources.md "Consensus of experts"
 */
import { consensus } from '@pylon/engine/player-value/consensus';

/** One publisher's list. */
export interface OpinionList {
  readonly slug: string;
  /** Rank, or average pick, from 1, by entity. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Weight against the other lists; without weights all lists count the same. */
  readonly weight?: number;
}

export interface PooledOpinion {
  readonly entityId: string;
  /** Place in the common order, from 1. */
  readonly rank: number;
  /** Mean over all lists, filled in. */
  readonly mean: number;
  /** Number of lists that rank the player. */
  readonly voices: number;
}

/**
 * The common order of some lists.
 *
 * @param positionOf what decides whether a list has an opinion of somebody
 * @returns everybody whom at least one list ranks, best first
 */
export function pooledOpinions(
  lists: readonly OpinionList[],
  positionOf: (entityId: string) => string | null,
): readonly PooledOpinion[] {
  const entities = [...new Set(lists.flatMap((list) => [...list.ranks.keys()]))].sort();
  const covers = lists.map((list) => new Set([...list.ranks.keys()].map(positionOf)));
  const given = entities.map((id) => lists.map((list) => list.ranks.get(id) ?? null));

  const ends = lists.map((list) => [...list.ranks.values()].reduce((last, rank) => Math.max(last, rank), 0));

  const ranks = lists.map((_, list) =>
    entities.map((id, entity) => {
      const own = given[entity]?.[list] ?? null;
      if (own !== null) return own;
      const others = meanOf((given[entity] ?? []).filter((rank) => rank !== null));
      return covers[list]?.has(positionOf(id)) ? Math.max((ends[list] ?? 0) + 1, others) : others;
    }),
  );
  const pooled = consensus(
    lists.map((list, index) => ({ expertId: list.slug, ranks: ranks[index] ?? [], weight: list.weight ?? 1 })),
  );
  return pooled
    .flatMap((one, index): PooledOpinion[] => {
      const entityId = entities[index];
      if (!one || entityId === undefined) return [];
      const voices = given[index]?.filter((rank) => rank !== null).length ?? 0;
      return [{ entityId, rank: one.rank, mean: one.mean, voices }];
    })
    .sort((a, b) => a.rank - b.rank);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
