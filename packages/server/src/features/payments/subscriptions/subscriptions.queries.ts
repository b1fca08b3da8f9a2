import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { ProviderName, SubscriptionTable } from '../../../db/tables/payments.ts';
import type { Customer } from '../checkout/customers.queries.ts';
import { type KeptSubscription, tierOf } from './subscription-rules.ts';

/** A kept subscription with its ids. */
export interface StoredSubscription extends KeptSubscription {
  readonly id: string;
  readonly accountId: string;
  readonly provider: ProviderName;
  readonly providerId: string;
  readonly upgradeAt: Date | null;
}

const toKept = (row: Selectable<SubscriptionTable>): KeptSubscription => ({
  plan: row.product,
  status: row.status,
  startedAt: row.started_at,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  graceUntil: row.grace_until,
  endedAt: row.ended_at,
  isRefunded: row.is_refunded,
  price: row.price,
  validUntil: row.valid_until,
  look: row.look,
});

const toSubscription = (row: Selectable<SubscriptionTable>): StoredSubscription => ({
  ...toKept(row),
  id: row.id,
  accountId: row.account_id,
  provider: row.provider,
  providerId: row.provider_id,
  upgradeAt: row.upgrade_at,
});

/** Everything that a customer ever subscribed to, by the provider's ids. */
export async function keptSubscriptions(
  db: Db,
  { accountId, provider }: Customer,
): Promise<ReadonlyMap<string, KeptSubscription>> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute();
  return new Map(rows.map((row) => [row.provider_id, toKept(row)]));
}

/** A person's subscription at a provider: the one that has not ended, else the last. */
export async function currentSubscription(
  db: Db,
  accountId: string,
  provider: ProviderName,
): Promise<StoredSubscription | null> {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .orderBy(sql`status = 'ended'`)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** A person's subscription by its id; null when it is nobody's or somebody else's. */
export async function subscriptionById(db: Db, accountId: string, id: string): Promise<StoredSubscription | null> {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

export async function writeSubscription(
  transaction: Transaction<Database>,
  { accountId, provider }: Customer,
  providerId: string,
  { kept, at }: { readonly kept: KeptSubscription; readonly at: Date },
): Promise<void> {
  const values = {
    product: kept.plan,
    status: kept.status,
    started_at: kept.startedAt,
    period_start: kept.periodStart,
    period_end: kept.periodEnd,
    cancel_at_period_end: kept.cancelAtPeriodEnd,
    grace_until: kept.graceUntil,
    ended_at: kept.endedAt,
    is_refunded: kept.isRefunded,
    price: kept.price,
    valid_until: kept.validUntil,
    look: kept.look,
  };
  await transaction
    .insertInto('subscription')
    .values({ account_id: accountId, provider, provider_id: providerId, ...values })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doUpdateSet(values))
    .execute();
  const opened = { tier: tierOf(kept.plan), valid_until: kept.validUntil };
  await transaction
    .insertInto('entitlement')
    .values({
      account_id: accountId,
      source: provider,
      reference: providerId,
      // The provider's clock may be ahead of ours: what was bought is open at once by every clock.
      valid_from: sql<Date>`least(${kept.startedAt}::timestamptz, ${at}::timestamptz, now())`,
      ...opened,
    })
    .onConflict((conflict) => conflict.columns(['source', 'reference']).doUpdateSet(opened))
    .execute();
}

/** Which of a person's subscriptions. */
interface OwnSubscription {
  readonly accountId: string;
  readonly id: string;
}

/**
 * Takes the right to upgrade a subscription. While nobody knows how an upgrade went, the same one may be made again and
 * another one waits; one that was declined is over.
 *
 * @param upgrade `at` names it
 */
export async function beginUpgrade(
  db: Db,
  { accountId, id }: OwnSubscription,
  upgrade: { readonly at: Date; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('subscription')
    .set({ upgrade_at: upgrade.at, changing_until: upgrade.until })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where((expression) =>
      expression.or([
        expression('changing_until', '<', upgrade.now),
        expression.and([
          expression('changing_until', 'is', null),
          expression('upgrade_at', 'is distinct from', upgrade.at),
        ]),
        expression.and([expression('changing_until', 'is not', null), expression('upgrade_at', '=', upgrade.at)]),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function endUpgrade(db: Db, { accountId, id }: OwnSubscription, at: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ changing_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('upgrade_at', '=', at)
    .execute();
}
