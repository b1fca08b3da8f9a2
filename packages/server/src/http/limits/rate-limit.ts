import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';
import { Budget } from './budget.ts';

/** What may be used. Processes on one database count as one: they tell each other of whoever uses much. */
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
type Limit = keyof Limits;

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
const FILLED_IN_MS: Readonly<Record<Limit, number>> = {
  callsPerAddress: MINUTE_MS,
  callsPerPerson: MINUTE_MS,
  arrivalsPerAddress: HOUR_MS,
  messagesPerAddress: HOUR_MS,
  workPerAddress: MINUTE_MS,
  workPerPerson: MINUTE_MS,
};
/** Networks and people counted at once; beyond that the ones unheard of for longest are forgotten. */
const COUNTED_AT_ONCE = 20_000;

/** What somebody (a network or a person's id) used of a limit at one process. */
export type Used = readonly [limit: Limit, who: string, amount: number];

/** Each `count` counts one call and says whether it may go on; when not, `retry-after` is set on the reply. */
export interface RateLimiter {
  countCall(request: FastifyRequest, reply: FastifyReply): boolean;
  countPerson(personId: string, request: FastifyRequest, reply: FastifyReply): boolean;
  countArrival(request: FastifyRequest, reply: FastifyReply): boolean;
  countMessage(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Takes milliseconds of work off what a network, and a person of it, may use; false when that is used up. */
  takeWork(who: { readonly network: string; readonly personId: string | null }, milliseconds: number): boolean;
  /** What was used here since this was last asked, of whoever used much. */
  untold(): readonly Used[];
  /** Counts what was used at other processes; limits that this version does not know are passed over. */
  charge(used: readonly Used[]): void;
}

/** Of each limit so many are told of at once. */
const TOLD_AT_ONCE = 200;

/**
 * @param isOwnCall whether a request comes from this process: pages rendered here make calls that nobody is charged for
 * @param nowMs the time by which budgets fill up again, milliseconds; the machine's unless given
 */
export function rateLimiter(
  limits: Limits,
  isOwnCall: (request: FastifyRequest) => boolean,
  nowMs?: () => number,
): RateLimiter {
  const budget = (limit: Limit) =>
    new Budget({ amount: limits[limit], inMs: FILLED_IN_MS[limit] }, COUNTED_AT_ONCE, nowMs);
  const budgets: Readonly<Record<Limit, Budget>> = {
    callsPerAddress: budget('callsPerAddress'),
    callsPerPerson: budget('callsPerPerson'),
    arrivalsPerAddress: budget('arrivalsPerAddress'),
    messagesPerAddress: budget('messagesPerAddress'),
    workPerAddress: budget('workPerAddress'),
    workPerPerson: budget('workPerPerson'),
  };

  function count(limit: Limit, who: string, request: FastifyRequest, reply: FastifyReply): boolean {
    if (isOwnCall(request) || budgets[limit].take(who)) return true;
    reply.header('retry-after', budgets[limit].secondsUntilMore(who));
    return false;
  }

  return {
    countCall: (request, reply) => count('callsPerAddress', networkOf(request.ip), request, reply),
    countPerson: (personId, request, reply) => count('callsPerPerson', personId, request, reply),
    countArrival: (request, reply) => count('arrivalsPerAddress', networkOf(request.ip), request, reply),
    countMessage: (request, reply) => count('messagesPerAddress', networkOf(request.ip), request, reply),
    takeWork: ({ network, personId }, milliseconds) =>
      budgets.workPerAddress.take(network, milliseconds) &&
      (personId === null || budgets.workPerPerson.take(personId, milliseconds)),
    untold: () =>
      Object.entries(budgets).flatMap(([limit, each]) =>
        each.untold(TOLD_AT_ONCE).map(([who, amount]): Used => [limit as Limit, who, Math.ceil(amount)]),
      ),
    charge(used) {
      for (const [limit, who, amount] of used) if (Object.hasOwn(budgets, limit)) budgets[limit].charge(who, amount);
    },
  };
}
