import { sql } from 'kysely';
import { openDatabase } from '../db/database.ts';
import { openServer } from '../db/open.ts';

interface Wish {
  /** How many change a row of their own, over and over. */
  readonly clients: number;
  /** How long, milliseconds. */
  readonly forMs: number;
}

/** Committed changes a second of a folder's embedded database: silent ones, and ones that are told on a channel. */
export async function changesPerSecond(dataDir: string, { clients, forMs }: Wish) {
  const server = await openServer({ dataDir, databaseUrl: null });
  const db = openDatabase({ ...server.connection, max: clients });
  await sql`create table changed (id int primary key, n int not null)`.execute(db);
  await sql`insert into changed select id, 0 from generate_series(1, ${sql.lit(clients)}) as id`.execute(db);

  async function rate(telling: ReturnType<typeof sql>): Promise<number> {
    const end = performance.now() + forMs;
    let count = 0;
    const client = async (id: number) => {
      for (; performance.now() < end; count++) {
        await sql`
          with change as (update changed set n = n + 1 where id = ${id} returning id)
          select ${telling} from change`.execute(db);
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, index) => client(index + 1)));
    return (1_000 * count) / forMs;
  }

  const silent = await rate(sql`id`);
  const told = await rate(sql`pg_notify('changed', id::text)`);
  await sql`drop table changed`.execute(db);
  await db.destroy();
  await server.close();
  return { silent, told };
}
