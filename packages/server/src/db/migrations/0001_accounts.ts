// Purpose: people and their sessions.
// Undo: drop table session, account.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key default gen_random_uuid(),
      email text,
      first_name text,
      last_name text,
      tier smallint not null default 0 check (tier between 0 and 2),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index account_email on account (lower(email))`.execute(db);
  await sql`
    create table session (
      token_hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index session_account on session (account_id)`.execute(db);
}
