/** Runs of a draft end after this time, with as many as are done by then. */
export const LONGEST_RUNS_MS = 5_000;

/** Whether the time of runs that begin now is over. */
export function runBudget(): () => boolean {
  const endsAt = performance.now() + LONGEST_RUNS_MS;
  return () => performance.now() > endsAt;
}
