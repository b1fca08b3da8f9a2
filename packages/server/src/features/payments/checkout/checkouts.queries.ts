import { PLANS, type PlanId } from '@pylon/contract/payments/plans';
import type { Transaction } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { SeenCheckout } from '../../../outside/payments/provider.ts';
import { type Customer, lockCustomer } from './customers.queries.ts';

const CHECKOUT = [
  'account_id as accountId',
  'id',
  'provider_id as providerId',
  'url',
  'product as plan',
  'price',
  'return_path as returnPath',
  'status',
  'subscription_id as subscriptionId',
  'expires_at as expiresAt',
] as const;
const checkouts = (db: Db) => db.selectFrom('checkout_session').select(CHECKOUT);
export type StoredCheckout = Readonly<Awaited<ReturnType<ReturnType<typeof checkouts>['executeTakeFirstOrThrow']>>>;

type OwnCheckout = Pick<StoredCheckout, 'accountId' | 'id'>;

/** The checkouts of a customer that may still be paid. */
export async function openCheckouts(db: Db, { accountId, provider }: Customer): Promise<readonly StoredCheckout[]> {
  return checkouts(db)
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .execute();
}

/** A person's checkout by its id; null when it is nobody's or somebody else's. */
export async function checkoutById(db: Db, accountId: string, id: string): Promise<StoredCheckout | null> {
  return (await checkouts(db).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Writes a checkout that is about to be opened, unless the person has a subscription that has not ended or another
 * checkout that is open, or the account is gone. What a look keeps holds the same row, so neither can come into being
 * meanwhile.
 */
export async function insertCheckout(
  db: Db,
  customer: Customer,
  order: { readonly plan: PlanId; readonly returnPath: string | null; readonly now: Date; readonly expiresAt: Date },
): Promise<StoredCheckout | null> {
  const { accountId, provider } = customer;
  return db.transaction().execute(async (transaction) => {
    if ((await lockCustomer(transaction, customer)) === null) return null;
    const live = await transaction
      .selectFrom('subscription')
      .select('id')
      .where('account_id', '=', accountId)
      .where('provider', '=', provider)
      .where('status', '<>', 'ended')
      .executeTakeFirst();
    if (live) return null;
    const row = await transaction
      .insertInto('checkout_session')
      .values({
        account_id: accountId,
        provider,
        product: order.plan,
        price: PLANS[order.plan].price,
        return_path: order.returnPath,
        status: 'open',
        created_at: order.now,
        expires_at: order.expiresAt,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'provider']).where('status', '=', 'open').doNothing())
      .returning(CHECKOUT)
      .executeTakeFirst();
    return row ?? null;
  });
}

/**
 * Writes where a checkout is paid, once the provider has opened it.
 *
 * @returns false when it is not open here any more: it was given up meanwhile, or its account is gone
 */
export async function setCheckoutAddress(
  db: Db,
  { accountId, id }: OwnCheckout,
  opened: { readonly id: string; readonly url: string },
): Promise<boolean> {
  const result = await db
    .updateTable('checkout_session')
    .set({ provider_id: opened.id, url: opened.url })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives a checkout up that nobody was ever told where to pay. */
export async function expireCheckout(db: Db, { accountId, id }: OwnCheckout): Promise<void> {
  await db
    .updateTable('checkout_session')
    .set({ status: 'expired' })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('provider_id', 'is', null)
    .execute();
}

export async function writeCheckout(
  transaction: Transaction<Database>,
  { accountId, provider }: Customer,
  seen: SeenCheckout,
): Promise<void> {
  await transaction
    .updateTable('checkout_session')
    .set({
      status: seen.status,
      subscription_id: (expression) =>
        expression
          .selectFrom('subscription')
          .select('subscription.id')
          .where('subscription.account_id', '=', accountId)
          .where('subscription.provider', '=', provider)
          .where('subscription.provider_id', '=', seen.subscription),
    })
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('provider_id', '=', seen.id)
    .execute();
}
