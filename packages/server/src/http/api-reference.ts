import swagger from '@fastify/swagger';
import { WEBHOOK_MESSAGES } from '@pylon/contract/accounts/webhooks';
import { BRAND } from '@pylon/contract/brand';
import { ERRORS, type ErrorCode } from '@pylon/contract/errors';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { referencePage } from './reference-page.ts';
import { isOfPlans, withoutPlans } from './without-plans.ts';

// The keys of a literal are its codes.
const errorCodes = () => Object.keys(ERRORS) as ErrorCode[];

/** Writes the OpenAPI document as routes are added; call it before them. */
export async function documentApi(app: FastifyInstance, hasPlans: boolean): Promise<void> {
  const errors = errorCodes().filter((code) => hasPlans || !isOfPlans(code));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: BRAND.name,
        version: '1',
        description: [
          'Every answer is `{ data, error }`, one of them null; `error` is `{ code, message, fields? }`.',
          'A person is named by the header `Bearer-Token`; `POST /api/auth/login` with `{}` gives a new one a token.',
          'Programs of a person’s own send an API key, made on the profile page, as `Authorization: Bearer pylon_…`; it opens the calls that name the scheme `apiKey`, and `RateLimit-*` headers tell what is left of its day.',
          'Every table (`/api/datatables/…`) is a file as well: the same call with `.csv` behind its path answers with all rows as `text/csv`.',
          `Errors: ${errors.map((code) => `${code} (${ERRORS[code].status})`).join(', ')}.`,
        ].join('\n\n'),
      },
      webhooks: webhookDocuments(),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'Bearer-Token' },
          apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'pylon_…' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** What is posted to addresses that people name, by its type. Parts that calls have too are the document's own. */
function webhookDocuments() {
  return Object.fromEntries(
    Object.entries(WEBHOOK_MESSAGES).map(([type, data]) => {
      const message = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });
      const { $schema: _, $defs: __, ...schema } = z.toJSONSchema(message, { target: 'draft-2020-12' });
      const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
      const requestBody = { required: true, content: { 'application/json': { schema: JSON.parse(text) } } };
      const responses = { '2XX': { description: 'It was taken; any other answer is a failure.' } };
      return [type, { post: { summary: data.description ?? '', requestBody, responses } }];
    }),
  );
}

/** Serves the document at /api/openapi.json and a readable page of it at /api/docs. */
export function serveReference(api: FastifyInstance, hasPlans: boolean): void {
  // Without plans still an object of the same shape.
  const reference = () => (hasPlans ? api.swagger() : withoutPlans(api.swagger())) as object;
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(reference())),
  );
  api.get('/docs', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(reference(), request.nonce)),
  );
}
