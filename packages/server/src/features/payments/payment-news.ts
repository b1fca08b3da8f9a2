import type { KeptSubscription } from './subscription-rules.ts';

// What a person is written to about. News is a change of what we keep, never a report of it: however often and in whatever order
// reports come, a change is made once, and so is its mail.

/** What can be news of a subscription; each has its mail. */
export const PAYMENT_NEWS = [
  'plan-started',
  'plan-changed',
  'payment-failed',
  'plan-ending',
  'plan-goes-on',
  'plan-ended',
  'plan-refunded',
] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

/** A subscription that began before that long is no news when we first see it: our tables were made again. */
const OLD_AFTER_MS = 7 * 86_400_000;

/**
 * What is news when a subscription became what it is.
 *
 * @param before as we kept it; null when we did not know it
 * @param at when it was seen
 * @returns mostly nothing: a renewal that was paid is no news
 */
export function newsOf(before: KeptSubscription | null, after: KeptSubscription, at: Date): readonly PaymentNews[] {
  if (before === null && at.getTime() - after.startedAt.getTime() > OLD_AFTER_MS) return [];
  if (after.isRefunded && !before?.isRefunded) return ['plan-refunded'];
  if (after.status === 'ended') return before?.status === 'ended' || after.isRefunded ? [] : ['plan-ended'];
  if (before === null) return after.status === 'active' ? ['plan-started'] : ['plan-started', 'payment-failed'];
  const news: PaymentNews[] = [];
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
