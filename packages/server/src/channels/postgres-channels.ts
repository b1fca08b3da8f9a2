// The channels of PostgreSQL: LISTEN and NOTIFY.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PatientClient } from '../db/patient-client.ts';
import type { Channels, Handlers } from './channels.ts';

const LONGEST_PAUSE_MS = 5_000;

/** Listens on one connection for the whole process, and connects again when the line breaks. */
export async function postgresChannels(connection: pg.ClientConfig): Promise<Channels> {
  const heard = new Map<string, Handlers>();
  let isClosed = false;
  let isUp = true;
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
    isUp = false;
    for (let pauseMs = 100; !isClosed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        client = await connect();
        if (isClosed) return await client.end();
        isUp = true;
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
    async tell(channel, messages) {
      if (messages.length === 0) return;
      await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, messages]);
    },
    isUp: () => isUp,
    async close() {
      isClosed = true;
      await client.end().catch(() => {});
    },
  };
}
