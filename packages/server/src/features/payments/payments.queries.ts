import type { PlanId } from '@pylon/contract/payments/plans';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { SeenPayment } from '../../outside/payments/provider.ts';
import type { Customer } from './checkout/customers.queries.ts';

/** Cents of each payment that were given back as far as we know, by the provider's ids. */
export type KnownRefunds = ReadonlyMap<string, number>;

/** What we know of a customer's payments, by the provider's ids of subscriptions. */
export async function knownRefunds(db: Db, { accountId, provider }: Customer): Promise<Map<string, KnownRefunds>> {
  const rows = await db
    .selectFrom('payment')
    .select(['subscription', 'provider_id', 'refunded'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute();
  const known = new Map<string, Map<string, number>>();
  for (const { subscription, provider_id, refunded } of rows) {
    known.set(subscription, (known.get(subscription) ?? new Map()).set(provider_id, refunded));
  }
  return known;
}

/** Writes what is new of a subscription's payments. */
export async function writePayments(
  transaction: Transaction<Database>,
  { accountId, provider }: Customer,
  subscription: { readonly id: string; readonly plan: PlanId; readonly payments: readonly SeenPayment[] },
  seen: { readonly known: KnownRefunds; readonly at: Date },
): Promise<void> {
  for (const { id, plan, amount, refunded, paidAt } of subscription.payments) {
    if (seen.known.get(id) === refunded) continue;
    const given = { refunded, refunded_at: refunded > 0 ? seen.at : null };
    await transaction
      .insertInto('payment')
      .values({
        account_id: accountId,
        provider,
        provider_id: id,
        subscription: subscription.id,
        product: plan ?? subscription.plan,
        amount,
        paid_at: paidAt,
        ...given,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doUpdateSet(given))
      .execute();
  }
}

/** Everything a person ever paid, the newest first. */
export async function pastPayments(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('payment')
    .select(['product', 'provider', 'amount', 'paid_at', 'refunded', 'refunded_at'])
    .where('account_id', '=', accountId)
    .orderBy('paid_at', 'desc')
    .execute();
  return rows.map((row) => ({
    plan: row.product,
    source: row.provider,
    amount: row.amount,
    paidAt: row.paid_at.toISOString(),
    refunded: row.refunded,
    refundedAt: row.refunded_at?.toISOString() ?? null,
  }));
}
