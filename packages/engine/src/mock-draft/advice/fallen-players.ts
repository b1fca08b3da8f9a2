// A player who is still there well after they usually go is a bargain, if nothing has happened to them. How late is
// late grows with the draft: among the first picks half a round is news, in the tenth round everybody strays that far.

/** Picks beyond the usual one from which it is worth a word: half a round, and never fewer than this. */
const LEAST_FALL = 5;
/** Share of the usual pick that must be exceeded as well, since drafters agree less the later it gets. */
const LEAST_SHARE = 0.15;

/** What is known of somebody who is still there. */
export interface Awaited {
  /** Mean pick in other drafts, from 1; null when there is none. */
  readonly adp: number | null;
}

/** Picks that somebody has fallen; 0 when it is not worth a word. */
export function fallPastAdp({ adp }: Awaited, pickNumber: number, teams: number): number {
  if (adp === null) return 0;
  const fall = pickNumber - adp;
  return fall >= Math.max(LEAST_FALL, teams / 2, adp * LEAST_SHARE) ? Math.round(fall) : 0;
}
