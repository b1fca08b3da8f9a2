import type { Edition } from '@pylon/almanac/editions/edition';
import { api } from '@pylon/contract/api';
import { callRequest } from '@pylon/contract/call-request';
import { CALLS, type CallName } from '@pylon/contract/calls';
import type { AnswerOf, InputOf } from '@pylon/contract/endpoint';
import { type Envelope, ERRORS, type ErrorCode, type WireError } from '@pylon/contract/errors';
import { UNPACED } from '@pylon/outbound/pace';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { EditionHolder } from '../almanac/edition-holder.ts';
import { inSlices } from '../almanac/in-slices.ts';
import { buildApp } from '../app/app.ts';
import type { AppParts } from '../app/app-parts.ts';
import { postgresChannels } from '../channels/postgres-channels.ts';
import { frozenClock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Limits } from '../http/limits/rate-limit.ts';
import { openEventHub } from '../live/event-hub.ts';
import { serverOutbound } from '../outside/outbound/server-outbound.ts';
import type { PromotionChoice } from '../settings/setting-list.ts';
import { quickPasswords } from './quick-passwords.ts';
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
  /** Does once what a process does without being asked: nothing of it happens by itself in a test. */
  work(): Promise<void>;
  /** Does what a process does when an edition comes into force. */
  makeReady(): Promise<void>;
  /** Another process on the same database. */
  another(): Promise<{ readonly server: FastifyInstance; work(): Promise<void>; close(): Promise<void> }>;
  /** Makes a call as a visitor or, with a token, as a person. */
  call<N extends CallName>(name: N, input: Input<N>, token?: string, cookie?: string): Promise<Reply<N>>;
  /** The same for a call that must go well: its data. */
  ask<N extends CallName>(name: N, input: Input<N>, token?: string): Promise<Answer<N>>;
  /** Signs an anonymous person in and gives the token; of a tier, a registered one. */
  arrive(as?: { readonly tier: 1 | 2 }): Promise<string>;
  /** Registers an account nobody else has, as a person does; what is given is part of the form. */
  register(form?: Partial<Input<'registerUser'>>, token?: string): Promise<Registered>;
  /** The newest mail to an address, once all mails that were ordered are sent. */
  mailTo(address: string, subject?: RegExp): Promise<Answer<'getOutbox'>['mails'][number]>;
}

