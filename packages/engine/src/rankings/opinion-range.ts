/** How far the opinions of somebody lie apart, and how far the market is from them. */
import { cents } from '../tables/cents.ts';

interface Opinion {
  readonly rank: number;
  readonly expertId: string;
}

/** The best and the worst opinion of the experts; the consensus is a mean of them, not one more. Null without any. */
export function extremes(ranks: Readonly<Record<string, number>>): {
  readonly best: Opinion | null;
  readonly worst: Opinion | null;
} {
  let best: Opinion | null = null;
  let worst: Opinion | null = null;
  for (const [expertId, rank] of Object.entries(ranks)) {
    if (expertId === 'consensus') continue;
    // of equals, the first is the best and the last the worst
    if (best === null || rank < best.rank) best = { expertId, rank };
    if (worst === null || rank >= worst.rank) worst = { expertId, rank };
  }
  return { best, worst };
}

/** Picks that a player goes later than ranked, with two decimals; null without an average draft position. */
export const differenceOf = ({
  adp,
  consensus,
}: {
  readonly adp: number | null;
  readonly consensus: number;
}): number | null => (adp === null ? null : cents(adp - consensus));
