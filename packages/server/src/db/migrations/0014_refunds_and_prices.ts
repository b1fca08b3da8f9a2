// Purpose: whether a subscription's last payment was given back, so that its owner is told once; and what it, and each
// checkout,
//       was sold for, which is not always what the same plan costs today.
// Undo: alter table subscription drop column is_refunded, drop column price; alter table checkout_session drop column
// price.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      add column is_refunded boolean not null default false,
      add column price integer`.execute(db);
  await sql`alter table checkout_session add column price integer`.execute(db);
  // A period that closed before its end, other than by a payment that was missing, was given back: that is no news any
  // more.
  await sql`
    update subscription set is_refunded = true
    where valid_until < period_end and valid_until <> period_start + interval '3 days'`.execute(db);
}
