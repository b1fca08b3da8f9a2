// Limits that hold whichever process answers: each tells the others, once a second, of whoever used much at it.
import { randomUUID } from 'node:crypto';
import { type Channels, LONGEST_MESSAGE_BYTES, tell } from '../../db/channels.ts';
import type { Db } from '../../db/database.ts';
import { repeat } from '../../jobs/repeat.ts';
import type { RateLimiter, Used } from './rate-limit.ts';

const USE_CHANNEL = 'use';
const EVERY_MS = 1_000;

interface Parts {
  readonly db: Db;
  readonly channels: Channels;
  readonly limiter: Pick<RateLimiter, 'untold' | 'charge'>;
  /** Told of a database that is away: until it is back this process counts alone. */
  readonly onError: (error: unknown) => void;
}

/** Begins to tell and to listen. */
export async function shareUse({ db, channels, limiter, onError }: Parts): Promise<{ stop(): Promise<void> }> {
  const self = randomUUID();
  await channels.on(USE_CHANNEL, {
    onMessage(message) {
      const { from, used }: Message = JSON.parse(message); // written below
      if (from !== self) limiter.charge(used);
    },
    onGap() {}, // what was used meanwhile is forgiven
  });
  return repeat({ everyMs: EVERY_MS, run: () => tell(db, USE_CHANNEL, messagesOf(self, limiter.untold())), onError });
}

interface Message {
  /** The process. */
  readonly from: string;
  readonly used: readonly Used[];
}

/** What was used, in as few messages as hold it. */
function messagesOf(from: string, used: readonly Used[]): readonly string[] {
  if (used.length === 0) return [];
  const message = JSON.stringify({ from, used } satisfies Message);
  if (used.length === 1 || Buffer.byteLength(message) <= LONGEST_MESSAGE_BYTES) return [message];
  const half = Math.ceil(used.length / 2);
  return [...messagesOf(from, used.slice(0, half)), ...messagesOf(from, used.slice(half))];
}
