// Money: whatever people, banks, time and the wire do, nobody pays twice for the same time, nobody loses what is paid,
// nobody is written to twice about one thing, and in the end the tier is what was paid for.
import { PLANS, type PlanId } from '@pylon/contract/payments/plans';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Book, type BookCharge, EMPTY_BOOK, isRefunded } from '../../outside/payments/billing-book.ts';
import { stripeWorld } from '../../testing/payment-world.ts';
import { looker } from './reports/look.ts';
import { reconcile } from './reports/reconcile.job.ts';
import { tierAt } from './subscriptions/tiers.queries.ts';

const HOUR_MS = 3_600_000;
const GRACE_MS = 72 * HOUR_MS;
const HISTORIES = 40;

const PRODUCTS = ['tier-1-month', 'tier-1-season', 'tier-2-month'] as const satisfies PlanId[];
// Often enough that renewals are met by a broken card; a refund ends everything, so it is rarer.
const ACTIONS = ['break-card', 'break-card', 'break-card', 'mend-card', 'cancel', 'resume', 'refund'] as const;
/** Parts of the last payment: three are the whole of it. */
const PARTS = ['refund-part'] as const;
const clicks = fc.integer({ min: 1, max: 3 });
const which = fc.nat({ max: 60 });
const step = fc.oneof(
  fc.record({ does: fc.constant('buy'), product: fc.constantFrom(...PRODUCTS), clicks }),
  fc.record({ does: fc.constant('pay'), which, clicks }),
  fc.record({ does: fc.constant('upgrade'), clicks }),
  fc.record({ does: fc.constant('act'), action: fc.constantFrom(...ACTIONS) }),
  fc.record({ does: fc.constant('act'), action: fc.constantFrom(...PARTS) }),
  fc.record({ does: fc.constant('wait'), hours: fc.constantFrom(1, 30, 24 * 8, 24 * 31) }),
  // The hours that matter: a period has just ended, its grace is about to end, or is over.
  fc.record({ does: fc.constant('renewal'), hours: fc.constantFrom(1, 70, 74), isDeclined: fc.boolean() }),
  fc.record({ does: fc.constant('report'), which, times: clicks }),
  fc.record({ does: fc.constant('forge'), which, how: fc.constantFrom('secret', 'age') }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const world = await stripeWorld({ delivers: false });
const { parts, db, time, stripe, ask, call, arrivePayer, act, pay, book, deliver, customerOf } = world;
const look = looker(parts);

/** Every mail that was ever ordered: orders themselves are emptied once they are sent. */
await sql`create table ordered (kind text not null, address text not null, cents integer not null)`.execute(db);
await sql`
  create function note_order() returns trigger language plpgsql as $$
    begin
    insert into ordered
      values (new.data->>'kind', new.data->>'to', coalesce((new.data->'data'->>'given')::integer, 0));
    return null;
  end
  $$`.execute(db);
await sql`create trigger noted after insert on jobs.job
  for each row when (new.name = 'send-mail') execute function note_order()`.execute(db);
async function mailsTo(address: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::integer as count from ordered where address = ${address} group by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Cents that a person was told to have been given back. */
async function centsTold(address: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::integer as cents from ordered where address = ${address}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** What a person has paid for at a moment, the days of grace after a missing payment included. */
function paidTier(current: Book, at: number): number {
  const tiers = current.subscriptions.map((subscription) => {
    const { tier } = PLANS[subscription.plan];
    if (subscription.failingSince !== null) return at < subscription.failingSince + GRACE_MS ? tier : 0;
    if (isRefunded(current, subscription.id)) return 0;
    return at < subscription.periodEnd ? tier : 0;
  });
  return Math.max(0, ...tiers);
}

/**
 * Payments for whole periods, refunds left out: no two may pay for the same time. An upgrade pays the difference, once.
 */
function expectNoDoubleCharge({ charges, subscriptions }: Book): void {
  const kept = charges.filter((charge) => charge.refunded < charge.amount);
  const isUpgrade = (charge: BookCharge) => charge.description.startsWith('Rest of the period');
  const periods = kept.filter((charge) => !isUpgrade(charge)).sort((left, right) => left.from - right.from);
  for (const [index, period] of periods.entries()) {
    const next = periods[index + 1];
    // A cancelled subscription ends with its period, so even another one begins after it.
    if (next) expect(next.from).toBeGreaterThanOrEqual(period.until);
  }
  for (const { id } of subscriptions) {
    expect(kept.filter((charge) => charge.subscription === id && isUpgrade(charge)).length).toBeLessThanOrEqual(1);
  }
}

const repeat = <T>(times: number, act: () => Promise<T>) => Promise.all(Array.from({ length: times }, act));

/** Everything that we keep of money. */
const kept = async () => ({
  subscriptions: await db.selectFrom('subscription').selectAll().orderBy('id').execute(),
  entitlements: await db.selectFrom('entitlement').selectAll().orderBy('id').execute(),
  checkouts: await db.selectFrom('checkout_session').selectAll().orderBy('id').execute(),
  mails: (await sql<{ count: string }>`select count(*) from ordered`.execute(db)).rows,
});

/** Lets time pass, and the job that finds what nobody reported do its work. */
async function pass(ms: number): Promise<void> {
  time.nowMs += ms;
  await reconcile(parts, look, (error) => {
    throw error;
  });
}

/** Does a step as a person would, through the product's own calls; what is refused is refused. */
async function take(person: { token: string; sessions: string[]; firstEvent: number }, taken: Step): Promise<void> {
  const { token, sessions, firstEvent } = person;
  const events = stripe.events.slice(firstEvent);
  switch (taken.does) {
    case 'buy': {
      const replies = await repeat(taken.clicks, () =>
        call('createCheckoutSession', { productId: taken.product }, token),
      );
      sessions.push(...replies.flatMap(({ data }) => (data ? [data.sessionId] : [])));
      return;
    }
    case 'pay': {
      const session = sessions.at(-1 - (taken.which % 3)); // mostly one that can still be paid
      if (session !== undefined) await repeat(taken.clicks, () => pay(token, session));
      return;
    }
    case 'upgrade': {
      const preview = await call('getUpgradePaymentPreview', {}, token);
      const order = { prorationDate: preview.data?.prorationDate ?? new Date(time.nowMs).toISOString() };
      await repeat(taken.clicks, () => call('upgradeTier', order, token));
      return;
    }
    case 'act': {
      const customer = await customerOf(token);
      if (customer !== null && stripe.book(customer).subscriptions.length > 0) await act(token, taken.action);
      return;
    }
    case 'wait':
      return pass(taken.hours * HOUR_MS);
    case 'renewal': {
      const customer = await customerOf(token);
      const last = customer === null ? undefined : stripe.book(customer).subscriptions.at(-1);
      if (last && taken.isDeclined) await act(token, 'break-card');
      // A payment that is missing was due when the period began.
      const due = last === undefined ? time.nowMs : (last.failingSince ?? last.periodEnd);
      return pass(Math.max(0, due - time.nowMs) + taken.hours * HOUR_MS);
    }
    case 'report': {
      const event = events[taken.which % Math.max(1, events.length)];
      if (event) expect(new Set(await repeat(taken.times, () => deliver(event)))).toEqual(new Set([200]));
      return;
    }
    case 'forge': {
      const event = events[taken.which % Math.max(1, events.length)] ?? {
        id: 'evt_invented',
        type: 'invoice.paid',
        created: 1,
        data: { object: { customer: await customerOf(token) } },
      };
      const before = await kept();
      const forgery = taken.how === 'secret' ? { secret: 'whsec_guessed' } : { atMs: time.nowMs - HOUR_MS };
      expect(await deliver(event, forgery)).toBe(400);
      expect(await kept()).toEqual(before);
    }
  }
}

/** What happened to a person's plan, counted on the provider's side: no kind of mail may have come more often. */
interface Happened {
  cancelled: number;
  resumed: number;
  /** Payments that were missing, each once. */
  readonly missing: Set<string>;
  /** Subscriptions that were given back when they were known here. */
  readonly refunded: Set<string>;
  /** How often something was given back, the whole of a period or a part of a payment. */
  refunds: number;
  /** Cents that were given back of subscriptions that were kept here. */
  givenBack: number;
}

function expectNoSecondMail(mails: Readonly<Record<string, number>>, current: Book, happened: Happened): void {
  const { subscriptions, charges } = current;
  const upgrades = charges.filter(({ description }) => description.startsWith('Rest of the period'));
  const most: Readonly<Record<string, number>> = {
    'plan-started': subscriptions.length,
    'plan-changed': upgrades.length,
    'payment-failed': happened.missing.size,
    'plan-ending': happened.cancelled,
    'plan-goes-on': happened.resumed,
    'plan-ended': subscriptions.filter(({ status }) => status === 'ended').length,
    'plan-refunded': charges.filter(({ amount, refunded }) => refunded === amount).length,
    'payment-refunded': happened.refunds,
  };
  for (const [kind, count] of Object.entries(mails)) {
    expect(count, `mails '${kind}'`).toBeLessThanOrEqual(most[kind] ?? 0);
  }
}

const refundedOf = ({ charges }: Book, of: (subscription: string) => boolean = () => true) =>
  charges.filter(({ subscription }) => of(subscription)).reduce((sum, { refunded }) => sum + refunded, 0);

/** The subscriptions of a person that are kept here, by the provider's ids. */
async function keptOf(accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('subscription').select('provider_id').where('account_id', '=', accountId).execute();
  return new Set(rows.map(({ provider_id }) => provider_id));
}

/** Every report of a person, the last one first; another round is another copy of each. */
async function reportAll(firstEvent: number, round: number): Promise<void> {
  for (const [index, event] of stripe.events.slice(firstEvent).reverse().entries()) {
    await deliver({ ...event, id: `${event.id}_${round}_${index}` });
  }
}

/** Somebody buys; or wants another product first, and pays on both pages: only the later one may take the money. */
const openingOf = (product: (typeof PRODUCTS)[number]): readonly Step[] => [
  ...(product === 'tier-2-month' ? [{ does: 'buy', product: 'tier-1-month', clicks: 2 } as const] : []),
  { does: 'buy', product, clicks: 2 },
  { does: 'pay', which: 2, clicks: 2 },
  { does: 'pay', which: 0, clicks: 2 },
];

async function play(product: (typeof PRODUCTS)[number], rest: readonly Step[]): Promise<void> {
  const steps: readonly Step[] = [...openingOf(product), ...rest];
  const token = await arrivePayer();
  const { user } = await ask('login', {}, token);
  const person = { token, sessions: [], firstEvent: stripe.events.length };
  const tier = () => tierAt(db, user.id, new Date(time.nowMs));
  const happened: Happened = {
    cancelled: 0,
    resumed: 0,
    missing: new Set(),
    refunded: new Set(),
    refunds: 0,
    givenBack: 0,
  };
  let known = 0;
  for (const taken of steps) {
    const keptBefore = await keptOf(user.id);
    const before = (await customerOf(token)) === null ? EMPTY_BOOK : await book(token);
    await take(person, taken);
    if ((await customerOf(token)) === null) continue;
    const current = await book(token);
    const isKept = (subscription: string) => keptBefore.has(subscription);
    happened.givenBack += refundedOf(current, isKept) - refundedOf(before, isKept);
    if (taken.does === 'act' && taken.action.startsWith('refund')) happened.refunds += 1;
    expect(await centsTold(user.email ?? '')).toBeLessThanOrEqual(refundedOf(current));
    expectNoDoubleCharge(current);
    if (taken.does === 'act' && taken.action === 'cancel') happened.cancelled += 1;
    if (taken.does === 'act' && taken.action === 'resume') happened.resumed += 1;
    for (const { id, failingSince } of current.subscriptions) {
      const isGivenBack = isRefunded(current, id) && !isRefunded(before, id);
      if (known > 0 && isGivenBack && isKept(id)) happened.refunded.add(id);
      if (failingSince !== null) happened.missing.add(`${id} ${failingSince}`);
    }
    expectNoSecondMail(await mailsTo(user.email ?? ''), current, happened);
    // A purchase that nobody reported opens nothing yet; what is open never closes while it is paid.
    const open = await tier();
    if (taken.does !== 'act' || taken.action !== 'refund') {
      expect(open).toBeGreaterThanOrEqual(Math.min(known, paidTier(current, time.nowMs)));
    }
    known = open;
  }
  // Nobody reports anything: within a day and a few minutes the job knows.
  await pass(24.1 * HOUR_MS);
  const current = await book(token);
  expect(await tier()).toBe(paidTier(current, time.nowMs));
  // What is given back after the end changes no tier, so the job does not look for it: that a report tells.
  await reportAll(person.firstEvent, 1);
  const mails = await mailsTo(user.email ?? '');
  expectNoSecondMail(mails, current, happened);
  const closed = current.subscriptions.filter(
    ({ id, failingSince }) => happened.refunded.has(id) && isRefunded(current, id) && failingSince === null,
  );
  expect(mails['plan-refunded'] ?? 0).toBeGreaterThanOrEqual(closed.length);
  const told = await centsTold(user.email ?? '');
  expect(told).toBeGreaterThanOrEqual(happened.givenBack);
  expect(told).toBeLessThanOrEqual(refundedOf(current));
  await reportAll(person.firstEvent, 2);
  expect(await mailsTo(user.email ?? '')).toEqual(mails);
  // The job would ask about everybody who was ever here
  await db.deleteFrom('account').where('id', '=', user.id).execute();
}

test('nobody is charged or written to twice, no paid tier is lost, every cent given back is told once, forgeries change nothing, and in the end the tier is what was paid for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PRODUCTS), fc.array(step, { minLength: 5, maxLength: 18 }), play),
    { numRuns: HISTORIES },
  );
}, 300_000);
