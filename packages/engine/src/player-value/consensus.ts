/**
 * One ranking out of many.
 *
 * An expert's list ends somewhere, and the expert thinks players beyond its end worse than all on it. Such a player
 * count as the place after its end, or as what the others make of them if that is worse still. From eight experts on,
 * the tenth of the weight at either end is set aside, so that no single opinion moves a player far.
 */

/** One expert's list. */
export interface ExpertRanks {
  readonly expertId: string;
  /**
   * Ranks by player, from 1; null for a player whom the expert does not rank. Every list has all players, in the same
   * order.
   */
  readonly ranks: readonly (number | null)[];
  /** Weight of the expert against the others, > 0; absent is 1. */
  readonly weight?: number;
  /**
   * Whether the expert ranks only some players and has no opinion of the rest, who then count as the mean of the
   * others.
   */
  readonly isPartial?: boolean;
}

/** A rank and who gave it. */
export interface ExpertOpinion {
  readonly rank: number;
  readonly expertIds: readonly string[];
}

/** The experts' common opinion of a player. */
export interface ConsensusRank {
  /** Place in the consensus, from 1; no two share one. */
  readonly rank: number;
  /** Mean rank, unranked filled in. */
  readonly mean: number;
  /** Standard deviation of the ranks given, 0 for a single one. */
  readonly deviation: number;
  /** How many experts rank the player. */
  readonly experts: number;
  readonly best: ExpertOpinion;
  readonly worst: ExpertOpinion;
}

/** From how many experts on the extremes are set aside. @source docs/sources.md "Consensus of experts" */
const TRIM_FROM_EXPERTS = 8;
/** Which share of the weight is set aside at either end. */
const TRIM_SHARE = 0.1;

/**
 * The consensus of some experts.
 *
 * @param lists one per expert
 * @returns by player, in the order of the lists; null for those whom nobody ranks
 */
export function consensus(lists: readonly ExpertRanks[]): readonly (ConsensusRank | null)[] {
  const players = lists[0]?.ranks.length ?? 0;
  const lengths = lists.map((list) => list.ranks.filter((rank) => rank !== null).length);
  const summaries = Array.from({ length: players }, (_, player) => summarise(lists, lengths, player));
  const order = summaries
    .flatMap((summary, player) => (summary === null ? [] : [{ player, summary }]))
    .sort(
      (a, b) => a.summary.mean - b.summary.mean || a.summary.best.rank - b.summary.best.rank || a.player - b.player,
    );
  const ranked: (ConsensusRank | null)[] = summaries.map(() => null);
  order.forEach(({ player, summary }, index) => {
    ranked[player] = { rank: index + 1, ...summary };
  });
  return ranked;
}

function summarise(
  lists: readonly ExpertRanks[],
  lengths: readonly number[],
  player: number,
): Omit<ConsensusRank, 'rank'> | null {
  const given = lists.flatMap((list) => {
    const rank = list.ranks[player] ?? null;
    return rank === null ? [] : [{ rank, expertId: list.expertId, weight: list.weight ?? 1 }];
  });
  if (given.length === 0) return null;
  const others = weightedMean(given);
  const filled = lists.map((list, index) => ({
    rank: list.ranks[player] ?? (list.isPartial ? others : Math.max((lengths[index] ?? 0) + 1, others)),
    weight: list.weight ?? 1,
  }));
  const plain = given.reduce((sum, { rank }) => sum + rank, 0) / given.length;
  const squares = given.reduce((sum, { rank }) => sum + (rank - plain) ** 2, 0);
  const opinion = (rank: number): ExpertOpinion => ({
    rank,
    expertIds: given.filter((one) => one.rank === rank).map((one) => one.expertId),
  });
  return {
    mean: lists.length >= TRIM_FROM_EXPERTS ? trimmedMean(filled) : weightedMean(filled),
    deviation: Math.sqrt(squares / given.length),
    experts: given.length,
    best: opinion(Math.min(...given.map((one) => one.rank))),
    worst: opinion(Math.max(...given.map((one) => one.rank))),
  };
}

interface Weighted {
  readonly rank: number;
  readonly weight: number;
}

function weightedMean(ranks: readonly Weighted[]): number {
  let sum = 0;
  let total = 0;
  for (const { rank, weight } of ranks) {
    sum += weight * rank;
    total += weight;
  }
  return sum / total;
}

/** Mean without the extremes: a rank on the edge counts with the part of its weight that lies inside. */
function trimmedMean(ranks: readonly Weighted[]): number {
  const sorted = [...ranks].sort((a, b) => a.rank - b.rank);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const low = TRIM_SHARE * total;
  const high = total - low;
  let passed = 0;
  return weightedMean(
    sorted.map(({ rank, weight }) => {
      const inside = Math.max(0, Math.min(passed + weight, high) - Math.max(passed, low));
      passed += weight;
      return { rank, weight: inside };
    }),
  );
}
