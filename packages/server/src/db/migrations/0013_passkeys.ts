// Purpose: passkeys, the challenges that browsers sign, and when a session was last proved to be its owner's.
// Undo: drop table passkey_challenge, passkey; alter table session drop column proved_at.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_account on passkey (account_id)`.execute(db);

  await sql`
    create table passkey_challenge (
      challenge_hash bytea primary key,
      holder_hash bytea not null,
      purpose text not null check (purpose in ('sign-in', 'prove', 'add')),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenge_expires_at on passkey_challenge (expires_at)`.execute(db);

  await sql`alter table session add column proved_at timestamptz`.execute(db);
}