export interface Registered {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Key of tokens and passwords in tests. */
export const TEST_SECRET = 'a secret of the tests, long enough for anybody';

export interface TestServerOptions {
  /** The edition in force; none when not given. */
  readonly edition?: Edition;
  readonly now?: string;
  /** How passwords are hashed; quickly unless told. */
  readonly passwords?: AppParts['passwords'];
  readonly limits?: Partial<Limits>;
  readonly nowMs?: () => number;
  /** What stands in for outside sites, by name of the site. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** Whether outside sites are asked as fast as they answer: for tests of what is not about their pace. */
  readonly isUnpaced?: boolean;
  /** Whether games are looked at while they are played; they are not unless told. */
  readonly games?: AppParts['games'];
  readonly experimentalPlatforms?: AppParts['experimentalPlatforms'];
  readonly platformKeys?: AppParts['platformKeys'];
  readonly trustedProxies?: readonly string[];
  readonly publicUrl?: string;
  readonly hasTestCheckout?: boolean;
  readonly hasOutbox?: boolean;
  /** A payment provider other than the test checkout. */
  readonly payments?: AppParts['payments'];
  readonly promotion?: PromotionChoice;
  readonly hasPlans?: boolean;
  readonly faq?: AppParts['faq'];
  readonly articles?: AppParts['articles'];
  readonly pictures?: AppParts['pictures'];
  readonly sponsors?: AppParts['sponsors'];
  readonly promotions?: AppParts['promotions'];
  readonly comingSoon?: AppParts['comingSoon'];
  readonly contests?: AppParts['contests'];
  readonly tracing?: AppParts['tracing'];
  /** Where everything that is logged goes; nothing is unless given. */
  readonly logTo?: AppParts['logTo'];
}

/** The whole server on a scratch database, without a socket; closed after the file's last test. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { edition, now, limits, nowMs, standIns, trustedProxies, publicUrl, payments, promotion, hasPlans, faq } =
    options;
  const { hasTestCheckout = true, hasOutbox = true, articles, experimentalPlatforms, platformKeys } = options;
  const scratch = await scratchDatabase();
  const parts = {
    db: scratch.db,
    clock: frozenClock(new Date(now ?? '2025-09-03T12:00:00Z')),
    secret: TEST_SECRET,
    passwords: options.passwords ?? quickPasswords(),
    ...(nowMs && { nowMs }),
    outbound: { ...serverOutbound(scratch.db, standIns), ...(options.isUnpaced && { pace: UNPACED }) },
    ...(standIns && { standIns }),
    ...(options.games && { games: options.games }),
    ...(experimentalPlatforms && { experimentalPlatforms }),
    ...(platformKeys && { platformKeys }),
    ...(trustedProxies && { trustedProxies }),
    ...(publicUrl !== undefined && { publicUrl }),
    hasTestCheckout,
    hasOutbox,
    ...(payments && { payments }),
    ...(promotion && { promotion }),
    ...(hasPlans !== undefined && { hasPlans }),
    ...(faq && { faq }),
    ...(articles && { articles }),
    ...(options.pictures && { pictures: options.pictures }),
    ...(options.sponsors && { sponsors: options.sponsors }),
    ...(options.promotions && { promotions: options.promotions }),
    ...(options.comingSoon && { comingSoon: options.comingSoon }),
    ...(options.contests && { contests: options.contests }),
    ...(options.tracing && { tracing: options.tracing }),
    ...(options.logTo && { logTo: options.logTo, logLevel: 'trace' as const }),
    limits: {
      callsPerAddress: 100_000,
      callsPerPerson: 100_000,
      arrivalsPerAddress: 100_000,
      messagesPerAddress: 100_000,
      workPerAddress: 1e9,
      workPerPerson: 1e9,
      ...limits,
    },
  };
  const open = async () => {
    const editions = new EditionHolder();
    if (edition) editions.take(edition);
    const channels = await postgresChannels(scratch.connection);
    const hub = await openEventHub(scratch.db, channels);
    const app = await buildApp({ ...parts, editions, hub });
    const { server } = app;
    const close = async () => {
      await server.close();
      await channels.close();
    };
    const makeReady = async () => {
      const inForce = editions.current();
      if (inForce) await inSlices(app.readySteps(inForce));
    };
    return { server, editions, work: app.work.once, makeReady, close };
  };
  const opened = await open();
  const app = untilTheEnd(opened);
  const [server, editions] = [untilTheEnd(opened.server), untilTheEnd(opened.editions)];
  const [work, makeReady] = [() => app.work(), () => app.makeReady()];
  afterAll(opened.close);

  async function another() {
    const other = await open();
    await other.server.ready();
    return other;
  }

  async function call<N extends CallName>(
    name: N,
    input: Input<N>,
    token?: string,
    cookie?: string,
  ): Promise<Reply<N>> {
    const { method } = CALLS[name];
    const response = await server.inject({
      method,
      headers: { ...(token !== undefined && { 'bearer-token': token }), ...(cookie !== undefined && { cookie }) },
      ...requestOf(name, input),
    });
    return replyOf(name, response.statusCode, response.json());
  }

  async function ask<N extends CallName>(name: N, input: Input<N>, token?: string): Promise<Answer<N>> {
    const reply = await call(name, input, token);
    if (reply.error) throw new Error(`${name}: ${reply.error.code} ${JSON.stringify(reply.error.fields ?? {})}`);
    return reply.data;
  }

  async function arrive(as?: { readonly tier: 1 | 2 }): Promise<string> {
    const { user, token } = await ask('login', {});
    if (as) await subscribe(scratch.db, user.id, as.tier);
    return token;
  }

  let registered = 0;
  async function register(form: Partial<Input<'registerUser'>> = {}, token?: string): Promise<Registered> {
    const { email = `person-${++registered}@pylon.example`, password = 'fourth and one' } = form;
    const { user, token: fresh } = await ask('registerUser', { ...form, email, password }, token);
    return { id: user.id, email, password, token: fresh };
  }

  async function mailTo(address: string, subject = /./) {
    await work();
    const { mails } = await ask('getOutbox', {});
    const mail = mails.find(({ to, subject: found }) => to === address && subject.test(found));
    if (!mail) throw new Error(`no mail to ${address} about ${subject}`);
    return mail;
  }

  return { ...scratch, server, editions, work, makeReady, another, call, ask, arrive, register, mailTo };
}

/**
 * A thing that is let go of after the file's last test: the modules of test files, which name it, stay for as long as
 * their process does, and a hundred servers with all that they have worked out take gigabytes.
 */
function untilTheEnd<T extends object>(thing: T): T {
  const { proxy, revoke } = Proxy.revocable(thing, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  afterAll(revoke);
  return proxy;
}

/** Makes a registered subscriber of an anonymous person, past sign-up and payment. */
async function subscribe(db: Db, accountId: string, tier: 1 | 2): Promise<void> {
  await db
    .updateTable('account')
    .set({ email: `${accountId}@pylon.example` })
    .where('id', '=', accountId)
    .execute();
  await db
    .insertInto('entitlement')
    .values({ account_id: accountId, tier, source: 'grant', reference: accountId, valid_until: null })
    .execute();
}

/** The part of an outcome that a refusal test looks at. */
export const refusal = (reply: { readonly error: WireError | null }): ErrorCode | null => reply.error?.code ?? null;

/** Whether a text is what the catalogue has, with something in the place of what it leaves open. */
function isMessageOf(code: ErrorCode, message: string): boolean {
  const [before = '', after] = ERRORS[code].message.split('{platform}');
  if (after === undefined) return message === before;
  return message.startsWith(before) && message.endsWith(after) && message.length > before.length + after.length;
}

/** An answer, parsed with the contract. Throws when it is not what the contract and the error catalogue promise. */
export function replyOf<N extends CallName>(name: N, status: number, envelope: Envelope<unknown>): Reply<N> {
  if (envelope.error === null) {
    const data = api[name].answer.parse(envelope.data) as Answer<N>; // parsed by the schema of the same name
    return { status: 200, data, error: null };
  }
  const { code, message } = envelope.error;
  if (envelope.data !== null) throw new Error('an answer has both data and an error');
  if (ERRORS[code]?.status !== status || !isMessageOf(code, message)) {
    throw new Error(`${status} ${code} '${message}' is not in the error catalogue`);
  }
  return { status, data: null, error: envelope.error };
}

/** What is sent for a call. */
export const requestOf = <N extends CallName>(name: N, input: Input<N>): { url: string; payload?: object } =>
  callRequest(api[name], input as Readonly<Record<string, unknown>>); // every call's input is an object
