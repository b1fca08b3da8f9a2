// Purpose: browsers that are told of notices by web push, which kinds a person wants so, and the keys that we sign by.
// Undo: drop table push_day, push_subscription, push_key; alter table notice_choice drop column of each kind's push;
//   create index notice_choice_due as 0036 has it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_key (
      is_only boolean primary key default true check (is_only),
      public_key text not null,
      private_key bytea not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`
    create table push_subscription (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      session_id uuid not null unique references session (id) on delete cascade,
      endpoint_hash bytea not null unique,
      service text not null,
      sealed bytea not null,
      created_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      problem text,
      failures_in_row integer not null default 0 check (failures_in_row >= 0)
    )`.execute(db);
  await sql`create index push_subscription_of_account on push_subscription (account_id)`.execute(db);
  await sql`
    create table push_day (
      account_id uuid primary key references account on delete cascade,
      day date not null,
      sent integer not null default 0,
      tests integer not null default 0
    )`.execute(db);
  await sql`
    alter table notice_choice
      add column out_players_push_since timestamptz,
      add column needs_attention_push_since timestamptz,
      add column weekly_recap_push_since timestamptz,
      add column draft_results_push_since timestamptz`.execute(db);
  await sql`drop index notice_choice_due`.execute(db);
  await sql`
    create index notice_choice_due on notice_choice (looked_at nulls first)
      where coalesce(
        out_players_since, needs_attention_since, weekly_recap_since, draft_results_since,
        out_players_push_since, needs_attention_push_since, weekly_recap_push_since, draft_results_push_since
      ) is not null`.execute(db);
}
