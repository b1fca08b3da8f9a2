// What mail programs call when a person presses 'Unsubscribe' (RFC 8058): a form, whose content is the same for all.
import type { FastifyInstance } from 'fastify';
import type { Failure } from './errors.ts';
import { sendFailure } from './route.ts';

/** Larger is no such form. */
const LARGEST_FORM_BYTES = 4_096;

interface Stop {
  /** Under the instance's prefix. */
  readonly path: string;
  /** The page that asks first, for whoever opens the address instead. */
  readonly page: string;
  /** Stops what a token names; gives why not. */
  readonly stop: (token: string) => Promise<Failure | null>;
}

export function stopByPress(app: FastifyInstance, { path, page, stop }: Stop): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES } as const;
    scope.addContentTypeParser('*', form, (_request, _body, done) => done(null));
    scope.post(path, { schema: { hide: true } }, async ({ query }, reply) => {
      const refused = await stop(tokenIn(query));
      return refused ? sendFailure(reply, refused) : reply.send({ data: { stopped: true }, error: null });
    });
    scope.get(path, { schema: { hide: true } }, async ({ query }, reply) =>
      reply.redirect(`${page}?token=${encodeURIComponent(tokenIn(query))}`),
    );
  });
}

const tokenIn = (query: unknown): string => {
  const { token } = query as { readonly token?: unknown }; // a query is an object
  return typeof token === 'string' ? token : '';
};
