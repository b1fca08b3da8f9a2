// The pick clock belongs to the server: a deadline is stored with the draft, and whichever process sees that it has passed
// makes the pick. The write is conditional on the version that was read, so the clock fires once however many look.

const LOOK_INTERVAL_MS = 500;
const DRAFTS_A_LOOK = 50;

interface Parts<T> {
  /** Drafts past their deadline. */
  readonly expired: (limit: number) => Promise<readonly T[]>;
  /** Goes on with a draft whose time is up. */
  readonly expire: (draft: T) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Looks for expired clocks until stopped. Looks never overlap. */
export function startPickClock<T>({ expired, expire, onError }: Parts<T>): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    try {
      for (const draft of await expired(DRAFTS_A_LOOK)) await expire(draft);
    } catch (error) {
      onError(error); // the database is away: the next look finds the same deadlines
    }
    if (!stopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => {
      looking = look();
    }, LOOK_INTERVAL_MS);
    timer.unref();
  }
  plan();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
