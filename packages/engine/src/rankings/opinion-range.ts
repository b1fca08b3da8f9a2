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
  const opinions = Object.entries(ranks)
    .filter(([expertId]) => expertId !== 'consensus')
    .map(([expertId, rank]) => ({ expertId, rank }))
    .sort((a, b) => a.rank - b.rank);
  return { best: opinions[0] ?? null, worst: opinions.at(-1) ?? null };
}

/** Picks that a player goes later than ranked, with two decimals; null without an average draft position. */
export const differenceOf = ({
  adp,
  consensus,
}: {
  readonly adp: number | null;
  readonly consensus: number;
}): number | null => (adp === null ? null : cents(adp - consensus));
