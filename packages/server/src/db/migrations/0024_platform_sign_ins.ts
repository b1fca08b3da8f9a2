// Purpose: sign-ins at platforms that are under way, and who renews an account's sign-in.
// Undo: drop table platform_sign_in; alter table fantasy_account drop column renewing_until.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform_sign_in (
      state_hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      platform text not null,
      verifier bytea not null,
      return_url text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index platform_sign_in_account on platform_sign_in (account_id)`.execute(db);
  await sql`create index platform_sign_in_expires_at on platform_sign_in (expires_at)`.execute(db);
  await sql`alter table fantasy_account add column renewing_until timestamptz`.execute(db);
}
