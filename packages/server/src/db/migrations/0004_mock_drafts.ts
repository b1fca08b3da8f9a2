// Purpose: mock drafts, a row each.
// Undo: drop table mock_draft.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mock_draft (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      season smallint not null,
      state jsonb not null,
      notes jsonb not null,
      rating jsonb,
      version integer not null,
      created_at timestamptz not null default clock_timestamp(),
      closed_at timestamptz,
      deadline_at timestamptz
    )`.execute(db);
  await sql`create index mock_draft_account on mock_draft (account_id, created_at desc)`.execute(db);
  await sql`create index mock_draft_deadline on mock_draft (deadline_at) where deadline_at is not null`.execute(db);
}
