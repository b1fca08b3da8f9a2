import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { FaultLog } from '../db/faults.ts';
import { documentApi } from '../http/api-reference.ts';
import { boundConnections } from '../http/connections.ts';
import { handleError } from '../http/error-handler.ts';
import { secure } from '../http/security.ts';
import { loggedError, loggedRequest } from '../http/telemetry/logged.ts';
import { boundedBy, logRequests } from '../http/telemetry/request-log.ts';
import type { SettledParts } from './app-parts.ts';
import { isHttps } from './ground.ts';

const LARGEST_BODY_BYTES = 256 * 1024;
/** Whoever takes longer to send so much is not about to end. */
const LONGEST_REQUEST_MS = 30_000;

/** A server that bounds, logs, guards and documents what is asked of it, and answers nothing yet. */
export async function bareServer(parts: SettledParts, faults: FaultLog): Promise<FastifyInstance> {
  const { trustedProxies, publicUrl, development } = parts;
  const app = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    logger: {
      level: parts.logLevel,
      serializers: { req: loggedRequest, err: loggedError },
      hooks: { logMethod: boundedBy(faults) },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply as never); // the same reply, of the framework's narrower route type
    },
  });
  // A proxy calls for many, and bounds them itself.
  if (trustedProxies.length === 0) boundConnections(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onError', async (_request, _reply, error) => faults.note(error));
  logRequests(app);
  await app.register(cookies);
  await secure(app, { development, isHttps: isHttps(publicUrl) });
  await documentApi(app, parts.hasPlans);
  return app;
}
