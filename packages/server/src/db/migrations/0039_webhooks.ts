// Purpose: addresses that are told of a person's events, and what is and was sent to them.
// Undo: drop table webhook_delivery, webhook.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      url text not null,
      events text[] not null check (cardinality(events) > 0),
      secret bytea not null,
      created_at timestamptz not null default clock_timestamp(),
      is_on boolean not null default true,
      failures_in_row integer not null default 0 check (failures_in_row >= 0),
      given_up_at timestamptz,
      seen_number bigint not null,
      round_at timestamptz not null default clock_timestamp(),
      leased_until timestamptz
    )`.execute(db);
  await sql`create index webhook_of_account on webhook (account_id)`.execute(db);
  await sql`create index webhook_due on webhook (round_at) where is_on`.execute(db);
  await sql`
    create table webhook_delivery (
      id uuid primary key,
      webhook_id uuid not null references webhook on delete cascade,
      type text not null,
      body text,
      created_at timestamptz not null default clock_timestamp(),
      tries integer not null default 0 check (tries >= 0),
      ended_at timestamptz,
      is_delivered boolean not null default false,
      answer_status smallint,
      problem text
    )`.execute(db);
  await sql`create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc)`.execute(db);
}
