import type { PlanId } from '@pylon/contract/payments/plans';
import type { SeenPayment } from '../../../outside/payments/provider.ts';
import type { KeptSubscription } from '../subscriptions/subscription-rules.ts';

// What a person is written to about. News is a change of what we keep, never a report of it: however often and in
// whatever order reports come, a change is made once, and so is its mail.

/** What can be news of a subscription; each has its mail. */
export const PAYMENT_NEWS = [
  'plan-started',
  'plan-changed',
  'payment-failed',
  'plan-ending',
  'plan-goes-on',
  'plan-ended',
  'plan-refunded',
  'payment-refunded',
] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

/** A subscription that began before that long is no news when we first see it: our tables were made again. */
const OLD_AFTER_MS = 7 * 86_400_000;

/** What was given back of a payment since we looked last. Amounts in cents. */
export interface Refund {
  readonly plan: PlanId;
  readonly given: number;
  readonly ofAmount: number;
  readonly paidAt: Date;
}

/**
 * What was given back since we looked last. Only what grew counts: a refund that a bank sends back makes the sum
 * smaller.
 *
 * @param before the subscription as we kept it; null when we did not know it
 * @param known cents given back of each of its payments as far as we know; undefined when we know none of them
 */
export function refundsSince(
  before: KeptSubscription | null,
  after: KeptSubscription,
  known: ReadonlyMap<string, number> | undefined,
  payments: readonly SeenPayment[],
): readonly Refund[] {
  // Payments were not kept when we saw it last: what was given back until now was told then, or is long over.
  if (before !== null && known === undefined) return [];
  return payments
    .map(({ id, plan, amount, refunded, paidAt }) => ({
      plan: plan ?? after.plan,
      given: refunded - (known?.get(id) ?? 0),
      ofAmount: amount,
      paidAt,
    }))
    .filter(({ given }) => given > 0);
}

/**
 * What is news when a subscription became what it is.
 *
 * @param before as we kept it; null when we did not know it
 * @param at when it was seen
 * @param isGivingBack whether anything was given back since
 * @returns mostly nothing: a renewal that was paid is no news
 */
export function newsOf(
  before: KeptSubscription | null,
  after: KeptSubscription,
  at: Date,
  isGivingBack: boolean,
): readonly PaymentNews[] {
  if (before === null && at.getTime() - after.startedAt.getTime() > OLD_AFTER_MS) return [];
  if (isGivingBack && after.isRefunded && !before?.isRefunded) return ['plan-refunded'];
  const refunded = isGivingBack ? (['payment-refunded'] as const) : [];
  if (after.status === 'ended') {
    return before?.status === 'ended' || after.isRefunded ? refunded : [...refunded, 'plan-ended'];
  }
  if (before === null) {
    return ['plan-started', ...(after.status === 'active' ? [] : (['payment-failed'] as const)), ...refunded];
  }
  const news: PaymentNews[] = [...refunded];
  if (after.plan !== before.plan) news.push('plan-changed');
  // The same payment fails as often as the provider tries it: what is new is that one more is missing.
  if (after.graceUntil !== null && after.graceUntil.getTime() !== before.graceUntil?.getTime()) {
    news.push('payment-failed');
  }
  if (after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd) {
    news.push(after.cancelAtPeriodEnd ? 'plan-ending' : 'plan-goes-on');
  }
  return news;
}
