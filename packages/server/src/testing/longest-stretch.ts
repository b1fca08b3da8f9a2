// How long the thread that answers was kept at a stretch, in its own time of a processor: what else the machine does
// makes no difference to it.

/** Milliseconds of a processor that this thread has used. */
export const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Does something, and tells the longest stretch in which nothing else could have been done.
 *
 * @returns milliseconds of a processor between two turns of the event loop
 */
export async function longestStretch(act: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let sinceMs = usedMs();
  const turn = () => {
    const nowMs = usedMs();
    longestMs = Math.max(longestMs, nowMs - sinceMs);
    sinceMs = nowMs;
  };
  let isOver = false;
  const watch = () => {
    turn();
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await act();
  isOver = true;
  turn();
  return longestMs;
}
