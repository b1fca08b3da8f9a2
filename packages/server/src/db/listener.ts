import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PatientClient } from './patient-client.ts';

const LONGEST_PAUSE_MS = 5_000;

export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens to a channel of the database on a connection of its own, and connects again when the line breaks.
 *
 * @param onMessage called with the payload of each message
 * @param onGap called after each later connection: messages may have been missed, so read what they tell of
 * @returns once the first connection listens
 */
export async function listen(
  connection: pg.ClientConfig,
  channel: string,
  { onMessage, onGap }: { onMessage: (payload: string) => void; onGap: () => void },
): Promise<Listener> {
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new PatientClient({ ...connection, keepAlive: true }); // 'end' follows, and with it the next one
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 100; !closed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        client = await connect();
        if (closed) return await client.end();
        return onGap();
      } catch {
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }

  return {
    close: async () => {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
