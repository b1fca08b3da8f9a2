import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../threads/caller.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { networkOf } from './network.ts';

/** Whoever waits for the answer to a request, until it is sent or they have left. */
export function callerOf(
  limiter: Pick<RateLimiter, 'takeWork'>,
  request: FastifyRequest,
  reply: FastifyReply,
  person: { readonly id: string } | null,
): Caller {
  const network = networkOf(request.ip);
  const waits = new AbortController();
  reply.raw.once('close', () => waits.abort());
  return {
    id: person?.id ?? network,
    network,
    gone: waits.signal,
    mayCost: (milliseconds) => limiter.takeWork({ network, personId: person?.id ?? null }, milliseconds),
  };
}
