import type { Subscription } from '@pylon/contract/payments/payments';
import { day } from '../../widgets/player/display.ts';

type Standing = Pick<Subscription, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'graceUntil' | 'endedAt'>;

/** What comes next of a subscription, with its day. @example 'renews on Nov 22, 2027' */
export function nextWords({ status, currentPeriodEnd, cancelAtPeriodEnd, graceUntil, endedAt }: Standing): string {
  if (status === 'ended') return `ended on ${day(endedAt ?? currentPeriodEnd)}`;
  // Nothing renews, and no period lasts, while its payment is missing.
  if (status === 'grace') return `stays open until ${day(graceUntil)}`;
  return `${cancelAtPeriodEnd ? 'ends' : 'renews'} on ${day(currentPeriodEnd)}`;
}

/** How a subscription stands, in a sentence or two. */
export function standingWords(subscription: Standing): string {
  const next = nextWords(subscription);
  if (subscription.status === 'ended') return `Your plan ${next}. What you made is still yours.`;
  if (!subscription.cancelAtPeriodEnd) return `Your plan ${next}.`;
  return subscription.status === 'grace'
    ? `Cancelled. Your plan ${next}.`
    : `Cancelled. Your plan stays open and ${next}.`;
}
