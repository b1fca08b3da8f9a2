import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@pylon/contract/endpoint';
import type { ErrorCode } from '@pylon/contract/errors';
import type { Tier } from '@pylon/contract/plans/tiers';
import { isForPrograms } from '@pylon/contract/reading';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { Clock } from '../clock.ts';
import type { Person } from '../db/reads/person-by-token.ts';
import type { Caller } from '../threads/caller.ts';
import { answerBytes } from './answer-bytes.ts';
import type { AnswerCache } from './answer-cache.ts';
import { keyOf, tellUse } from './api-key.ts';
import { callerOf } from './caller-of.ts';
import { acceptedEncoding, addVary, sendAs, sentBody } from './encoded-body.ts';
import { type Failure, failure, failureText, found, type Outcome, statusOf } from './errors.ts';
import { type Identifier, TOKEN_HEADER } from './identify.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error for a wrong input, where the call has an error of its own. */
    readonly failsAs?: ErrorCode | undefined;
  }
}

const HOUR_MS = 3_600_000;
const JSON_TYPE = 'application/json; charset=utf-8';
/** What an answer costs that is not kept yet: a large table, with its compression. */
const ANSWER_MS = 25;
/** How the API reference tells who may call. */
interface Access {
  readonly words: string;
  /** Whether it answers somebody without a token. */
  readonly isOpen: boolean;
}
const OPEN: Access = { words: 'Open to everybody.', isOpen: true };
const OPEN_BY_TIER: Access = {
  words: 'Open to everybody; a token in the header Bearer-Token opens what its plan opens.',
  isOpen: true,
};
const OPEN_TO_PEOPLE: Access = { words: 'Open to everybody; a token may be given.', isOpen: true };
const OF_A_PERSON: Access = { words: 'Needs a token in the header Bearer-Token.', isOpen: false };

