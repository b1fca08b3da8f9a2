import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { AccountGone } from '../../../db/hold-account.ts';
import type { Database } from '../../../db/schema.ts';
import type { ProviderName } from '../../../db/tables/payments.ts';
import type { Look } from '../subscriptions/subscription-rules.ts';

/** A person at a provider. */
export interface Customer {
  readonly accountId: string;
  readonly provider: ProviderName;
  readonly id: string;
}

/** Who a person is at a provider; null when they never began to pay there. */
export async function customerOf(db: Db, accountId: string, provider: ProviderName): Promise<Customer | null> {
  const row = await db
    .selectFrom('payment_customer')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ? { accountId, provider, id: row.provider_id } : null;
}

/** Whose customer it is; null when nobody's. */
export async function customerById(db: Db, provider: ProviderName, id: string): Promise<Customer | null> {
  const row = await db
    .selectFrom('payment_customer')
    .select('account_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, provider, id } : null;
}

/** The address of an account; null when it has none, or is gone. */
export async function emailOf(db: Db, accountId: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email ?? null;
}

export async function insertCustomer(db: Db, { accountId, provider, id }: Customer, now: Date): Promise<void> {
  await db
    .insertInto('payment_customer')
    .values({ account_id: accountId, provider, provider_id: id, looked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Numbers a look at a customer; whatever look began before counts no more.
 *
 * @throws AccountGone when the customer's account has ended
 */
export async function beginLook(db: Db, { accountId, provider }: Customer, at: Date): Promise<Look> {
  const row = await db
    .updateTable('payment_customer')
    .set({ looks: sql`looks + 1`, looked_at: at })
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .returning('looks')
    .executeTakeFirstOrThrow(() => new AccountGone());
  return { number: row.looks, at };
}

/**
 * Holds a customer until the transaction ends, and gives the number of the look that began last; null for one that is
 * gone.
 */
export async function lockCustomer(
  transaction: Transaction<Database>,
  { accountId, provider }: Customer,
): Promise<number | null> {
  const row = await transaction
    .selectFrom('payment_customer')
    .select('looks')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
  return row?.looks ?? null;
}

/**
 * Customers of a provider whom something may have happened to that nobody told us, those first who wait longest: with
 * an open checkout, with a period that has ended, and everybody with a subscription now and then. They count as looked
 * at from now on.
 */
export async function takeDueCustomers(
  db: Db,
  provider: ProviderName,
  due: { readonly now: Date; readonly pressingBefore: Date; readonly routineBefore: Date; readonly limit: number },
): Promise<readonly Customer[]> {
  const rows = await db
    .updateTable('payment_customer')
    .set({ looked_at: due.now })
    .where('provider', '=', provider)
    .where('account_id', 'in', (expression) =>
      expression
        .selectFrom('payment_customer as customer')
        .select('customer.account_id')
        .where('customer.provider', '=', provider)
        .where('customer.looked_at', '<=', due.pressingBefore)
        .where(({ or, and, exists, selectFrom, eb }) => {
          const checkout = selectFrom('checkout_session as checkout')
            .select('checkout.id')
            .whereRef('checkout.account_id', '=', 'customer.account_id')
            .where('checkout.provider', '=', provider)
            .where('checkout.status', '=', 'open');
          const live = selectFrom('subscription as live')
            .select('live.id')
            .whereRef('live.account_id', '=', 'customer.account_id')
            .where('live.provider', '=', provider)
            .where('live.status', '<>', 'ended');
          return or([
            exists(checkout),
            exists(live.where((of) => of.or([of('live.period_end', '<=', due.now), of('live.status', '=', 'grace')]))),
            and([exists(live), eb('customer.looked_at', '<=', due.routineBefore)]),
          ]);
        })
        .orderBy('customer.looked_at')
        .limit(due.limit)
        .forUpdate('customer')
        .skipLocked(),
    )
    .returning(['account_id', 'provider_id'])
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, provider, id: row.provider_id }));
}
