// A stand-in that speaks Stripe's HTTP format on a port of this machine: form bodies, idempotency keys, error shapes,
// signed reports. What happens behind it is a book per customer and a clock, so that renewals, failures and refunds can
// be made to happen.
import { createHmac } from 'node:crypto';
import { PLANS } from '@pylon/contract/payments/plans';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import qs from 'qs';
import { afterAll } from 'vitest';
import {
  advance,
  type Book,
  type BookSubscription,
  closeCheckout,
  EMPTY_BOOK,
  endNow,
  giveBack,
  openCheckout,
  payCheckout,
  proration,
  setCancel,
  upgrade,
} from '../outside/payments/billing-book.ts';
import { CHECKOUT_HOURS } from '../outside/payments/provider.ts';
import {
  chargeObject,
  invoicesOf,
  list,
  planOfPrice,
  priceObject,
  type StripeObject,
  sessionObject,
  subscriptionEventType,
  subscriptionObject,
} from './stripe-objects.ts';

const HOUR_MS = 3_600_000;
export const WEBHOOK_SECRET = 'whsec_of_the_stand_in';

interface Customer {
  book: Book;
  readonly orders: Map<string, { readonly customer: string; success_url: string; url: string; reference: unknown }>;
}

/** A report that Stripe would send. */
export interface StripeEvent extends StripeObject {
  readonly id: string;
  readonly type: string;
  readonly created: number;
}

export interface StripeStandIn {
  readonly url: string;
  /** Reports since the start, oldest first. */
  readonly events: StripeEvent[];
  /** While it is set, every request fails as when Stripe is down. */
  isDown: boolean;
  /** What an operator has set up otherwise for a price, by its id; null: the price is not there. */
  readonly otherPrices: Map<string, StripeObject | null>;
  /** How many requests were made that change something and were not repetitions. */
  readonly changes: () => number;
  book(customer: string): Book;
  customerOf(session: string): string;
  /** Somebody deletes a customer in Stripe's dashboard. */
  forget(customer: string): void;
  /** Changes a book as people and banks do, and reports what became of it. */
  change(customer: string, alter: (book: Book) => Book): void;
  /** Somebody fills in the page and pays; false when it cannot be paid any more. */
  pay(session: string): boolean;
  /** A report as it is sent: body and signature. */
  signed(event: StripeEvent, secret?: string, atMs?: number): { readonly payload: string; readonly signature: string };
}

class Refusal extends Error {
  readonly status: number;
  readonly body: StripeObject;
  constructor(status: number, type: string, code: string) {
    super(code);
    this.status = status;
    this.body = { error: { type, code, message: `The stand-in refuses: ${code}` } };
  }
}
const missing = () => new Refusal(404, 'invalid_request_error', 'resource_missing');