/** What a handler is given: path parameters, query and body, parsed. */
export interface Input<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}
export interface PersonalInput<E> extends Input<E> {
  readonly person: Person;
  /** For whom heavy work is done. */
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export interface VisitorInput<E> extends Input<E> {
  /** null without a token. */
  readonly person: Person | null;
  readonly caller: Caller;
  /** What is open to the caller, with or without a token. */
  readonly tier: Tier;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export interface EditionInput<E, P = unknown> extends Input<E> {
  readonly edition: Edition;
  /** Whom the answer is for: 0 unless the endpoint is `byTier` and the caller has a plan. */
  readonly tier: Tier;
  readonly prepared: P;
  /** Start of the present hour: the answer is kept, and holds, for that long. */
  readonly now: Date;
}

/** Things that the input names and that are not in the edition. */
export interface Prepared {
  /** A digest of the content: equal keys mean equal content. Answers are cached by it, so it never names a person. */
  readonly key: string;
  /** Made from what is the reader's alone: the answer is kept by nobody, neither here nor on the way. */
  readonly isOwn?: boolean;
}
/** Of an endpoint whose input names nothing beside the edition. */
export const NOTHING_PREPARED: Prepared = { key: '' };

/** Who asks: null without a token, and what is open to them. */
export interface Reader {
  readonly id: string | null;
  readonly tier: Tier;
}

/**
 * Looks up, for this reader, what the input names: the one step of an answer from the edition that sees the person.
 * A failure is answered as it is and kept by nobody.
 */
type Prepare<E, P> = (input: Input<E>, reader: Reader) => MaybePromise<Outcome<P & Prepared>>;

/** The input without what this tier's answer does not depend on, so that equal answers are made once. */
type AsSeen<E, P> = (input: Input<E>, tier: Tier, prepared: P) => Input<E>;

type MaybePromise<T> = T | Promise<T>;
type Handler<E, I> = (input: I) => MaybePromise<Outcome<AnswerOf<E>>>;

/** Binds an endpoint of the contract to a handler. Features see nothing else of HTTP. */
export interface Router {
  /**
   * Answers computed from the edition in force, kept as finished bytes: the same for everybody or, where the endpoint
   * is `byTier`, for everybody of a tier. A token is read only then, which costs one read of the database.
   */
  fromEdition<const E extends Endpoint, P = unknown>(
    endpoint: E,
    handler: Handler<E, EditionInput<E, P>>,
    prepare?: Prepare<E, P>,
    asSeen?: AsSeen<E, P>,
  ): void;
  /** Calls that work with and without a person. */
  forVisitor<const E extends Endpoint>(endpoint: E, handler: Handler<E, VisitorInput<E>>): void;
  /** Calls that need a person: 401 without a token. */
  forPerson<const E extends Endpoint>(endpoint: E, handler: Handler<E, PersonalInput<E>>): void;
  /** The visitor of a path that is no call. */
  callerOf(request: FastifyRequest, reply: FastifyReply): Caller;
}

export interface RouterParts {
  readonly editions: EditionSource;
  readonly clock: Clock;
  readonly identify: Identifier;
  readonly limiter: RateLimiter;
  readonly answers: AnswerCache;
  /** Whether plans are sold: the reference says what they open. */
  readonly hasPlans: boolean;
}

/** What reading a byte of a large body counts as, milliseconds of work: some 40 a megabyte. */
const BYTE_MS = 0.000_04;

/** A router on an instance whose prefix is /api. */
export function router(
  app: FastifyInstance,
  { editions, clock, identify, limiter, answers, hasPlans }: RouterParts,
): Router {
  function bind<E extends Endpoint>(
    endpoint: E,
    { words, isOpen }: Access,
    handle: (input: Input<E>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        operationId: endpoint.name,
        summary: hasPlans && endpoint.plans ? `${endpoint.summary} ${endpoint.plans}` : endpoint.summary,
        description: words,
        security: [...(isOpen ? [{}] : []), { session: [] }, ...(isForPrograms(endpoint) ? [{ apiKey: [] }] : [])],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: z.object({ data: endpoint.answer, error: z.null() }) },
      },
      ...(endpoint.largestBytes !== undefined && {
        bodyLimit: endpoint.largestBytes,
        onRequest: beforeLargeBody(endpoint, endpoint.largestBytes),
      }),
      config: { failsAs: endpoint.failsAs },
      handler: (request, reply) =>
        // All three were parsed by the endpoint's schemas before the handler.
        handle({ params: request.params, query: request.query, body: request.body } as Input<E>, request, reply),
    });
  }

  /** Nobody makes the server read a large body whom it would refuse anyway. */
  const beforeLargeBody =
    (endpoint: Endpoint, largestBytes: number) => async (request: FastifyRequest, reply: FastifyReply) => {
      const identified = await personOf(endpoint, request, reply);
      if (!identified.ok) return sendFailure(reply, identified);
      const person = identified.value;
      if (!person) return sendFailure(reply, failure('token-not-found'));
      if (person.email === null) return sendFailure(reply, failure('registration-required'));
      const bytes = Math.min(largestBytes, Number(request.headers['content-length'] ?? largestBytes));
      const who = { network: networkOf(request.ip), personId: person.id };
      return limiter.takeWork(who, bytes * BYTE_MS) ? undefined : sendFailure(reply, failure('too-many-requests'));
    };

  /** The reader of an answer from the edition: anonymous unless the endpoint is `byTier` and a token is given. */
  async function readerOf(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome<Person | null>> {
    // An answer that is the same for everybody is told to a key as to nobody in particular, and counted all the same.
    if (!endpoint.byTier) {
      const holder = keyOf(request) === null ? found(null) : await counted(endpoint, request, reply);
      return holder.ok ? found(null) : holder;
    }
    addVary(reply, `${TOKEN_HEADER}, authorization`);
    return counted(endpoint, request, reply);
  }

  /** The person of a token or, where the call only reads, of an API key. */
  async function personOf(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome<Person | null>> {
    const key = keyOf(request);
    if (key === null) return identify.personOf(request);
    if (!isForPrograms(endpoint)) return failure('key-reads-only');
    const use = await identify.countKeyCall(key);
    if (use === null) return failure('key-unknown');
    return tellUse(reply, use) ? found(use.person) : failure('key-used-up');
  }

  /** The caller, unless they called too often. */
  async function counted(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome<Person | null>> {
    const identified = await personOf(endpoint, request, reply);
    if (!identified.ok || !identified.value) return identified;
    const isAllowed = limiter.countPerson(identified.value.id, request, reply);
    return isAllowed ? identified : failure('too-many-requests');
  }

  async function personal(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    act: (person: Person | null, caller: Caller) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const identified = await counted(endpoint, request, reply);
    if (!identified.ok) return sendFailure(reply, identified);
    const person = identified.value;
    return act(person, callerOf(limiter, request, reply, person));
  }

  return {
    callerOf: (request, reply) => callerOf(limiter, request, reply, null),

    fromEdition: <E extends Endpoint, P>(
      endpoint: E,
      handler: Handler<E, EditionInput<E, P>>,
      prepare?: Prepare<E, P>,
      asSeen: AsSeen<E, P> = (given) => given,
    ) =>
      bind(endpoint, endpoint.byTier && hasPlans ? OPEN_BY_TIER : OPEN, async (given: Input<E>, request, reply) => {
        const caller = await readerOf(endpoint, request, reply);
        if (!caller.ok) return sendFailure(reply, caller);
        const person = caller.value;
        const edition = editions.current();
        if (!edition) return sendFailure(reply.header('retry-after', 5), failure('not-ready'));
        const now = new Date(Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS);
        // Without a step of its own an endpoint has the type's default.
        const tier = person?.tier ?? identify.visitorTier;
        const made = prepare
          ? await prepare(given, { id: person?.id ?? null, tier })
          : found(NOTHING_PREPARED as P & Prepared);
        if (!made.ok) return sendFailure(reply, made);
        const prepared = made.value;
        const input = asSeen(given, tier, prepared);
        const key = {
          edition: edition.id,
          endpoint: endpoint.name,
          hour: now.toISOString(),
          tier: endpoint.byTier ? tier : null,
          input,
          prepared: prepared.key,
        };
        try {
          const make = async () => {
            const who = { network: networkOf(request.ip), personId: person?.id ?? null };
            if (!limiter.takeWork(who, ANSWER_MS)) throw new Refused(failure('too-many-requests'));
            const outcome = await handler({ ...input, edition, now, tier, prepared });
            if (!outcome.ok) throw new Refused(outcome);
            return answerBytes(endpoint, outcome.value);
          };
          if (prepared.isOwn) {
            const body = await sentBody(await make(), acceptedEncoding(request));
            return sendAs(reply.header('cache-control', 'no-store').type(JSON_TYPE), body);
          }
          return await answers.send(
            request,
            reply,
            { key, isForOne: person !== null || keyOf(request) !== null },
            make,
          );
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return sendFailure(reply.removeHeader('etag'), error.failure);
        }
      }),

    forVisitor: (endpoint, handler) =>
      bind(endpoint, OPEN_TO_PEOPLE, (input, request, reply) =>
        personal(endpoint, request, reply, async (person, caller) => {
          const tier = person?.tier ?? identify.visitorTier;
          return send(endpoint, { request, reply }, await handler({ ...input, person, tier, caller, request, reply }));
        }),
      ),

    forPerson: (endpoint, handler) =>
      bind(endpoint, OF_A_PERSON, (input, request, reply) =>
        personal(endpoint, request, reply, async (person, caller) =>
          person
            ? send(endpoint, { request, reply }, await handler({ ...input, person, caller, request, reply }))
            : sendFailure(reply, failure('token-not-found')),
        ),
      ),
  };
}

/** Carries an expected failure out of the cache, which keeps answers only. */
class Refused extends Error {
  readonly failure: Failure;
  constructor(refusal: Failure) {
    super(refusal.reason.code);
    this.failure = refusal;
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  outcome: Outcome<AnswerOf<E>>,
): Promise<FastifyReply> {
  if (!outcome.ok) return sendFailure(reply, outcome);
  const body = await sentBody(answerBytes(endpoint, outcome.value), acceptedEncoding(request));
  return sendAs(reply.type(JSON_TYPE), body);
}

/** Answers with an entry of the error catalogue; no cache keeps it. */
export function sendFailure(reply: FastifyReply, { reason }: Failure): FastifyReply {
  reply.header('cache-control', 'no-store');
  reply.failedAs = reason.code;
  return reply.status(statusOf(reason)).type(JSON_TYPE).send(failureText(reason));
}
