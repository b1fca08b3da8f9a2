import type { Edition } from '@pylon/almanac/editions/edition';
import { api } from '@pylon/contract/api';
import { CALLS, type CallName } from '@pylon/contract/calls';
import type { AnswerOf, InputOf } from '@pylon/contract/endpoint';
import { type Envelope, ERRORS, type ErrorCode, type WireError } from '@pylon/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { EditionHolder } from '../almanac/edition-holder.ts';
import { buildApp } from '../app.ts';
import { frozenClock } from '../clock.ts';
import type { Limits } from '../http/rate-limit.ts';
import { openEventHub } from '../live/event-hub.ts';
import { type ScratchDatabase, scratchDatabase } from './scratch-database.ts';

export type Input<N extends CallName> = InputOf<(typeof api)[N]>;
type Answer<N extends CallName> = AnswerOf<(typeof api)[N]>;

/** What came back, parsed with the contract: data, or an entry of the error catalogue. */
export type Reply<N extends CallName> =
  | { readonly status: 200; readonly data: Answer<N>; readonly error: null }
  | { readonly status: number; readonly data: null; readonly error: WireError };

export interface TestServer extends ScratchDatabase {
  readonly server: FastifyInstance;
  readonly editions: EditionHolder;
  /** Makes a call as a visitor or, with a token, as a person. */
  call<N extends CallName>(name: N, input: Input<N>, token?: string): Promise<Reply<N>>;
  /** The same for a call that must go well: its data. */
  ask<N extends CallName>(name: N, input: Input<N>, token?: string): Promise<Answer<N>>;
  /** Signs an anonymous person in and gives the token. */
  arrive(): Promise<string>;
}

export interface TestServerOptions {
  /** The edition in force; none when not given. */
  readonly edition?: Edition;
  readonly now?: string;
  readonly limits?: Partial<Limits>;
  readonly nowMs?: () => number;
  /** A stand-in for Sleeper. */
  readonly sleeperUrl?: string;
  readonly trustedProxies?: readonly string[];
}

/** The whole server on a scratch database, without a socket; closed after the file's last test. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { edition, now, limits, nowMs, sleeperUrl, trustedProxies } = options;
  const scratch = await scratchDatabase();
  const editions = new EditionHolder();
  if (edition) editions.take(edition);
  const hub = await openEventHub(scratch.db, scratch.connection);
  const { server } = await buildApp({
    db: scratch.db,
    editions,
    hub,
    clock: frozenClock(new Date(now ?? '2025-09-03T12:00:00Z')),
    secret: 'a secret of the tests, long enough for anybody',
    ...(nowMs && { nowMs }),
    ...(sleeperUrl !== undefined && { sleeperUrl }),
    ...(trustedProxies && { trustedProxies }),
    limits: { callsPerAddress: 100_000, callsPerPerson: 100_000, arrivalsPerAddress: 100_000, ...limits },
  });
  afterAll(async () => {
    await server.close();
    await hub.close();
  });

  async function call<N extends CallName>(name: N, input: Input<N>, token?: string): Promise<Reply<N>> {
    const { method } = CALLS[name];
    const response = await server.inject({
      method,
      headers: { ...(token !== undefined && { 'bearer-token': token }) },
      ...requestOf(name, input),
    });
    return replyOf(name, response.statusCode, response.json());
  }

  async function ask<N extends CallName>(name: N, input: Input<N>, token?: string): Promise<Answer<N>> {
    const reply = await call(name, input, token);
    if (reply.error) throw new Error(`${name}: ${reply.error.code} ${JSON.stringify(reply.error.fields ?? {})}`);
    return reply.data;
  }

  return { ...scratch, server, editions, call, ask, arrive: async () => (await ask('login', {})).token };
}

/** The part of an outcome that a refusal test looks at. */
export const refusal = (reply: { readonly error: WireError | null }): ErrorCode | null => reply.error?.code ?? null;

/** An answer, parsed with the contract. Throws when it is not what the contract and the error catalogue promise. */
export function replyOf<N extends CallName>(name: N, status: number, envelope: Envelope<unknown>): Reply<N> {
  if (envelope.error === null) {
    const data = api[name].answer.parse(envelope.data) as Answer<N>; // parsed by the schema of the same name
    return { status: 200, data, error: null };
  }
  const { code, message } = envelope.error;
  if (envelope.data !== null) throw new Error('an answer has both data and an error');
  if (ERRORS[code]?.status !== status || ERRORS[code].message !== message) {
    throw new Error(`${status} ${code} '${message}' is not in the error catalogue`);
  }
  return { status, data: null, error: envelope.error };
}

/** A call's address with its query, and its body, as the endpoint's schemas say. */
export function requestOf<N extends CallName>(name: N, input: Input<N>): { url: string; payload?: object } {
  const endpoint = api[name] as { query?: { shape: object }; body?: { shape: object } }; // schemas of objects
  const query = new URLSearchParams();
  const payload: Record<string, unknown> = {};
  // Every call's input is an object.
  for (const [key, value] of Object.entries(input as object)) {
    if (endpoint.body && Object.hasOwn(endpoint.body.shape, key)) payload[key] = value;
    else if (value !== undefined && value !== null) query.set(key, String(value)); // a list is joined by commas
  }
  return { url: `/api${CALLS[name].path}${query.size ? `?${query}` : ''}`, ...(endpoint.body && { payload }) };
}
