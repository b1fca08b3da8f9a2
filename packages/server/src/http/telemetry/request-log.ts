// What is logged of requests and of the faults that they meet.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FaultLog } from '../../db/faults.ts';

/** What is said of an error that is logged without a text: pino would say what the error says, addresses and all. */
const WITHOUT_WORDS = 'an error';

/** Keeps a database that is away, which everything meets that looks for work, from filling the log. */
export function boundedBy(faults: FaultLog) {
  return function log(this: unknown, args: unknown[], write: (...args: never[]) => void): void {
    const [first, ...words] = args;
    const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err; // as pino takes it
    const line = faults.lineOf(error);
    if (line === null) return;
    const isUnnamed = error !== undefined && words.length === 0;
    write.apply(this, (line !== undefined ? [line] : isUnnamed ? [first, WITHOUT_WORDS] : args) as never[]);
  };
}

/** One line per answered request, at level info. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const log: FastifyBaseLogger = request.log;
    log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
