import { createHash } from 'node:crypto';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteCache } from './byte-cache.ts';
import { acceptedEncoding, addVary, type SentBody, sendAs, sentBody } from './encoded-body.ts';

const CAPACITY_BYTES = 64 * 1024 * 1024;
/** How long browsers and CDNs may use an answer without asking again. */
const PUBLIC = 'public, max-age=60, stale-while-revalidate=300';
/** An answer opened by a plan is private and fetched anew each time, because a plan may end or begin at any moment. */
const PRIVATE = 'private, no-cache';
/** Answers to calls with a body are kept by no cache on the way. @source docs/sources.md "Calls" */
const NOBODY = 'no-store';

/** The key of an answer. */
export interface AnswerKey {
  readonly edition: string;
  readonly endpoint: string;
  /** Start of the hour for which the answer holds: weeks begin and games end while an edition stays. */
  readonly hour: string;
  /** The tier that it is computed for; null when it is the same for everybody. */
  readonly tier: Tier | null;
  /** Parsed query and body: their order and spelling do not matter. */
  readonly input: unknown;
  /** Content of what the input names and the edition does not hold (a scoring of one's own); '' for none. */
  readonly prepared: string;
}

/** Finished answers: serialised and compressed once for each encoding, sent as often as asked for. */
export class AnswerCache {
  readonly #cache = new ByteCache<SentBody>(CAPACITY_BYTES);

  /**
   * @param isForOne whether the caller is known, so that shared caches may not keep the answer
   * @param make gives the finished bytes of an answer that is not kept yet, in parts
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, isForOne }: { readonly key: AnswerKey; readonly isForOne: boolean },
    make: () => Promise<readonly Buffer[]>,
  ): Promise<FastifyReply> {
    const text = keyText(key);
    const etag = etagOf(key.edition, text);
    const isPosted = request.method === 'POST';
    reply.header('etag', etag).header('cache-control', isPosted ? NOBODY : isForOne ? PRIVATE : PUBLIC);
    reply.type('application/json; charset=utf-8');
    if (!isPosted && matches(request.headers['if-none-match'], etag)) {
      addVary(reply, 'accept-encoding');
      return reply.status(304).send();
    }
    const encoding = acceptedEncoding(request);
    const body = await this.#cache.get(`${encoding} ${text}`, async () => sentBody(await make(), encoding));
    return sendAs(reply, body);
  }
}

const keyText = ({ edition, endpoint, hour, tier, input, prepared }: AnswerKey): string =>
  JSON.stringify([edition, endpoint, hour, tier, input, prepared]);

/** Weak, because the compressed and the plain body share it. It begins with the edition. */
const etagOf = (edition: string, text: string): string =>
  `W/"${edition.slice(0, 12)}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

/** `*` never matches: whether there is an answer is only known once it is made. */
const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => candidate.trim() === etag) ?? false;
