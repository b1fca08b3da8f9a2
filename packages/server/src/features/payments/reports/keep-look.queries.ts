import type { Transaction } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { publishEvents } from '../../../live/live-events.queries.ts';
import type { SeenCheckout, SeenSubscription } from '../../../outside/payments/provider.ts';
import { writeCheckout } from '../checkout/checkouts.queries.ts';
import { type Customer, lockCustomer } from '../checkout/customers.queries.ts';
import { knownRefunds, writePayments } from '../payments.queries.ts';
import { afterLook, isChanged, type Look } from '../subscriptions/subscription-rules.ts';
import { keptSubscriptions, writeSubscription } from '../subscriptions/subscriptions.queries.ts';
import { tierAt } from '../subscriptions/tiers.queries.ts';
import { orderMails, type ToldNews } from './payment-mails.ts';
import { newsOf, refundsSince } from './payment-news.ts';

/** What a look saw. */
export interface Seen {
  readonly subscriptions: readonly SeenSubscription[];
  readonly checkouts: readonly SeenCheckout[];
  /** Whether nobody is written to about it. */
  readonly isQuiet?: boolean;
}

/**
 * Keeps what a look saw: subscriptions, the entitlements that follow from them, payments, checkouts, the event that
 * tells the person's windows, and the mails about it, all or nothing.
 *
 * @returns false, with nothing kept, when another look has begun meanwhile: it may have seen more
 */
export async function keepLook(db: Db, customer: Customer, look: Look, seen: Seen): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if ((await lockCustomer(transaction, customer)) !== look.number) return false;
    const kept = await keptSubscriptions(transaction, customer);
    const refunds = await knownRefunds(transaction, customer);
    let hasChanged = false;
    const told: ToldNews[] = [];
    for (const subscription of seen.subscriptions) {
      const before = kept.get(subscription.id) ?? null;
      const after = afterLook(before, subscription, look);
      if (!after || after === before) continue;
      await writeSubscription(transaction, customer, subscription.id, { kept: after, at: look.at });
      if (isChanged(before, after)) hasChanged = true;
      const known = refunds.get(subscription.id);
      const given = refundsSince(before, after, known, subscription.payments);
      const { id, payments } = subscription;
      const seenAt = { known: known ?? new Map(), at: look.at };
      await writePayments(transaction, customer, { id, plan: after.plan, payments }, seenAt);
      for (const news of newsOf(before, after, look.at, given.length > 0)) told.push({ news, before, after, given });
    }
    for (const checkout of seen.checkouts) await writeCheckout(transaction, customer, checkout);
    if (hasChanged) await tellTier(transaction, customer.accountId, look.at);
    if (!seen.isQuiet) await orderMails(transaction, customer, told, look.at);
    return true;
  });
}

/** Tells a person's windows what tier holds now. */
async function tellTier(transaction: Transaction<Database>, accountId: string, at: Date): Promise<void> {
  const subscriptionTier = await tierAt(transaction, accountId, at);
  await publishEvents(transaction, accountId, [{ event: 'user:subscription', data: { subscriptionTier } }]);
}
