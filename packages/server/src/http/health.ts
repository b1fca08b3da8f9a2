import type { FastifyInstance } from 'fastify';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { Db } from '../db/database.ts';
import type { FaultLog } from '../db/faults.ts';
import { databaseAnswers, hasRoom } from '../db/reads/database-answers.ts';

interface Parts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly faults: FaultLog;
  /** Whether this process is about to stop. */
  readonly isLeaving: () => boolean;
}

/**
 * /healthz: the process is up. /readyz: the database answers and has room, and an edition is in force; 503 until then.
 * So it is once the process leaves, and whoever shares people out among processes sends it none.
 * Room is looked for only after a write has failed for want of it.
 */
export function healthRoutes(app: FastifyInstance, { db, editions, faults, isLeaving }: Parts): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await databaseAnswers(db);
    if (database && faults.isFull && (await hasRoom(db))) faults.isFull = false;
    const storage = !faults.isFull;
    const almanac = editions.current() !== null;
    return reply
      .status(database && storage && almanac && !isLeaving() ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ database, storage, almanac }));
  });
}
