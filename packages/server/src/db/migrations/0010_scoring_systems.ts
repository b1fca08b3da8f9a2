// Purpose: scoring systems that people made, and those of their synced leagues.
// Undo: drop table scoring_system.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scoring_system (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      league_id text,
      name text not null check (char_length(name) between 1 and 60),
      settings jsonb not null,
      league jsonb not null,
      platform text,
      is_hidden boolean not null default false,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      unique (account_id, league_id)
    )`.execute(db);
}
