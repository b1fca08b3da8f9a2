import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { audit } from './audit.queries.ts';

/** Everything that ever opened a tier to a person, the newest first. */
export async function entitlementsOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('entitlement')
    .select(['id', 'tier', 'source', 'valid_from', 'valid_until'])
    .select(sql<boolean>`valid_from <= now() and (valid_until is null or valid_until > now())`.as('is_in_force'))
    .where('account_id', '=', accountId)
    .orderBy('valid_from', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tier: row.tier,
    source: row.source,
    from: row.valid_from.toISOString(),
    until: row.valid_until?.toISOString() ?? null,
    isInForce: row.is_in_force,
  }));
}

/** People with a plan now: whoever pays by product, whoever was given one by tier. Cents are those of a period. */
export async function planCounts(db: Db) {
  const [paid, granted] = await Promise.all([
    db
      .selectFrom('subscription')
      .select(['product', 'provider', 'status', 'cancel_at_period_end'])
      .select([sql<number>`count(*)::int`.as('people'), sql<number>`coalesce(sum(price), 0)::int`.as('cents')])
      .where('status', '!=', 'ended')
      .groupBy(['product', 'provider', 'status', 'cancel_at_period_end'])
      .execute(),
    db
      .selectFrom('entitlement')
      .select('tier')
      .select(sql<number>`count(distinct account_id)::int`.as('people'))
      .where('source', '=', 'grant')
      .where(sql<boolean>`valid_from <= now() and (valid_until is null or valid_until > now())`)
      .groupBy('tier')
      .orderBy('tier')
      .execute(),
  ]);
  return { paid, granted };
}

export interface Grant {
  readonly accountId: string;
  readonly tier: 1 | 2;
  /** null: until it is taken back. */
  readonly until: Date | null;
  readonly reason: string;
  readonly operator: string;
}

/** Opens a tier to a person without payment. */
export async function grantTier(db: Db, { accountId, tier, until, reason, operator }: Grant): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('entitlement')
      .values({ account_id: accountId, tier, source: 'grant', reference: randomUUID(), valid_until: until })
      .execute();
    await audit(transaction, {
      operator,
      action: 'grant',
      subjectId: accountId,
      details: { tier, until: until?.toISOString() ?? null, reason },
    });
  });
}

/** Takes back what was granted and still holds; how many grants. What was paid for stays. */
export async function revokeGrants(
  db: Db,
  { accountId, reason, operator }: Pick<Grant, 'accountId' | 'reason' | 'operator'>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('entitlement')
      .set({ valid_until: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('source', '=', 'grant')
      .where((of) => of.or([of('valid_until', 'is', null), of('valid_until', '>', sql<Date>`now()`)]))
      .executeTakeFirstOrThrow();
    const revoked = Number(numUpdatedRows);
    await audit(transaction, { operator, action: 'revoke', subjectId: accountId, details: { revoked, reason } });
    return revoked;
  });
}
