import type { PlanId, PlanInterval } from '@pylon/contract/payments/plans';
import type { Stripe } from 'stripe';
import type { SeenCheckout, SeenPayment, SeenPrice, SeenSubscription } from '../provider.ts';

// Stripe's objects in our words. Moments there are whole seconds.

const moment = (seconds: number) => new Date(seconds * 1000);
const idOf = (value: string | { readonly id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Our product of a price; null when it is none of ours. */
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
 * A subscription with its last invoice expanded.
 *
 * @param payments what was paid for it, oldest first
 * @returns null for a subscription without a price, which Stripe does not make
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  planOf: PlanOfPrice,
  payments: readonly SeenPayment[],
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
    payments,
  };
}

/** An invoice that was sent and not paid: the period it is for is not paid since it was made. */
function failingSince(subscription: Stripe.Subscription, invoice: Stripe.Invoice | null): Date | null {
  const isFailing = subscription.status === 'past_due' || subscription.status === 'unpaid';
  const isMissing = invoice !== null && ['open', 'uncollectible', 'void'].includes(invoice.status ?? '');
  if (!isMissing || !(isFailing || subscription.status === 'canceled')) return null;
  return moment(invoice.created);
}

/**
 * What was paid, by the subscription that it was paid for, oldest first.
 *
 * @param invoices paid ones with their payments expanded, newest first
 * @param charges newest first; an invoice whose charges are not among them is left out: nobody knows what became of it
 */
export function readPayments(
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  planOf: PlanOfPrice,
): ReadonlyMap<string, readonly SeenPayment[]> {
  const chargeOf = new Map<string, Stripe.Charge>();
  for (const charge of charges.filter(({ paid }) => paid)) {
    chargeOf.set(charge.id, charge);
    const intent = idOf(charge.payment_intent);
    if (intent !== null) chargeOf.set(intent, charge);
  }
  const payments = new Map<string, SeenPayment[]>();
  for (const invoice of invoices.toReversed()) {
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    const ids = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid').flatMap(paymentId);
    const made = ids.map((id) => chargeOf.get(id)).filter((charge) => charge !== undefined);
    const total = (of: (charge: Stripe.Charge) => number) => made.reduce((sum, charge) => sum + of(charge), 0);
    if (subscription === null || made.length < ids.length || total(({ amount }) => amount) === 0) continue;
    const payment: SeenPayment = {
      id: invoice.id,
      plan: planOfInvoice(invoice, planOf),
      amount: total(({ amount }) => amount),
      refunded: total(({ amount_refunded }) => amount_refunded),
      paidAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
    };
    payments.set(subscription, [...(payments.get(subscription) ?? []), payment]);
  }
  return payments;
}

/** The plan that an invoice is for: of an upgrade's two lines, the one that costs something. */
function planOfInvoice({ lines }: Stripe.Invoice, planOf: PlanOfPrice): PlanId | null {
  const price = lines.data.find(({ amount }) => amount > 0)?.pricing?.price_details?.price;
  const id = idOf(price);
  return id === null ? null : planOf(id);
}

/** What an invoice was paid with: the id of a payment intent or a charge. */
export const paymentId = ({ payment }: Stripe.InvoicePayment): string[] => {
  const id = idOf(payment.payment_intent) ?? idOf(payment.charge);
  return id === null ? [] : [id];
};

/** Whom a report is about; null when about no customer. */
export function customerOfEvent(event: Stripe.Event): string | null {
  // Every object that we listen for names its customer, or is one.
  const object = event.data.object as { readonly id?: string; readonly object?: string; readonly customer?: unknown };
  if (object.object === 'customer') return object.id ?? null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null;
}
