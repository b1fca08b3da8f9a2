// A customer's book in the words of Stripe's API, as far as the product reads them.
import { PLANS, type PlanId } from '@pylon/contract/payments/plans';
import type { Book, BookCharge, BookCheckout, BookSubscription } from '../outside/payments/billing-book.ts';
import { isRefunded } from '../outside/payments/billing-book.ts';

/** An object of the API. */
export type StripeObject = Record<string, unknown>;

/** The stand-in's price ids. */
export const PRICES: Readonly<Record<PlanId, string>> = {
  'tier-1-month': 'price_1m',
  'tier-1-season': 'price_1s',
  'tier-2-month': 'price_2m',
  'tier-2-season': 'price_2s',
};

export const planOfPrice = (price: unknown): PlanId | undefined =>
  (Object.keys(PRICES) as PlanId[]).find((plan) => PRICES[plan] === price); // the keys of a literal

/** A price as it is sold. */
export const priceObject = (plan: PlanId): StripeObject => ({
  id: PRICES[plan],
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: PLANS[plan].price,
  transform_quantity: null,
  recurring: { interval: PLANS[plan].interval === 'month' ? 'month' : 'year', interval_count: 1 },
});

const seconds = (ms: number) => Math.floor(ms / 1000);
export const list = (data: readonly unknown[]): StripeObject => ({ object: 'list', has_more: false, data });

export const sessionObject = (
  checkout: BookCheckout,
  order: { readonly customer: string; readonly success_url: string; readonly url: string; readonly reference: unknown },
): StripeObject => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: checkout.status,
  payment_status: checkout.status === 'complete' ? 'paid' : 'unpaid',
  customer: order.customer,
  client_reference_id: order.reference,
  subscription: checkout.subscription,
  success_url: order.success_url,
  expires_at: seconds(checkout.expiresAt),
  url: checkout.status === 'open' ? order.url : null,
});

const STATUS = { active: 'active', failing: 'past_due', ended: 'canceled' } as const;

export const subscriptionObject = (customer: string, book: Book, subscription: BookSubscription): StripeObject => ({
  id: subscription.id,
  object: 'subscription',
  customer,
  status: STATUS[subscription.status],
  start_date: seconds(subscription.startedAt),
  cancel_at: null,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  ended_at: subscription.endedAt === null ? null : seconds(subscription.endedAt),
  items: list([
    {
      id: `si_${subscription.id}`,
      object: 'subscription_item',
      quantity: 1,
      price: priceObject(subscription.plan),
      current_period_start: seconds(subscription.periodStart),
      current_period_end: seconds(subscription.periodEnd),
    },
  ]),
  latest_invoice: invoicesOf(book, subscription).at(-1) ?? null,
});

/** The invoices of a subscription, oldest first: one for each charge, and an open one for a payment that is missing. */
export function invoicesOf(book: Book, subscription: BookSubscription): StripeObject[] {
  const paid = book.charges.filter((charge) => charge.subscription === subscription.id).map(invoiceObject);
  if (subscription.failingSince === null) return paid;
  const created = seconds(subscription.failingSince);
  const open = { id: `in_open_${subscription.id}`, object: 'invoice', status: 'open', created, payments: list([]) };
  return [...paid, open];
}

const invoiceObject = (charge: BookCharge): StripeObject => ({
  id: `in_${charge.id}`,
  object: 'invoice',
  status: 'paid',
  created: seconds(charge.at),
  status_transitions: { paid_at: seconds(charge.at) },
  amount_paid: charge.amount,
  parent: { type: 'subscription_details', subscription_details: { subscription: charge.subscription } },
  lines: list([
    {
      object: 'line_item',
      amount: charge.amount,
      pricing: { type: 'price_details', price_details: { price: PRICES[charge.plan] } },
    },
  ]),
  payments: list([
    {
      id: `inpay_${charge.id}`,
      object: 'invoice_payment',
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: `pi_${charge.id}` },
    },
  ]),
});

export const chargeObject = (customer: string, charge: BookCharge): StripeObject => ({
  id: `ch_${charge.id}`,
  object: 'charge',
  customer,
  amount: charge.amount,
  payment_intent: `pi_${charge.id}`,
  paid: true,
  amount_refunded: charge.refunded,
  refunded: charge.refunded === charge.amount,
});

/** What Stripe would report of a subscription that became what it is. */
export const subscriptionEventType = (
  book: Book,
  before: BookSubscription | undefined,
  now: BookSubscription,
): string => {
  if (!before) return 'customer.subscription.created';
  if (isRefunded(book, now.id)) return 'charge.refunded';
  return now.status === 'ended' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
};
