// What is logged of requests and of the faults that they meet.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FaultLog } from '../db/faults.ts';

/** Keeps a database that is away, which everything meets that looks for work, from filling the log. */
export function boundedBy(faults: FaultLog) {
  return function log(this: unknown, args: unknown[], write: (...args: never[]) => void): void {
    const [first] = args;
    const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err; // as pino takes it
    const line = faults.lineOf(error);
    if (line !== null) write.apply(this, (line === undefined ? args : [line]) as never[]); // what pino gave, or a text
  };
}

/** One line per answered request, at level info. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const log: FastifyBaseLogger = request.log;
    log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
