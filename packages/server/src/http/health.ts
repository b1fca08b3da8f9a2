import type { FastifyInstance } from 'fastify';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { Db } from '../db/database.ts';
import { databaseAnswers } from '../db/reads/database-answers.ts';

/** /healthz: the process is up. /readyz: the database answers and an edition is in force; 503 until then. */
export function healthRoutes(app: FastifyInstance, { db, editions }: { db: Db; editions: EditionSource }): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await databaseAnswers(db);
    const almanac = editions.current() !== null;
    return reply
      .status(database && almanac ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ database, almanac }));
  });
}
