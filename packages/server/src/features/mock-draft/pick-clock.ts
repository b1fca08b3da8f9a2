// The pick clock belongs to the server: a deadline is stored with the draft, and whichever process sees that it has passed
// makes the pick. The write is conditional on the version that was read, so the clock fires once however many look.
import { repeat } from '../../repeat.ts';

const LOOK_INTERVAL_MS = 500;
const DRAFTS_A_LOOK = 50;

interface Parts<T> {
  /** Drafts past their deadline. */
  readonly expired: (limit: number) => Promise<readonly T[]>;
  /** Goes on with a draft whose time is up. */
  readonly expire: (draft: T) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Looks for expired clocks until stopped. Looks never overlap, and a draft that cannot go on holds no other one up. */
export const startPickClock = <T>({ expired, expire, onError }: Parts<T>): { stop(): Promise<void> } =>
  repeat({
    everyMs: LOOK_INTERVAL_MS,
    async run() {
      for (const draft of await expired(DRAFTS_A_LOOK)) await expire(draft).catch(onError);
    },
    onError, // the database is away: the next look finds the same deadlines
  });
