// Purpose: people's own ranking lists.
// Undo: drop table ranking_list.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ranking_list (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      name text not null check (char_length(name) between 1 and 40),
      kind text not null check (kind in ('seasonal', 'superflex', 'restOfSeason', 'dynasty')),
      season integer not null,
      places jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index ranking_list_account on ranking_list (account_id)`.execute(db);
}
