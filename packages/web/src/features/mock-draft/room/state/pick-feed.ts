/** Milliseconds between two picks of others as they appear, so that a person can follow them. */
export const STAGGER_MS = 110;
/** All picks of one step are on the screen after this long, however many there are and however slow the device is. */
const LONGEST_MS = 1_100;
/** Picks shown one by one in any case: the first is often my own, told back. */
const LEAST_STEPS = 2;

/**
 * Without motion the picks of a step are collected this long, so that the screen is worked out once and not for each.
 */
const TOGETHER_MS = 6;

/** Hands on what comes in bursts, one after another. */
export interface PickFeed<T> {
  push(item: T): void;
  /** Forgets what waits: it was reloaded instead. */
  clear(): void;
  /** Hands on at once what waits. */
  flush(): void;
}

/**
 * A feed with nothing in it.
 *
 * @param show is given the items in order: one at a time where they are staggered, else all of a burst
 * @param isStaggered asked when a burst begins
 * @param onIdle told false when staggered items begin to wait, true when nothing waits any more
 */
export function pickFeed<T>(
  show: (items: readonly T[]) => void,
  isStaggered: () => boolean,
  onIdle: (isIdle: boolean) => void,
): PickFeed<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let burstEndsMs = 0;
  let steps = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    stop();
    const rest = waiting;
    waiting = [];
    if (rest.length > 0) show(rest);
    onIdle(true);
  };
  const next = () => {
    if (steps >= LEAST_STEPS && Date.now() > burstEndsMs) return flush();
    steps += 1;
    timer = undefined;
    const item = waiting.shift();
    if (item !== undefined) show([item]);
    if (waiting.length === 0) onIdle(true);
    else timer = setTimeout(next, Math.min(STAGGER_MS, LONGEST_MS / (waiting.length + 1)));
  };
  return {
    push(item) {
      waiting.push(item);
      if (timer !== undefined) return;
      if (isStaggered()) {
        onIdle(false);
        burstEndsMs = Date.now() + LONGEST_MS + STAGGER_MS;
        steps = 0;
        timer = setTimeout(next, STAGGER_MS);
      } else {
        timer = setTimeout(flush, TOGETHER_MS);
      }
    },
    clear() {
      stop();
      waiting = [];
      onIdle(true);
    },
    flush,
  };
}
