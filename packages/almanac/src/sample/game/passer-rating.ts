/** What a passer did, or what was done with throws to a receiver. */
interface Passing {
  readonly attempts: number;
  readonly completions: number;
  readonly yards: number;
  readonly touchdowns: number;
  readonly interceptions: number;
}

/**
 * The league's passer rating: completions, yards, touchdowns and interceptions per attempt, each scaled to 0 … 2.375.
 *
 * @returns 0 to 158.3, to one decimal; 0 without attempts
 * @example passerRating({ attempts: 10, completions: 10, yards: 125, touchdowns: 3, interceptions: 0 }) // → 158.3
 */
export function passerRating({ attempts, completions, yards, touchdowns, interceptions }: Passing): number {
  if (attempts === 0) return 0;
  const scaled = (value: number) => Math.min(2.375, Math.max(0, value));
  const parts =
    scaled((completions / attempts - 0.3) * 5) +
    scaled((yards / attempts - 3) / 4) +
    scaled((20 * touchdowns) / attempts) +
    scaled(2.375 - (25 * interceptions) / attempts);
  return Math.round((1000 * parts) / 6) / 10;
}
