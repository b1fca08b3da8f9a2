import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WorkBudget } from './work-budget.ts';

/** Calls allowed. Each server process counts for itself. */
export interface Limits {
  /** Calls a minute from one address: a household or an office shares it. */
  readonly callsPerAddress: number;
  /** Calls a minute by one person. */
  readonly callsPerPerson: number;
  /** New anonymous people an hour from one address. */
  readonly arrivalsPerAddress: number;
  /** Messages to support an hour from one address: each is mailed. */
  readonly messagesPerAddress: number;
  /**
   * Work a minute, in milliseconds of a processor: what a call costs beyond answering with something kept. From one
   * address, and by one person.
   */
  readonly workPerAddress: number;
  readonly workPerPerson: number;
}

export const DEFAULT_LIMITS: Limits = {
  callsPerAddress: 1_200,
  callsPerPerson: 600,
  arrivalsPerAddress: 300,
  messagesPerAddress: 60,
  workPerAddress: 20_000,
  workPerPerson: 12_000,
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Addresses and people counted at once; beyond that the ones unheard of for longest are forgotten. */
const COUNTED_AT_ONCE = 20_000;
/** A home has one IPv6 network with any number of addresses. */
const IPV6_NETWORK_BITS = 64;

/** Each but the last counts one call and says whether it may go on; when not, `retry-after` is set on the reply. */
export interface RateLimiter {
  countCall(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  countPerson(personId: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  countArrival(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  countMessage(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Takes milliseconds of work off what a network, and a person of it, may use; false when that is used up. */
  takeWork(who: { readonly network: string; readonly personId: string | null }, milliseconds: number): boolean;
}

/**
 * @param isOwnCall whether a request comes from this process: pages rendered here make calls that nobody is charged for
 * @param nowMs the time by which budgets of work fill up again, milliseconds; the machine's unless given
 */
export async function rateLimiter(
  app: FastifyInstance,
  limits: Limits,
  isOwnCall: (request: FastifyRequest) => boolean,
  nowMs?: () => number,
): Promise<RateLimiter> {
  await app.register(rateLimit, { global: false, cache: COUNTED_AT_ONCE, ipv6Subnet: IPV6_NETWORK_BITS });
  const people = new WeakMap<FastifyRequest, string>();
  const byAddress = app.createRateLimit({ max: limits.callsPerAddress, timeWindow: MINUTE_MS });
  const arrivals = app.createRateLimit({ max: limits.arrivalsPerAddress, timeWindow: HOUR_MS });
  const messages = app.createRateLimit({ max: limits.messagesPerAddress, timeWindow: HOUR_MS });
  const byPerson = app.createRateLimit({
    max: limits.callsPerPerson,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => people.get(request) ?? request.ip,
  });

  const workOfAddress = new WorkBudget(limits.workPerAddress, COUNTED_AT_ONCE, nowMs);
  const workOfPerson = new WorkBudget(limits.workPerPerson, COUNTED_AT_ONCE, nowMs);

  async function count(check: typeof byAddress, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (isOwnCall(request)) return true;
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return true;
    reply.header('retry-after', result.ttlInSeconds);
    return false;
  }

  return {
    countCall: (request, reply) => count(byAddress, request, reply),
    countPerson(personId, request, reply) {
      people.set(request, personId);
      return count(byPerson, request, reply);
    },
    countArrival: (request, reply) => count(arrivals, request, reply),
    countMessage: (request, reply) => count(messages, request, reply),
    takeWork: ({ network, personId }, milliseconds) =>
      workOfAddress.take(network, milliseconds) && (personId === null || workOfPerson.take(personId, milliseconds)),
  };
}
