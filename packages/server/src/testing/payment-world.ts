// Payments in tests, beside the product's own calls: people who pay, banks that refuse, time that passes.
import { PAYMENT_WEBHOOK_PATH } from '@pylon/contract/calls';
import type { TEST_PORTAL_ACTIONS } from '@pylon/contract/payments/payments';
import type { PlanId } from '@pylon/contract/payments/plans';
import type { PaymentParts } from '../features/payments/payment-parts.ts';
import { type Book, PORTAL_CHANGES } from '../outside/payments/billing-book.ts';
import { stripePayments } from '../outside/payments/stripe/stripe-payments.ts';
import { testCheckout } from '../outside/payments/test-checkout/test-checkout.ts';
import { PRICES, type StripeObject } from './stripe-objects.ts';
import { type StripeEvent, type StripeStandIn, stripeStandIn, WEBHOOK_SECRET } from './stripe-stand-in.ts';
import { type TestServer, testServer } from './test-server.ts';

type PortalAction = (typeof TEST_PORTAL_ACTIONS)[number];

/** A server with a payment provider behind it, and the time that both live in. */
export interface PaymentWorld extends TestServer {
  readonly time: { nowMs: number };
  /** A registered person of the free tier. */
  arrivePayer(): Promise<string>;
  /** Pays a checkout on the provider's page; false when that cannot be done any more. */
  pay(token: string, sessionId: string): Promise<boolean>;
  /** A person who has bought a product. */
  buyer(productId: PlanId): Promise<string>;
  /** Does to a person's last subscription what they, their bank or time may do. */
  act(token: string, action: PortalAction): Promise<void>;
  /** What the provider knows of a person. */
  book(token: string): Promise<Book>;
}

/**
 * Payments live in the time that runs; a day behind, so that what begins later in a test is in force for every reader.
 */
const startOfTime = () => Math.floor(Date.now() / 1000) * 1000 - 86_400_000;

/** With the test checkout. */
export async function testCheckoutWorld(): Promise<PaymentWorld> {
  const time = { nowMs: startOfTime() };
  const server = await testServer({ nowMs: () => time.nowMs });
  const provider = testCheckout(server.db, () => time.nowMs);
  return world(server, time, {
    async pay(token, sessionId) {
      return (await server.call('settleTestCheckout', { sessionId, action: 'pay' }, token)).error === null;
    },
    async act(token, action) {
      await server.ask('changeTestSubscription', { action }, token);
    },
    async book(token) {
      return provider.book(`test_${await accountOf(server, token)}`);
    },
  });
}

export interface StripeWorld extends PaymentWorld {
  /** What payments are made of, for the job and the operator. */
  readonly parts: PaymentParts;
  readonly stripe: StripeStandIn;
  /** Sends a report to the product; the status that it answers. */
  deliver(event: StripeEvent, forged?: { readonly secret?: string; readonly atMs?: number }): Promise<number>;
  /** Sends every report that was not sent yet, in order. */
  deliverAll(): Promise<void>;
  /** The person at Stripe; null before the first checkout. */
  customerOf(token: string): Promise<string | null>;
}

/**
 * With a stand-in for Stripe. `delivers`: reports are sent after whatever happens there. `otherPrices`: what is set up
 * there otherwise than it should be, before the server starts.
 */
export async function stripeWorld({
  delivers,
  otherPrices = {},
}: {
  readonly delivers: boolean;
  readonly otherPrices?: Readonly<Record<string, StripeObject | null>>;
}): Promise<StripeWorld> {
  const time = { nowMs: startOfTime() };
  const stripe = await stripeStandIn(() => time.nowMs);
  for (const [id, price] of Object.entries(otherPrices)) stripe.otherPrices.set(id, price);
  const payments = stripePayments({
    key: 'sk_test_of_the_stand_in',
    webhookSecret: WEBHOOK_SECRET,
    prices: {
      'tier-1-month': [PRICES['tier-1-month']],
      'tier-1-season': [PRICES['tier-1-season']],
      'tier-2-month': [PRICES['tier-2-month']],
      'tier-2-season': [PRICES['tier-2-season']],
    },
    url: stripe.url,
    publicUrl: 'https://pylon.example',
  });
  const server = await testServer({ nowMs: () => time.nowMs, payments });
  let delivered = 0;

  async function deliver(event: StripeEvent, forged: { secret?: string; atMs?: number } = {}): Promise<number> {
    const { payload, signature } = stripe.signed(event, forged.secret, forged.atMs);
    const response = await server.server.inject({
      method: 'POST',
      url: `/api${PAYMENT_WEBHOOK_PATH}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    return response.statusCode;
  }
  async function deliverAll(): Promise<void> {
    while (delivered < stripe.events.length) {
      const event = stripe.events[delivered];
      delivered += 1;
      if (event) await deliver(event);
    }
  }
  async function customerOf(token: string): Promise<string | null> {
    const row = await server.db
      .selectFrom('payment_customer')
      .select('provider_id')
      .where('account_id', '=', await accountOf(server, token))
      .executeTakeFirst();
    return row?.provider_id ?? null;
  }
  const knownCustomer = async (token: string) => {
    const customer = await customerOf(token);
    if (customer === null) throw new Error('the person is nobody at Stripe yet');
    return customer;
  };

  const actions = world(server, time, {
    async pay(_token, sessionId) {
      const row = await server.db
        .selectFrom('checkout_session')
        .select('provider_id')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      const isPaid = stripe.pay(row?.provider_id ?? '');
      if (delivers) await deliverAll();
      return isPaid;
    },
    async act(token, action) {
      const customer = await knownCustomer(token);
      const id = stripe.book(customer).subscriptions.at(-1)?.id ?? '';
      stripe.change(customer, (book) => PORTAL_CHANGES[action](book, id, time.nowMs));
      if (delivers) await deliverAll();
    },
    book: async (token) => stripe.book(await knownCustomer(token)),
  });
  const parts = { db: server.db, provider: payments.provider, nowMs: () => time.nowMs };
  return { ...actions, parts, stripe, deliver, deliverAll, customerOf };
}

const accountOf = async (server: TestServer, token: string) => (await server.ask('login', {}, token)).user.id;

function world(
  server: TestServer,
  time: { nowMs: number },
  actions: Pick<PaymentWorld, 'pay' | 'act' | 'book'>,
): PaymentWorld {
  async function arrivePayer(): Promise<string> {
    const token = await server.arrive();
    const id = await accountOf(server, token);
    await server.db
      .updateTable('account')
      .set({ email: `${id}@pylon.example` })
      .where('id', '=', id)
      .execute();
    return token;
  }
  return {
    ...server,
    ...actions,
    time,
    arrivePayer,
    async buyer(productId) {
      const token = await arrivePayer();
      const { sessionId } = await server.ask('createCheckoutSession', { productId }, token);
      await actions.pay(token, sessionId);
      return token;
    },
  };
}
