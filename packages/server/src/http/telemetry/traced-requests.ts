import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../../tracing/tracing.ts';
import { callOf, PROBES } from './traffic.ts';

/** A span for each request, named after its call; what the request does stands below it. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const call = callOf(request);
    if (PROBES.has(call) || request.routeOptions.config?.isStream) return done();
    const span = tracing.request(call, request.method);
    open.set(request, span);
    span.within(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) =>
    open.get(request)?.end({ status: statusCode, hasFailed: statusCode >= 500 }),
  );
}
