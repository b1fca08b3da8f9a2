// Limits that hold whichever process answers: each tells the others, once a second, of whoever used much at it.
import { randomUUID } from 'node:crypto';
import { type Channels, LONGEST_MESSAGE_BYTES } from '../../channels/channels.ts';
import { repeat } from '../../jobs/repeat.ts';
import type { RateLimiter, Used } from './rate-limit.ts';

const USE_CHANNEL = 'use';
const EVERY_MS = 1_000;

interface Parts {
  readonly channels: Channels;
  readonly limiter: Pick<RateLimiter, 'untold' | 'charge'>;
  /** Told when nothing can be told: until it can this process counts alone. */
  readonly onError: (error: unknown) => void;
}

/** Begins to tell and to listen. */
export async function shareUse({ channels, limiter, onError }: Parts): Promise<{ stop(): Promise<void> }> {
  const self = randomUUID();
  await channels.on(USE_CHANNEL, {
    onMessage(message) {
      const { from, used }: Message = JSON.parse(message); // written below
      if (from !== self) limiter.charge(used);
    },
    onGap() {}, // what was used meanwhile is forgiven
  });
  return repeat({
    everyMs: EVERY_MS,
    run: () => channels.tell(USE_CHANNEL, messagesOf(self, limiter.untold())),
    onError,
  });
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
