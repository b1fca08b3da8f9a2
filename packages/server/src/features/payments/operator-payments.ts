import { openCheckouts } from './checkouts.queries.ts';
import { customerOf } from './customers.queries.ts';
import type { Looker } from './look.ts';
import type { PaymentParts } from './payment-parts.ts';
import { currentSubscription } from './subscriptions.queries.ts';

// What an operator does about money, and what has to happen before an account can go.

export type RefundOutcome =
  /** What of the period is given back now, by this call or by an earlier one. */
  { readonly ok: true; readonly refundedCents: number } | { readonly ok: false; readonly reason: 'no-subscription' };

/**
 * Gives a person back what was paid for the present period, and ends the subscription and its tier at once.
 * Rejects with PaymentsUnavailable when the provider does not answer; doing it again then gives nothing back twice.
 */
export async function refundSubscription(parts: PaymentParts, look: Looker, accountId: string): Promise<RefundOutcome> {
  const { db, provider } = parts;
  const customer = await customerOf(db, accountId, provider.name);
  const subscription = await currentSubscription(db, accountId, provider.name);
  if (!customer || !subscription) return { ok: false, reason: 'no-subscription' };
  const { refundedCents } = await provider.refund(subscription.providerId);
  await look(customer);
  return { ok: true, refundedCents };
}

/**
 * Closes what a person could still pay and ends what is still being paid, giving nothing back: the account is about to go.
 * Rejects with PaymentsUnavailable when the provider does not answer; the account must then stay.
 */
export async function endPayments(parts: PaymentParts, look: Looker, accountId: string): Promise<void> {
  const { db, provider } = parts;
  const customer = await customerOf(db, accountId, provider.name);
  if (!customer) return;
  for (const { providerId } of await openCheckouts(db, customer)) {
    if (providerId !== null) await provider.closeCheckout(providerId);
  }
  for (const { id, status } of await provider.subscriptionsOf(customer.id)) {
    if (status !== 'ended') await provider.end(id);
  }
  await look(customer);
}
