// Purpose: customers, checkouts and subscriptions as the payment provider tells them, and the reports of it that were
// heard. Undo: drop table test_checkout_book, payment_event, checkout_session, subscription, payment_customer; drop
// function
//       account_tier(uuid, timestamptz); make account_tier(uuid) of 0007 again.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_customer (
      account_id uuid not null references account on delete cascade,
      provider text not null,
      provider_id text not null,
      looks integer not null default 0,
      looked_at timestamptz not null,
      primary key (account_id, provider),
      unique (provider, provider_id)
    )`.execute(db);
  await sql`
    create table subscription (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      provider text not null,
      provider_id text not null,
      product text not null,
      status text not null check (status in ('active', 'grace', 'ended')),
      started_at timestamptz not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      cancel_at_period_end boolean not null,
      grace_until timestamptz,
      ended_at timestamptz,
      valid_until timestamptz not null,
      look integer not null,
      upgrade_at timestamptz,
      changing_until timestamptz,
      unique (provider, provider_id)
    )`.execute(db);
  await sql`create index subscription_account on subscription (account_id)`.execute(db);
  await sql`create index subscription_due on subscription (period_end) where status <> 'ended'`.execute(db);
  await sql`
    create table checkout_session (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      provider text not null,
      provider_id text,
      url text,
      product text not null,
      return_path text,
      status text not null check (status in ('open', 'complete', 'expired')),
      subscription_id uuid references subscription on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  // One open checkout for a person: two could both be paid.
  await sql`
    create unique index checkout_session_open on checkout_session (account_id, provider) where status = 'open'`.execute(
    db,
  );
  await sql`
    create table payment_event (
      provider text not null,
      id text not null,
      received_at timestamptz not null,
      primary key (provider, id)
    )`.execute(db);
  await sql`create index payment_event_received on payment_event (received_at)`.execute(db);
  await sql`
    create table test_checkout_book (
      customer text primary key,
      account_id uuid not null references account on delete cascade,
      book jsonb not null,
      version integer not null
    )`.execute(db);
  await sql`create index test_checkout_book_account on test_checkout_book (account_id)`.execute(db);

  // The same function with a moment: payments run on a clock that tests move.
  await sql`drop function account_tier(uuid)`.execute(db);
  await sql`
    create function account_tier(account uuid, at timestamptz default now()) returns smallint language sql stable as $$
      select coalesce(max(e.tier), 0)::smallint
      from entitlement e join account a on a.id = e.account_id
      where a.id = account and a.email is not null
        and e.valid_from <= at and (e.valid_until is null or e.valid_until > at)
    $$`.execute(db);
}
