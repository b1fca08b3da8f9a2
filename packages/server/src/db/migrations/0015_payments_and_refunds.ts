// Purpose: what a person paid and what of it was given back, in one go or in parts, so that each part is told once.
// Undo: drop table payment; in the charges of test_checkout_book.book put isRefunded (refunded = amount) in the place
// of plan and refunded.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      account_id uuid not null references account on delete cascade,
      provider text not null,
      provider_id text not null,
      subscription text not null,
      product text not null,
      amount integer not null check (amount > 0),
      refunded integer not null check (refunded between 0 and amount),
      paid_at timestamptz not null,
      refunded_at timestamptz,
      primary key (provider, provider_id)
    )`.execute(db);
  await sql`create index payment_account on payment (account_id)`.execute(db);
  // A charge of the test checkout was given back whole or not at all, and named its plan in words alone: 'Tier 1,
  // month'.
  await sql`
    update test_checkout_book set book = jsonb_set(book, '{charges}', (
      select coalesce(jsonb_agg((charge - 'isRefunded') || jsonb_build_object(
        'refunded', case when (charge->>'isRefunded')::boolean then (charge->>'amount')::integer else 0 end,
        'plan', 'tier-' || substring(charge->>'description' from 'Tier ([12])') || '-'
          || substring(charge->>'description' from '(month|season)$')
      ) order by position), '[]')
      from jsonb_array_elements(book->'charges') with ordinality as element(charge, position)
    ))`.execute(db);
}
