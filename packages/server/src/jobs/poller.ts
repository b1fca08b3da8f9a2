// Deadlines stand in the database, and whoever sees that one has passed acts on it: too fine in time for a job, and
// gone with the row that they belong to.
import { repeat } from './repeat.ts';

const LOOK_INTERVAL_MS = 500;

/** Something that is due now and again. */
export interface Poll<T> {
  /** How many are acted on at once, in one process. */
  readonly atOnce: number;
  /** Takes up to so many that are due, so that no other process has them meanwhile. */
  readonly claim: (limit: number) => Promise<readonly T[]>;
  readonly act: (item: T) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Poller {
  /** Looks again and again until stopped. */
  start(everyMs?: number): void;
  /** Looks once, and acts on all that is due. */
  look(): Promise<void>;
  /** Takes nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** What is slow or fails holds up nothing else that is due. */
export function poller<T>({ atOnce, claim, act, onError }: Poll<T>): Poller {
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let looks: ReturnType<typeof repeat> | null = null;

  function begin(item: T): void {
    const acting = act(item)
      .catch(onError) // a claim ends by itself, and the next look finds it again
      .finally(() => underWay.delete(acting));
    underWay.add(acting);
  }

  async function takeDue(): Promise<void> {
    while (!stopped) {
      if (underWay.size >= atOnce) await Promise.race(underWay);
      const room = atOnce - underWay.size;
      const due = await claim(room);
      due.forEach(begin);
      if (due.length < room) break;
    }
  }

  return {
    start(everyMs = LOOK_INTERVAL_MS) {
      looks = repeat({ everyMs, run: takeDue, onError });
    },
    async look() {
      await takeDue();
      await Promise.all(underWay);
    },
    async stop() {
      stopped = true;
      await looks?.stop();
      await Promise.all(underWay);
    },
  };
}
