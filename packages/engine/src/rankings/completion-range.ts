import type { StatLine } from '../scoring/stat-keys.ts';
import { cents } from '../tables/cents.ts';

/** Fewest attempts a game for which the share of completions is meaningful. */
const FEWEST_ATTEMPTS = 10;

/** Shares of completed passes, 0 to 100. */
export interface CompletionRange {
  readonly min: number;
  readonly avg: number;
  readonly max: number;
}

/** Shares of completed passes of the passers among some players: the scale of their column. Null without passers. */
export function completionRange(
  rows: readonly { readonly line: StatLine; readonly games: number }[],
): CompletionRange | null {
  const shares = rows.flatMap(({ line, games }) => {
    const attempts = line.passingAttempts ?? 0;
    return attempts / Math.max(games, 1) < FEWEST_ATTEMPTS ? [] : [(100 * (line.passingCompletions ?? 0)) / attempts];
  });
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { min: cents(Math.min(...shares)), avg: cents(mean), max: cents(Math.max(...shares)) };
}