/** Starts a stand-in; it is closed after the file's last test. */
export async function stripeStandIn(nowMs: () => number): Promise<StripeStandIn> {
  const customers = new Map<string, Customer>();
  const events: StripeEvent[] = [];
  const answers = new Map<string, { readonly request: string; readonly status: number; readonly body: unknown }>();
  let made = 0;
  let changes = 0;
  const clock = () => Math.floor(nowMs() / 1000) * 1000;
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, qs.parse(String(body), { depth: 10 })),
  );

  const standIn: StripeStandIn = {
    url: '',
    events,
    isDown: false,
    otherPrices: new Map(),
    changes: () => changes,
    book: (id) => inTime(id).book,
    customerOf: (session) => customerWith((book) => book.checkouts.some(({ id }) => id === session))[0],
    forget: (id) => void customers.delete(id),
    change(id, alter) {
      const customer = inTime(id);
      const before = customer.book;
      customer.book = alter(before);
      report(id, before, customer.book);
    },
    pay(session) {
      const id = standIn.customerOf(session);
      let isPaid = false;
      standIn.change(id, (book) => {
        const paid = payCheckout(book, session, clock());
        isPaid = paid !== null;
        return paid ?? book;
      });
      return isPaid;
    },
    signed(event, secret = WEBHOOK_SECRET, atMs = clock()) {
      const payload = JSON.stringify(event);
      const at = Math.floor(atMs / 1000);
      const hash = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
      return { payload, signature: `t=${at},v1=${hash}` };
    },
  };

  /** A customer, with whatever time did meanwhile. */
  function inTime(id: string): Customer {
    const customer = customers.get(id);
    if (!customer) throw missing();
    const before = customer.book;
    customer.book = advance(before, clock());
    report(id, before, customer.book);
    return customer;
  }
  function customerWith(has: (book: Book) => boolean): readonly [string, Customer] {
    const found = [...customers].find(([, { book }]) => has(book));
    if (!found) throw missing();
    return [found[0], inTime(found[0])];
  }
  function subscriptionWith(id: string): { customer: string; book: Book; subscription: BookSubscription } {
    const [customer, { book }] = customerWith((entry) => entry.subscriptions.some((one) => one.id === id));
    const subscription = book.subscriptions.find((one) => one.id === id);
    if (!subscription) throw missing();
    return { customer, book, subscription };
  }
  function report(id: string, before: Book, after: Book): void {
    const tell = (type: string, object: StripeObject) =>
      events.push({
        id: `evt_${events.length + 1}`,
        object: 'event',
        type,
        created: clock() / 1000,
        data: { object },
      });
    for (const subscription of after.subscriptions) {
      const was = before.subscriptions.find((one) => one.id === subscription.id);
      const charges = (book: Book) =>
        JSON.stringify(book.charges.filter((one) => one.subscription === subscription.id));
      if (JSON.stringify(was) === JSON.stringify(subscription) && charges(before) === charges(after)) continue;
      tell(subscriptionEventType(after, was, subscription), subscriptionObject(id, after, subscription));
      if (charges(before) !== charges(after)) tell('invoice.paid', { object: 'invoice', customer: id });
    }
    for (const checkout of after.checkouts) {
      const was = before.checkouts.find((one) => one.id === checkout.id);
      if (!was || was.status === checkout.status) continue;
      const type = checkout.status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired';
      tell(type, { id: checkout.id, object: 'checkout.session', customer: id });
    }
  }

  type Params = Readonly<Record<string, string>>;
  type Answer = (params: Params, body: StripeObject, query: StripeObject) => unknown;
  function serve(method: 'GET' | 'POST' | 'DELETE', path: string, answer: Answer): void {
    app.route({ method, url: path, handler: (request, reply) => respond(request, reply, answer) });
  }
  /** Answers, or repeats what was answered under the same idempotency key; the key with other words is refused. */
  function respond(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
    if (standIn.isDown) return reply.status(503).send({ error: { type: 'api_error', message: 'down' } });
    const header = request.headers['idempotency-key'];
    const key = request.method === 'GET' || typeof header !== 'string' ? null : header;
    const words = JSON.stringify([request.url, request.body]);
    const known = key === null ? undefined : answers.get(key);
    if (known && known.request !== words) {
      return reply.status(400).send({ error: { type: 'idempotency_error', message: 'other words, same key' } });
    }
    if (known) return reply.status(known.status).header('idempotent-replayed', 'true').send(known.body);
    const { status, body } = attempt(() =>
      answer(request.params as Params, (request.body ?? {}) as StripeObject, qs.parse(request.url.split('?')[1] ?? '')),
    );
    if (request.method !== 'GET') changes += 1;
    // What Stripe refuses before it begins is not kept; what failed underway is.
    if (key !== null && (status === 200 || status === 402)) answers.set(key, { request: words, status, body });
    return reply.status(status).send(body);
  }
  function attempt(act: () => unknown): { status: number; body: unknown } {
    try {
      return { status: 200, body: act() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }
  const session = (id: string): StripeObject => {
    const [, customer] = customerWith((book) => book.checkouts.some((one) => one.id === id));
    const checkout = customer.book.checkouts.find((one) => one.id === id);
    const order = customer.orders.get(id);
    if (!checkout || !order) throw missing();
    return sessionObject(checkout, order);
  };
  const subscriptionNow = (id: string): StripeObject => {
    const { customer, book, subscription } = subscriptionWith(id);
    return subscriptionObject(customer, book, subscription);
  };
  /** The plan that the items of a request ask for. */
  function planAsked(items: unknown) {
    const [item] = Array.isArray(items) ? (items as StripeObject[]) : []; // as qs reads a list of items
    const plan = planOfPrice(item?.['price']);
    if (!plan) throw new Refusal(400, 'invalid_request_error', 'resource_missing');
    return plan;
  }

  serve('GET', '/v1/prices/:id', ({ id = '' }) => {
    const plan = planOfPrice(id);
    const other = standIn.otherPrices.get(id);
    if (!plan || other === null) throw missing();
    return { ...priceObject(plan), ...other };
  });
  serve('POST', '/v1/customers', () => {
    const id = `cus_${++made}`;
    customers.set(id, { book: EMPTY_BOOK, orders: new Map() });
    return { id, object: 'customer' };
  });
  serve('POST', '/v1/customers/:id', ({ id = '' }, body) => {
    inTime(id);
    return { id, object: 'customer', ...body };
  });
  serve('POST', '/v1/checkout/sessions', (_params, body) => {
    const customerId = String(body['customer']);
    const customer = inTime(customerId);
    const plan = planAsked(body['line_items']);
    const id = `cs_test_${events.length}_${customerId}_${customer.orders.size + 1}`;
    customer.orders.set(id, {
      customer: customerId,
      success_url: String(body['success_url']),
      url: `${standIn.url}/pay/${id}`,
      reference: body['client_reference_id'],
    });
    standIn.change(customerId, (book) =>
      openCheckout(book, { id, plan, expiresAt: clock() + CHECKOUT_HOURS * HOUR_MS }),
    );
    return session(id);
  });
  serve('GET', '/v1/checkout/sessions/:id', ({ id = '' }) => session(id));
  serve('POST', '/v1/checkout/sessions/:id/expire', ({ id = '' }) => {
    if (session(id)['status'] !== 'open') throw new Refusal(400, 'invalid_request_error', 'session_not_open');
    standIn.change(standIn.customerOf(id), (book) => closeCheckout(book, id));
    return session(id);
  });
  serve('GET', '/v1/subscriptions', (_params, _body, query) => {
    const id = String(query['customer']);
    const { book } = inTime(id);
    return list(book.subscriptions.map((subscription) => subscriptionObject(id, book, subscription)).reverse());
  });
  serve('GET', '/v1/subscriptions/:id', ({ id = '' }) => subscriptionNow(id));
  serve('POST', '/v1/subscriptions/:id', ({ id = '' }, body) => {
    const { customer } = subscriptionWith(id);
    if (body['cancel_at_period_end'] !== undefined) {
      standIn.change(customer, (book) => setCancel(book, id, body['cancel_at_period_end'] === 'true'));
    }
    if (body['items'] !== undefined) {
      const plan = planAsked(body['items']);
      standIn.change(customer, (book) => {
        const upgraded = upgrade(book, id, plan, Number(body['proration_date']) * 1000);
        if (upgraded === 'declined') throw new Refusal(402, 'card_error', 'card_declined');
        return upgraded;
      });
    }
    return subscriptionNow(id);
  });
  serve('DELETE', '/v1/subscriptions/:id', ({ id = '' }) => {
    const { customer, subscription } = subscriptionWith(id);
    if (subscription.status === 'ended') throw missing();
    standIn.change(customer, (book) => endNow(book, id, false, clock()));
    return subscriptionNow(id);
  });
  serve('POST', '/v1/invoices/create_preview', (_params, body) => {
    const { subscription } = subscriptionWith(String(body['subscription']));
    const details = body['subscription_details'] as StripeObject; // as the SDK sends it
    const plan = planAsked(details['items']);
    const { credit, charge } = proration(subscription, plan, Number(details['proration_date']) * 1000);
    const lines = [
      { object: 'line_item', amount: credit, description: `Unused time on ${PLANS[subscription.plan].name}` },
      { object: 'line_item', amount: charge, description: `Remaining time on ${PLANS[plan].name}` },
    ];
    return { id: 'upcoming', object: 'invoice', amount_due: Math.max(0, credit + charge), lines: list(lines) };
  });
  serve('GET', '/v1/invoices', (_params, _body, query) => {
    const { customer, subscription } = query;
    const { book } = typeof customer === 'string' ? inTime(customer) : subscriptionWith(String(subscription));
    return list(
      book.subscriptions
        .filter(({ id }) => subscription === undefined || id === subscription)
        .flatMap((one) => invoicesOf(book, one))
        .filter((invoice) => invoice['status'] === query['status'])
        .reverse(),
    );
  });
  serve('GET', '/v1/charges', (_params, _body, query) => {
    const id = String(query['customer']);
    return list(
      inTime(id)
        .book.charges.map((charge) => chargeObject(id, charge))
        .reverse(),
    );
  });
  serve('POST', '/v1/refunds', (_params, body) => {
    const chargeId = String(body['payment_intent']).replace(/^pi_/, '');
    const [id, { book }] = customerWith((entry) => entry.charges.some((one) => one.id === chargeId));
    const charge = book.charges.find((one) => one.id === chargeId);
    if (!charge || charge.refunded === charge.amount)
      throw new Refusal(400, 'invalid_request_error', 'charge_already_refunded');
    standIn.change(id, (current) => giveBack(current, charge, charge.amount));
    return { id: `re_${chargeId}`, object: 'refund', amount: charge.amount - charge.refunded };
  });
  serve('POST', '/v1/billing_portal/sessions', (_params, body) => ({
    id: 'bps_1',
    object: 'billing_portal.session',
    url: `${standIn.url}/portal/${String(body['customer'])}?${new URLSearchParams({ return_url: String(body['return_url']) })}`,
  }));

  // The page that a person sees, and its button.
  app.get('/pay/:id', (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>Pay</title><form method="post"><button>Pay</button></form>'),
  );
  app.post('/pay/:id', (request, reply) => {
    const { id = '' } = request.params as Params;
    if (!standIn.pay(id)) return reply.status(410).send('closed');
    return reply.redirect(String(session(id)['success_url']), 303);
  });

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.close());
  return Object.assign(standIn, { url });
}
