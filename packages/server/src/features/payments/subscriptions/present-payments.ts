import type { CheckoutStatus, PaymentProduct, Subscription } from '@pylon/contract/payments/payments';
import { CURRENCY, PLANS, type PlanId } from '@pylon/contract/payments/plans';
import { featuresOpenedBy } from '@pylon/contract/plans/feature-words';
import type { StoredCheckout } from '../checkout/checkouts.queries.ts';
import { priceOf } from './subscription-rules.ts';
import type { StoredSubscription } from './subscriptions.queries.ts';

/** A product as the wire tells it. */
export function toProduct(id: PlanId): PaymentProduct {
  const plan = PLANS[id];
  return { id, ...plan, currency: CURRENCY, features: [...featuresOpenedBy(plan.tier)] };
}

export const toSubscription = (stored: StoredSubscription): Subscription => ({
  id: stored.id,
  status: stored.status,
  product: toProduct(stored.plan),
  price: priceOf(stored),
  startedAt: stored.startedAt.toISOString(),
  currentPeriodStart: stored.periodStart.toISOString(),
  currentPeriodEnd: stored.periodEnd.toISOString(),
  cancelAtPeriodEnd: stored.cancelAtPeriodEnd,
  graceUntil: stored.graceUntil?.toISOString() ?? null,
  endedAt: stored.endedAt?.toISOString() ?? null,
  isTest: stored.provider === 'test-checkout',
});

export const toCheckoutStatus = (
  checkout: StoredCheckout,
  rest: {
    readonly subscription: StoredSubscription | null;
    readonly subscriptionTier: number;
    readonly isTest: boolean;
  },
): CheckoutStatus => ({
  sessionId: checkout.id,
  status: checkout.status,
  product: toProduct(checkout.plan),
  expiresAt: checkout.expiresAt.toISOString(),
  returnPath: checkout.returnPath,
  isTest: rest.isTest,
  subscription: rest.subscription && toSubscription(rest.subscription),
  subscriptionTier: rest.subscriptionTier,
});
