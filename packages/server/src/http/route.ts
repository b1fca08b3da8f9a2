import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@pylon/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { Clock } from '../clock.ts';
import type { Person } from '../db/reads/person-by-token.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type Failure, failure, failureText, type Outcome, statusOf } from './errors.ts';
import type { Identifier } from './identify.ts';
import type { RateLimiter } from './rate-limit.ts';

const HOUR_MS = 3_600_000;
const JSON_TYPE = 'application/json; charset=utf-8';

/** What a handler is given: query and body, parsed. */
export interface Input<E> {
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}
export interface PersonalInput<E> extends Input<E> {
  readonly person: Person;
  readonly request: FastifyRequest;
}
export interface VisitorInput<E> extends Input<E> {
  /** null without a token. */
  readonly person: Person | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export interface EditionInput<E> extends Input<E> {
  readonly edition: Edition;
  /** Start of the present hour: the answer is kept, and holds, for that long. */
  readonly now: Date;
}

type MaybePromise<T> = T | Promise<T>;
type Handler<E, I> = (input: I) => MaybePromise<Outcome<AnswerOf<E>>>;

/** What binds an endpoint of the contract to a handler. Features get nothing else of HTTP. */
export interface Router {
  /** Answers computed from the edition in force, the same for everybody: kept as finished bytes. */
  fromEdition<const E extends Endpoint>(endpoint: E, handler: Handler<E, EditionInput<E>>): void;
  /** Calls that work with and without a person. */
  forVisitor<const E extends Endpoint>(endpoint: E, handler: Handler<E, VisitorInput<E>>): void;
  /** Calls that need a person: 401 without a token. */
  forPerson<const E extends Endpoint>(endpoint: E, handler: Handler<E, PersonalInput<E>>): void;
}

export interface RouterParts {
  readonly editions: EditionSource;
  readonly clock: Clock;
  readonly identify: Identifier;
  readonly limiter: RateLimiter;
  readonly answers: AnswerCache;
}

/** A router on an instance whose prefix is /api. */
export function router(app: FastifyInstance, { editions, clock, identify, limiter, answers }: RouterParts): Router {
  function bind<E extends Endpoint>(
    endpoint: E,
    access: string,
    handle: (input: Input<E>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        operationId: endpoint.name,
        summary: endpoint.summary,
        description: access,
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: z.object({ data: endpoint.answer, error: z.null() }) },
      },
      handler: (request, reply) =>
        // Both were parsed by the endpoint's schemas before the handler.
        handle({ query: request.query, body: request.body } as Input<E>, request, reply),
    });
  }

  async function personal(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (person: Person | null) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const identified = await identify.personOf(request);
    if (!identified.ok) return sendFailure(reply, identified);
    const { person } = identified;
    if (person && !(await limiter.countPerson(person.id, request, reply))) {
      return sendFailure(reply, failure('too-many-requests'));
    }
    return act(person);
  }

  return {
    fromEdition: (endpoint, handler) =>
      bind(endpoint, 'Open to everybody.', async (input, request, reply) => {
        const edition = editions.current();
        if (!edition) return sendFailure(reply.header('retry-after', 5), failure('not-ready'));
        const now = new Date(Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS);
        const key = { edition: edition.id, endpoint: endpoint.name, hour: now.toISOString(), input };
        try {
          return await answers.send(request, reply, key, async () => {
            const outcome = await handler({ ...input, edition, now });
            if (!outcome.ok) throw new Refused(outcome);
            return answerText(endpoint, outcome.data);
          });
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return sendFailure(reply.removeHeader('etag').header('cache-control', 'no-store'), error.failure);
        }
      }),

    forVisitor: (endpoint, handler) =>
      bind(endpoint, 'Open to everybody; a token may be given.', (input, request, reply) =>
        personal(request, reply, async (person) =>
          send(endpoint, reply, await handler({ ...input, person, request, reply })),
        ),
      ),

    forPerson: (endpoint, handler) =>
      bind(endpoint, 'Needs a token in the header Bearer-Token.', (input, request, reply) =>
        personal(request, reply, async (person) =>
          person
            ? send(endpoint, reply, await handler({ ...input, person, request }))
            : sendFailure(reply, failure('token-not-found')),
        ),
      ),
  };
}

/** Carries an expected failure out of the cache, which keeps answers only. */
class Refused extends Error {
  readonly failure: Failure;
  constructor(refusal: Failure) {
    super(refusal.reason);
    this.failure = refusal;
  }
}

/** The finished text of an answer; throws when it is not what the contract promises, which is a bug here. */
const answerText = (endpoint: Endpoint, data: unknown): string =>
  JSON.stringify({ data: endpoint.answer.parse(data), error: null });

function send<E extends Endpoint>(endpoint: E, reply: FastifyReply, outcome: Outcome<AnswerOf<E>>): FastifyReply {
  if (!outcome.ok) return sendFailure(reply, outcome);
  return reply.type(JSON_TYPE).send(answerText(endpoint, outcome.data));
}

/** Answers with an entry of the error catalogue. */
export function sendFailure(reply: FastifyReply, refusal: Omit<Failure, 'ok'>): FastifyReply {
  return reply.status(statusOf(refusal.reason)).type(JSON_TYPE).send(failureText(refusal));
}
