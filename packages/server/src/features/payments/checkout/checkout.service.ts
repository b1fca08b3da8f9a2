import type { CheckoutStatus } from '@pylon/contract/payments/payments';
import { PLANS, type PlanId } from '@pylon/contract/payments/plans';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { CHECKOUT_HOURS } from '../../../outside/payments/provider.ts';
import { nowOf, type PaymentParts } from '../payment-parts.ts';
import type { Looker } from '../reports/look.ts';
import { toCheckoutStatus } from '../subscriptions/present-payments.ts';
import { currentSubscription, subscriptionById } from '../subscriptions/subscriptions.queries.ts';
import { tierAt } from '../subscriptions/tiers.queries.ts';
import {
  checkoutById,
  expireCheckout,
  insertCheckout,
  openCheckouts,
  type StoredCheckout,
  setCheckoutAddress,
} from './checkouts.queries.ts';
import { type Customer, customerOf, insertCustomer } from './customers.queries.ts';

const CHECKOUT_MS = CHECKOUT_HOURS * 3_600_000;
/** A checkout with less time left is not offered again: nobody finds a card that quickly. */
const LEAST_TIME_LEFT_MS = 5 * 60_000;
const ATTEMPTS = 5;

/** A registered person. */
export type Payer = Person & { readonly email: string };

interface Order {
  readonly productId: PlanId;
  readonly returnPath?: string | undefined;
}

/**
 * Opens a checkout, or gives the one that is open for the same product. A person has at most one open checkout and one
 * subscription that has not ended, so that nobody can pay twice.
 */
export async function startCheckout(
  parts: PaymentParts,
  look: Looker,
  payer: Payer,
  order: Order,
): Promise<Outcome<{ sessionId: string; sessionURL: string }>> {
  const { db, provider } = parts;
  const customer = await customerFor(parts, payer);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await look(customer);
    const subscription = await currentSubscription(db, payer.id, provider.name);
    if (subscription && subscription.status !== 'ended') return failure('already-subscribed');
    const [open] = await openCheckouts(db, customer);
    if (open && !(open.plan === order.productId && isStillGood(parts, open))) {
      await closeOpen(parts, open);
      continue; // whether it was paid in the last moment is what the next look tells
    }
    const now = nowOf(parts);
    const ordered = { plan: order.productId, returnPath: order.returnPath ?? null };
    const expiresAt = new Date(now.getTime() + CHECKOUT_MS);
    const checkout = open ?? (await insertCheckout(db, customer, { ...ordered, now, expiresAt }));
    const sessionURL = checkout && (await addressOf(parts, customer, checkout));
    if (checkout && sessionURL) return found({ sessionId: checkout.id, sessionURL });
  }
  throw new Error('a checkout changes too often to be opened');
}

async function customerFor({ db, provider, nowMs }: PaymentParts, payer: Payer): Promise<Customer> {
  const known = await customerOf(db, payer.id, provider.name);
  if (known) return known;
  const customer = { accountId: payer.id, provider: provider.name, id: await provider.customer(payer) };
  await insertCustomer(db, customer, new Date(nowMs()));
  return customer;
}

/** Whether there is time left, and the price is the one that is shown. */
const isStillGood = ({ nowMs }: PaymentParts, { plan, price, expiresAt }: StoredCheckout) =>
  expiresAt.getTime() - nowMs() >= LEAST_TIME_LEFT_MS && price === PLANS[plan].price;

/**
 * Where a checkout is paid; opens it when that has not happened yet, or when nobody knows whether it has. Null when it
 * was given up while it was being opened: it is closed again, and nobody is told where to pay it.
 */
async function addressOf(
  { db, provider }: PaymentParts,
  customer: Customer,
  checkout: StoredCheckout,
): Promise<string | null> {
  if (checkout.url !== null) return checkout.url;
  const { id, plan, expiresAt } = checkout;
  const opened = await provider.openCheckout({ reference: id, customer: customer.id, plan, expiresAt });
  if (await setCheckoutAddress(db, checkout, opened)) return opened.url;
  await provider.closeCheckout(opened.id);
  return null;
}

/** Sees to it that an open checkout cannot be paid any more, unless it was. */
export async function closeOpen({ db, provider }: PaymentParts, checkout: StoredCheckout): Promise<void> {
  if (checkout.providerId === null) await expireCheckout(db, checkout);
  else await provider.closeCheckout(checkout.providerId);
}

/** How a person's checkout stands; while it is open, the provider is asked. */
export async function checkoutStatus(
  parts: PaymentParts,
  look: Looker,
  payer: Payer,
  sessionId: string,
): Promise<Outcome<CheckoutStatus>> {
  const { db, provider } = parts;
  let checkout = await checkoutById(db, payer.id, sessionId);
  const customer = await customerOf(db, payer.id, provider.name);
  if (checkout?.status === 'open' && customer) {
    await look(customer);
    checkout = await checkoutById(db, payer.id, sessionId);
  }
  if (!checkout) return failure('checkout-not-found');
  const subscription = checkout.subscriptionId && (await subscriptionById(db, payer.id, checkout.subscriptionId));
  return found(
    toCheckoutStatus(checkout, {
      subscription: subscription || null,
      subscriptionTier: await tierAt(db, payer.id, nowOf(parts)),
      isTest: provider.name === 'test-checkout',
    }),
  );
}
