import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveReader, type ReadEvent, readLive } from './live-reader.ts';

export interface LiveFollower {
  /** Every event delivered so far, in the order in which they came. */
  readonly events: readonly ReadEvent[];
  /** Leaves the server that it reads from, as when a line breaks. */
  hop(): void;
  close(): void;
}

/**
 * Follows a person's events as a browser does that is moved from server to server: each connection resumes after the
 * last number seen.
 *
 * @param address gives the server to connect to next
 */
export function followLive(address: () => string, token: string): LiveFollower {
  const events: ReadEvent[] = [];
  let reader: LiveReader | null = null;
  let isClosed = false;

  async function follow(): Promise<void> {
    while (!isClosed) {
      try {
        reader = await readLive(`${address()}/api/sse?token=${token}&lastEventId=${events.at(-1)?.number ?? 0}`);
        while (!isClosed) events.push(await reader.next());
        reader.close();
      } catch {
        reader?.close(); // the server died, the line broke, or nothing happened for a while: come back
        await sleep(20);
      }
    }
  }
  void follow();

  return {
    events,
    hop: () => reader?.close(),
    close() {
      isClosed = true;
      reader?.close();
    },
  };
}
