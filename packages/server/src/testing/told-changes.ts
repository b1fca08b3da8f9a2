import { sql } from 'kysely';
import { redisChannels } from '../channels/redis-channels.ts';
import { openDatabase } from '../db/database.ts';
import { openServer } from '../db/open.ts';
import { redisServer } from './redis-server.ts';

interface Wish {
  /** How many change a row of their own, over and over. */
  readonly clients: number;
  /** How long, milliseconds. */
  readonly forMs: number;
  /** Whether they are told by a Redis, too. */
  readonly hasBroker: boolean;
}

/**
 * Committed changes a second of a folder's embedded database: silent ones, ones that are told on a channel, and ones of
 * which a broker tells, all that were told until they are heard; null without one.
 */
export async function changesPerSecond(dataDir: string, { clients, forMs, hasBroker }: Wish) {
  const server = await openServer({ dataDir, databaseUrl: null });
  const db = openDatabase({ ...server.connection, max: clients });
  await sql`create table changed (id int primary key, n int not null)`.execute(db);
  await sql`insert into changed select id, 0 from generate_series(1, ${sql.lit(clients)}) as id`.execute(db);

  async function rate(telling: ReturnType<typeof sql>, after: (id: number) => void = () => {}): Promise<number> {
    const end = performance.now() + forMs;
    let count = 0;
    const client = async (id: number) => {
      for (; performance.now() < end; count++) {
        await sql`
          with change as (update changed set n = n + 1 where id = ${id} returning id)
          select ${telling} from change`.execute(db);
        after(id);
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, index) => client(index + 1)));
    return (1_000 * count) / forMs;
  }

  const silent = await rate(sql`id`);
  const told = await rate(sql`pg_notify('changed', id::text)`);
  const brokered = hasBroker ? await brokeredRate(rate) : null;
  await sql`drop table changed`.execute(db);
  await db.destroy();
  await server.close();
  return { silent, told, brokered };
}

async function brokeredRate(
  rate: (telling: ReturnType<typeof sql>, after: (id: number) => void) => Promise<number>,
): Promise<number> {
  const redis = await redisServer();
  const channels = await redisChannels(redis.url, { onAway: () => {}, onBack: () => {} });
  let [toTell, heard] = [0, 0];
  let isAllHeard = () => {};
  await channels.on('changed', {
    onMessage: () => {
      heard++;
      if (heard === toTell) isAllHeard();
    },
    onGap: () => {},
  });
  const tellings: Promise<void>[] = [];
  const perSecond = await rate(sql`id`, (id) => {
    toTell++;
    tellings.push(channels.tell('changed', [String(id)]));
  });
  await Promise.all(tellings); // one that was refused fails here
  await new Promise<void>((resolve) => {
    isAllHeard = resolve;
    if (heard === toTell) resolve();
  });
  await channels.close();
  await redis.stop();
  return perSecond;
}
