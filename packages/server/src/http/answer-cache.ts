import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteCache } from './byte-cache.ts';
import { type EncodedBody, encodeBody, sendEncoded } from './encoded-body.ts';

const CAPACITY_BYTES = 64 * 1024 * 1024;
/** How long browsers and CDNs may use an answer without asking again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300';

/** What an answer is a function of. */
export interface AnswerKey {
  readonly edition: string;
  readonly endpoint: string;
  /** Start of the hour for which the answer holds: weeks begin and games end while an edition stays. */
  readonly hour: string;
  /** Parsed query and body: their order and spelling do not matter. */
  readonly input: unknown;
}

/** Finished answers: serialised and compressed once, sent as often as asked for. */
export class AnswerCache {
  readonly #cache = new ByteCache<EncodedBody>(CAPACITY_BYTES);

  /** @param make gives the finished text of an answer that is not kept yet */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: AnswerKey,
    make: () => Promise<string>,
  ): Promise<FastifyReply> {
    const text = keyText(key);
    const etag = etagOf(text);
    reply.header('etag', etag).header('cache-control', CACHE_CONTROL).type('application/json; charset=utf-8');
    if (request.method !== 'POST' && matches(request.headers['if-none-match'], etag)) {
      return reply.header('vary', 'accept-encoding').status(304).send();
    }
    const body = await this.#cache.get(text, async () => encodeBody(await make()));
    return sendEncoded(request, reply, body);
  }
}

const keyText = ({ edition, endpoint, hour, input }: AnswerKey): string =>
  `${edition} ${endpoint} ${hour} ${JSON.stringify(input)}`;

/** Weak, because the compressed and the plain body share it. It begins with the edition. */
const etagOf = (text: string): string =>
  `W/"${text.slice(0, 12)}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*') ?? false;
