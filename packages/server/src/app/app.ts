import { randomUUID } from 'node:crypto';
import type { Edition } from '@pylon/almanac/editions/edition';
import { ERRORS } from '@pylon/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { poolFigures, watchStatements } from '../db/database.ts';
import { FaultLog } from '../db/faults.ts';
import { liveRoutes } from '../features/live-events/live-events.routes.ts';
import { mcpRoutes } from '../features/mcp/mcp.routes.ts';
import { draftThreads } from '../features/mock-draft/results/draft-threads.ts';
import { processReports } from '../features/operator/process-reports.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import { serveReference } from '../http/api-reference.ts';
import { failure } from '../http/errors.ts';
import { healthRoutes } from '../http/health.ts';
import { type Identifier, identifier } from '../http/identify.ts';
import { DEFAULT_LIMITS, type RateLimiter, rateLimiter } from '../http/limits/rate-limit.ts';
import { sendPlain } from '../http/plain-page.ts';
import { router, sendFailure } from '../http/route.ts';
import { isOfAnotherSite } from '../http/security.ts';
import { metricsRoute } from '../http/telemetry/metrics.ts';
import { traceRequests } from '../http/telemetry/traced-requests.ts';
import { countTraffic } from '../http/telemetry/traffic.ts';
import { withParts } from '../jobs/define-job.ts';
import { type OwnWork, ownWork } from '../jobs/own-work.ts';
import { forgetOldLiveEvents } from '../live/forget-old-events.job.ts';
import { traced } from '../tracing/tracing.ts';
import { listAccounts } from './accounts.ts';
import { type AppParts, settled } from './app-parts.ts';
import { bareServer } from './bare-server.ts';
import { listDrafts } from './drafts.ts';
import type { Ground } from './ground.ts';
import { listLeagues, syncPartsOf } from './leagues.ts';
import { listMessages } from './messages.ts';
import { readySteps } from './ready-steps.ts';
import { listResearch } from './research.ts';

export interface App {
  readonly server: FastifyInstance;
  /** The header that marks calls which this process makes to itself. */
  readonly ownCall: { readonly header: string; readonly value: string };
  readonly limiter: RateLimiter;
  readonly identify: Identifier;
  /** Address of the product: the public one or, while nobody has said it, this machine's. */
  readonly baseUrl: () => string;
  /** What answers of an edition share, in steps to be done before it is asked for. */
  readonly readySteps: (edition: Edition) => Iterator<unknown, void>;
  /** What the process does without being asked, once it is begun; it ends with the server. */
  readonly work: OwnWork;
  /** Says from now on that it is not ready, and ends each connection with its answer; it goes on answering. */
  readonly leave: () => void;
}

/** The whole server short of pages, sockets and the database. */
export async function buildApp(given: AppParts): Promise<App> {
  const parts = settled(given);
  const { db, editions, hub, clock, secret, nowMs, publicUrl, hasPlans, tracing } = parts;
  const faults = new FaultLog();
  const app = await bareServer(parts, faults);
  const logFailed = (what: string) => (error: unknown) => app.log.error({ err: error }, what);

  const ownCall = { header: 'x-pylon-own-call', value: randomUUID() };
  const baseUrl = () => publicUrl ?? localAddress(app);
  const isOwnCall = (request: FastifyRequest) => request.headers[ownCall.header] === ownCall.value;
  const registry = new Registry();
  if (tracing) {
    traceRequests(app, tracing);
    watchStatements(db, tracing.statement);
  }
  const traffic = countTraffic(app, registry, { nowMs, isOwnCall });
  const limiter = rateLimiter({ ...DEFAULT_LIMITS, ...parts.limits }, isOwnCall, given.nowMs);
  const identify = identifier(db, secret, hasPlans);
  const work = ownWork({
    db,
    onError: (error, what) => logFailed(what)(error),
    onFailedTry: (name, isLast) => traffic.noteFault(name, isLast ? 'job-given-up' : 'job-tried-again'),
    ...(tracing && { around: (name, run) => traced(tracing.job(name), run) }),
  });
  work.addPoll(
    processReports({
      ...{ db, traffic, version: parts.version, nowMs },
      streams: hub.streams,
      onError: logFailed('figures of this process are not written'),
    }),
  );

  const threads = draftThreads();
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close'); // the next one comes by another line
  });
  healthRoutes(app, { db, editions, faults, isLeaving: () => isLeaving });
  metricsRoute(app, {
    ...{ registry, counts: threads.counts, streams: hub.streams, broker: parts.broker },
    pool: () => poolFigures(db),
  });
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (isOfAnotherSite(request, publicUrl)) return sendFailure(reply, failure('invalid-token'));
        if (!limiter.countCall(request, reply)) return sendFailure(reply, failure('too-many-requests'));
      });
      const closing: (() => Promise<void> | void)[] = [];
      const ground: Ground = {
        ...{ parts, api, work, identify, limiter, baseUrl, isOwnCall, logFailed },
        route: router(api, { editions, clock, identify, limiter, answers: new AnswerCache(), hasPlans }),
        atClose: (close) => closing.push(close),
      };
      listAccounts(ground);
      await listResearch(ground);
      const syncParts = syncPartsOf(ground, (line) => app.log.error(line));
      const draftParts = listDrafts(ground, threads, syncParts);
      const { cruise } = listLeagues(ground, syncParts);
      listMessages(ground, { draftParts, cruise });
      work.addJob(withParts(forgetOldLiveEvents, { db }));
      api.addHook('onClose', async () => {
        await work.stop();
        for (const close of closing) await close();
      });
      liveRoutes(api, { hub, identify });
      serveReference(api, hasPlans);
      const notFound = (_request: FastifyRequest, reply: FastifyReply) => sendFailure(reply, failure('not-found'));
      api.setNotFoundHandler(notFound);
      // pages are served at every other path: without this, a page would answer a call that does not exist
      api.get('/*', { schema: { hide: true } }, notFound);
    },
    { prefix: '/api' },
  );
  mcpRoutes(app, { identify, limiter, publicUrl, hasPlans, ownCall });
  app.setNotFoundHandler((_request, reply) => sendPlain(reply, 404, ERRORS['not-found'].message));
  return {
    ...{ server: app, ownCall, limiter, identify, baseUrl, work },
    readySteps: (edition) => readySteps(edition, clock),
    leave: () => {
      isLeaving = true;
    },
  };
}

/**
 * The address on this machine of a server without a public address. A caller's own claim about the host is never used.
 */
const localAddress = (app: FastifyInstance): string => {
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? `http://localhost:${bound.port}` : 'http://localhost';
};
