import type { PlanId, PlanInterval } from '@pylon/contract/plans';
import type { Stripe } from 'stripe';
import type { SeenCheckout, SeenPrice, SeenSubscription } from '../provider.ts';

// Stripe's objects in our words. Moments there are whole seconds.

const moment = (seconds: number) => new Date(seconds * 1000);
const idOf = (value: string | { readonly id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Which of ours a price is; null when it is none. */
export type PlanOfPrice = (price: string) => PlanId | null;

const STATUS: Readonly<Record<string, SeenSubscription['status'] | undefined>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'failing',
  unpaid: 'failing',
  canceled: 'ended',
};

export function readCheckout(session: Stripe.Checkout.Session): SeenCheckout {
  const status = (['open', 'complete'] as const).find((known) => known === session.status) ?? 'expired';
  return { id: session.id, status, subscription: idOf(session.subscription) };
}

const MONTHS: Readonly<Record<string, number | undefined>> = { month: 1, year: 12 };
const INTERVALS: Readonly<Record<number, PlanInterval | undefined>> = { 1: 'month', 12: 'season' };

export function readPrice({ active, currency, unit_amount, recurring, transform_quantity }: Stripe.Price): SeenPrice {
  const months = recurring === null ? 0 : recurring.interval_count * (MONTHS[recurring.interval] ?? 0);
  return {
    amount: transform_quantity === null ? unit_amount : null,
    currency: currency.toUpperCase(),
    interval: INTERVALS[months] ?? null,
    isOnSale: active,
  };
}

/**
 * A subscription with its last invoice and the invoice's payments expanded.
 *
 * @param refunded ids of charges, and of the payment intents behind them, that were given back whole
 * @returns null for a subscription without a price, which Stripe does not make
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  planOf: PlanOfPrice,
  refunded: ReadonlySet<string>,
): SeenSubscription | null {
  const item = subscription.items.data[0];
  if (!item) return null;
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const status = STATUS[subscription.status] ?? 'unpaid';
  return {
    id: subscription.id,
    plan: planOf(item.price.id),
    price: item.price.unit_amount,
    status,
    startedAt: moment(subscription.start_date),
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at === item.current_period_end,
    failingSince: failingSince(subscription, invoice),
    endedAt: subscription.ended_at === null ? null : moment(subscription.ended_at),
    isRefunded: invoice !== null && isGivenBack(invoice, refunded),
  };
}

/** An invoice that was sent and not paid: the period it is for is not paid since it was made. */
function failingSince(subscription: Stripe.Subscription, invoice: Stripe.Invoice | null): Date | null {
  const isFailing = subscription.status === 'past_due' || subscription.status === 'unpaid';
  const isMissing = invoice !== null && ['open', 'uncollectible', 'void'].includes(invoice.status ?? '');
  if (!isMissing || !(isFailing || subscription.status === 'canceled')) return null;
  return moment(invoice.created);
}

function isGivenBack(invoice: Stripe.Invoice, refunded: ReadonlySet<string>): boolean {
  const paid = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid').flatMap(paymentId);
  return paid.length > 0 && paid.every((id) => refunded.has(id));
}

/** What an invoice was paid with: the id of a payment intent or a charge. */
export const paymentId = ({ payment }: Stripe.InvoicePayment): string[] => {
  const id = idOf(payment.payment_intent) ?? idOf(payment.charge);
  return id === null ? [] : [id];
};

/** Ids of what was given back whole. */
export const refundedIds = (charges: readonly Stripe.Charge[]): ReadonlySet<string> =>
  new Set(
    charges
      .filter(({ refunded }) => refunded)
      .flatMap((charge) => [charge.id, ...(idOf(charge.payment_intent) === null ? [] : [idOf(charge.payment_intent)])])
      .filter((id) => id !== null),
  );

/** Whom a report is about; null when about no customer. */
export function customerOfEvent(event: Stripe.Event): string | null {
  // Every object that we listen for names its customer, or is one.
  const object = event.data.object as { readonly id?: string; readonly object?: string; readonly customer?: unknown };
  if (object.object === 'customer') return object.id ?? null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null;
}
