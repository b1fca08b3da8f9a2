// What the processes on a database tell each other: short messages on named channels, to all that listen now.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import { PatientClient } from './patient-client.ts';

const LONGEST_PAUSE_MS = 5_000;
/** A message is shorter than this, in bytes: PostgreSQL refuses a longer one. */
export const LONGEST_MESSAGE_BYTES = 7_999;

interface Handlers {
  /** Called with each message. */
  readonly onMessage: (payload: string) => void;
  /** Called after each later connection: messages may have been missed, so read what they tell of. */
  readonly onGap: () => void;
}

/** The channels that a process listens to. */
export interface Channels {
  /** Listens to one more; from the moment on at which this is through. */
  on(channel: string, handlers: Handlers): Promise<void>;
  close(): Promise<void>;
}

/** Listens on one connection for the whole process, and connects again when the line breaks. */
export async function openChannels(connection: pg.ClientConfig): Promise<Channels> {
  const heard = new Map<string, Handlers>();
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new PatientClient({ ...connection, keepAlive: true }); // 'end' follows, and with it the next one
    next.on('notification', ({ channel, payload }) => heard.get(channel)?.onMessage(payload ?? ''));
    await next.connect();
    for (const channel of heard.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 100; !isClosed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        client = await connect();
        if (isClosed) return await client.end();
        for (const { onGap } of heard.values()) onGap();
        return;
      } catch {
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }

  return {
    async on(channel, handlers) {
      heard.set(channel, handlers);
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      isClosed = true;
      await client.end().catch(() => {});
    },
  };
}

/** Tells messages to all processes that listen to a channel, this one too; nothing of them is kept. */
export async function tell(db: Db, channel: string, messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(db);
}
