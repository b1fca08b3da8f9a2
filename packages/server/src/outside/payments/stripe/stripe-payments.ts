import { PLAN_IDS, type PlanId } from '@pylon/contract/payments/plans';
import { Stripe } from 'stripe';
import type { StripeSettings } from '../../../settings/stripe.ts';
import {
  type PaymentProvider,
  type PaymentReports,
  PaymentsRefused,
  PaymentsUnavailable,
  type Upgrade,
} from '../provider.ts';
import { customerOfEvent, paymentId, readCheckout, readPayments, readPrice, readSubscription } from './read-stripe.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** How old a report may be: an older one is somebody playing it again. */
const TOLERANCE_SECONDS = 300;
const MOST = 100;

/** Stripe as a payment provider, and the reader of its reports. */
export function stripePayments(settings: StripeSettings): { provider: PaymentProvider; reports: PaymentReports } {
  const stripe = new Stripe(settings.key, {
    ...addressOf(settings.url),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const plans = new Map(PLAN_IDS.flatMap((plan) => settings.prices[plan].map((price) => [price, plan] as const)));
  const planOf = (price: string): PlanId | null => plans.get(price) ?? null;
  const { publicUrl } = settings;

  /** The one item of a subscription, and the price that it would have. */
  async function upgradedItem({ subscription, to }: Upgrade): Promise<{ id: string; price: string }> {
    const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0];
    if (!item) throw new PaymentsUnavailable('the subscription has no price');
    return { id: item.id, price: settings.prices[to][0] };
  }

  const provider: PaymentProvider = {
    name: 'stripe',
    customer: ({ id, email }) =>
      asked(async () => {
        // Made without the address, which may change: the same idempotency key must always come with the same
        // parameters.
        const made = await stripe.customers.create({ metadata: { account: id } }, { idempotencyKey: `customer-${id}` });
        return (await stripe.customers.update(made.id, { email })).id;
      }),
    price: (plan) =>
      asked(() =>
        stripe.prices.retrieve(settings.prices[plan][0]).then(readPrice, (error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
          throw error;
        }),
      ),
    openCheckout: ({ reference, customer, plan }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: reference,
            line_items: [{ price: settings.prices[plan][0], quantity: 1 }],
            success_url: `${publicUrl}/checkout/return?sessionId=${reference}`,
            cancel_url: `${publicUrl}/pricing`,
          },
          { idempotencyKey: `checkout-${reference}` },
        );
        if (session.url === null) throw new PaymentsUnavailable('the checkout has no address');
        return { id: session.id, url: session.url };
      }),
    checkout: (id) => asked(async () => readCheckout(await stripe.checkout.sessions.retrieve(id))),
    closeCheckout: (id) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(id);
        if (session.status !== 'open') return readCheckout(session);
        return stripe.checkout.sessions.expire(id).then(readCheckout, async (error: unknown) => {
          // Paid in the last moment.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return readCheckout(await stripe.checkout.sessions.retrieve(id));
        });
      }),
    subscriptionsOf: (customer) =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: MOST,
          expand: ['data.latest_invoice'],
        });
        if (data.length === 0) return [];
        const [invoices, charges] = await Promise.all([
          stripe.invoices.list({ customer, status: 'paid', limit: MOST, expand: ['data.payments'] }),
          stripe.charges.list({ customer, limit: MOST }),
        ]);
        const payments = readPayments(invoices.data, charges.data, planOf);
        return data
          .map((subscription) => readSubscription(subscription, planOf, payments.get(subscription.id) ?? []))
          .filter((subscription) => subscription !== null);
      }),
    previewUpgrade: (upgrade) =>
      asked(async () => {
        const preview = await stripe.invoices.createPreview({
          subscription: upgrade.subscription,
          subscription_details: {
            items: [await upgradedItem(upgrade)],
            proration_behavior: 'always_invoice',
            proration_date: secondsOf(upgrade.at),
          },
        });
        const lines = preview.lines.data.map(({ description, amount }) => ({ description: description ?? '', amount }));
        return { amountDue: preview.amount_due, lines };
      }),
    upgrade: (upgrade) =>
      asked(async () => {
        const change: Stripe.SubscriptionUpdateParams = {
          items: [await upgradedItem(upgrade)],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(upgrade.at),
          payment_behavior: 'error_if_incomplete',
        };
        const key = `upgrade-${upgrade.subscription}-${upgrade.to}-${secondsOf(upgrade.at)}`;
        return stripe.subscriptions.update(upgrade.subscription, change, { idempotencyKey: key }).then(
          () => ({ ok: true }) as const,
          (error: unknown) => {
            if (error instanceof Stripe.errors.StripeError && error.statusCode === 402) {
              return { ok: false, reason: 'card-declined' } as const;
            }
            throw error;
          },
        );
      }),
    portal: (customer, returnPath) =>
      asked(async () => {
        const session = { customer, return_url: `${publicUrl}${returnPath}` };
        return (await stripe.billingPortal.sessions.create(session)).url;
      }),
    refund: (subscription) => asked(() => refundPeriod(stripe, subscription)),
    end: (subscription) => asked(() => endAtOnce(stripe, subscription)),
  };

  const reports: PaymentReports = {
    read(payload, signature, now) {
      try {
        const { webhookSecret } = settings;
        const at = now.getTime();
        const event = stripe.webhooks.constructEvent(
          payload,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          at,
        );
        return { id: event.id, customer: customerOfEvent(event) };
      } catch {
        return null; // a wrong signature, an old one, or no report at all: all the same to us
      }
    },
  };
  return { provider, reports };
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

function addressOf(url: string | null): { host: string; port: string; protocol: 'http' | 'https' } | object {
  if (url === null) return {};
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}

/** Carries every failure of Stripe out as one: what went wrong there is for the log, not for the person. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    throw new (isRefused ? PaymentsRefused : PaymentsUnavailable)(`Stripe: ${error.type} ${error.code ?? ''}`, {
      cause: error,
    });
  }
}

/** Gives back every payment of the present period, and ends the subscription. */
async function refundPeriod(stripe: Stripe, id: string): Promise<{ refundedCents: number }> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const periodStart = subscription.items.data[0]?.current_period_start ?? subscription.start_date;
  const invoices = await stripe.invoices.list({
    subscription: id,
    status: 'paid',
    limit: MOST,
    expand: ['data.payments'],
  });
  let refundedCents = 0;
  for (const invoice of invoices.data.filter(({ created }) => created >= periodStart)) {
    for (const payment of (invoice.payments?.data ?? []).flatMap(paymentId)) {
      const ofWhat = payment.startsWith('pi_') ? { payment_intent: payment } : { charge: payment };
      await stripe.refunds
        .create({ ...ofWhat, reason: 'requested_by_customer' }, { idempotencyKey: `refund-${payment}` })
        .catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
        });
    }
    refundedCents += invoice.amount_paid;
  }
  await endAtOnce(stripe, id);
  return { refundedCents };
}

async function endAtOnce(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
}
