// Purpose: passwords, sessions that can be told apart, mailed links, tries to sign in, and mails to be sent.
// Undo: drop table kept_mail, mail_order, sign_in_try, mailed_link, account_password; alter table session drop column
// id, drop column device,
//   drop column last_used_at, drop column ends_at; alter table account drop column email_verified_at.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column email_verified_at timestamptz`.execute(db);
  // Apart from the account, so that whatever reads accounts never holds a hash by accident.
  await sql`
    create table account_password (
      account_id uuid primary key references account on delete cascade,
      hash text not null,
      changed_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    alter table session
      add column id uuid not null unique default gen_random_uuid(),
      add column device text not null default '',
      add column last_used_at timestamptz not null default now(),
      add column ends_at timestamptz`.execute(db);
  await sql`create index session_expires_at on session (expires_at)`.execute(db);

  await sql`
    create table mailed_link (
      token_hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      purpose text not null check (purpose in ('reset-password', 'verify-email')),
      email text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index mailed_link_account on mailed_link (account_id)`.execute(db);

  await sql`
    create table sign_in_try (
      key bytea primary key,
      tries integer not null,
      wait_until timestamptz not null,
      forget_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_try_forget_at on sign_in_try (forget_at)`.execute(db);

  await sql`
    create table mail_order (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      address text not null,
      data jsonb not null,
      attempts integer not null default 0,
      next_try_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mail_order_next_try on mail_order (next_try_at)`.execute(db);
  await sql`
    create table kept_mail (
      id uuid primary key default gen_random_uuid(),
      address text not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
