import type { Result } from '@pylon/engine/vocabulary/result';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { closeOpen } from './checkout/checkout.service.ts';
import { openCheckouts } from './checkout/checkouts.queries.ts';
import { type Customer, customerOf, lockCustomer } from './checkout/customers.queries.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { Looker } from './reports/look.ts';
import { currentSubscription } from './subscriptions/subscriptions.queries.ts';

// What an operator does about money, and what has to happen before an account can go.

/**
 * Gives a person back what was paid for the present period, and ends the subscription and its tier at once.
 * Rejects with PaymentsUnavailable when the provider does not answer; doing it again then gives nothing back twice.
 *
 * @returns cents given back, by this call or by an earlier one
 */
export async function refundSubscription(
  parts: PaymentParts,
  look: Looker,
  accountId: string,
): Promise<Result<number, 'no-subscription'>> {
  const { db, provider } = parts;
  const customer = await customerOf(db, accountId, provider.name);
  const subscription = await currentSubscription(db, accountId, provider.name);
  if (!customer || !subscription) return { ok: false, reason: 'no-subscription' };
  const { refundedCents } = await provider.refund(subscription.providerId);
  await look(customer);
  return { ok: true, value: refundedCents };
}

const ATTEMPTS = 5;

/**
 * Closes what a person could still pay, ends what is still being paid, giving nothing back, and lets the account go.
 * Whoever buys in another window meanwhile has bought before it goes, and that is ended too, or is refused. Rejects
 * with PaymentsUnavailable when the provider does not answer; the account then stays.
 *
 * @param remove deletes the account; is told whether it has bought anything
 */
export async function endPayments(
  parts: PaymentParts,
  look: Looker,
  accountId: string,
  remove: (transaction: Transaction<Database>, hasBought: boolean) => Promise<void>,
): Promise<void> {
  const { db, provider } = parts;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await customerOf(db, accountId, provider.name);
    if (known) await endAll(parts, look, known);
    const isGone = await db.transaction().execute(async (transaction) => {
      const customer = await customerOf(transaction, accountId, provider.name);
      if (customer && !(known && (await hasNothingLeft(transaction, customer)))) return false;
      await remove(transaction, customer !== null);
      return true;
    });
    if (isGone) return;
  }
  throw new Error('an account buys too often to be deleted');
}

/**
 * Whether there is nothing that could still be charged; holds the customer, so that nothing comes into being meanwhile.
 */
async function hasNothingLeft(transaction: Transaction<Database>, customer: Customer): Promise<boolean> {
  await lockCustomer(transaction, customer);
  const subscription = await currentSubscription(transaction, customer.accountId, customer.provider);
  const isLive = subscription !== null && subscription.status !== 'ended';
  return !isLive && (await openCheckouts(transaction, customer)).length === 0;
}

async function endAll(parts: PaymentParts, look: Looker, customer: Customer): Promise<void> {
  const { db, provider } = parts;
  for (const checkout of await openCheckouts(db, customer)) await closeOpen(parts, checkout);
  for (const { id, status } of await provider.subscriptionsOf(customer.id)) {
    if (status !== 'ended') await provider.end(id);
  }
  await look(customer, true);
}
