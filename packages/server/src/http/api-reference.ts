import swagger from '@fastify/swagger';
import { ERRORS } from '@pylon/contract/errors';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { referencePage } from './reference-page.ts';

/** Writes the OpenAPI document as routes are added; call it before them. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pylon',
        version: '1',
        description: [
          'Every answer is `{ data, error }`, one of them null; `error` is `{ code, message, fields? }`.',
          'A person is named by the header `Bearer-Token`; `POST /api/auth/login` with `{}` gives a new one a token.',
          `Errors: ${Object.entries(ERRORS)
            .map(([code, { status }]) => `${code} (${status})`)
            .join(', ')}.`,
        ].join('\n\n'),
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** Serves the document at /api/openapi.json and a readable page of it at /api/docs. */
export function serveReference(api: FastifyInstance): void {
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(api.swagger())),
  );
  api.get('/docs', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(api.swagger(), request.nonce)),
  );
}
