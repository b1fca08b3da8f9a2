// Purpose: teams that people drafted in best-ball contests elsewhere, as the site's export tells of them.
// Undo: drop table best_ball_team.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table best_ball_team (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      site text not null,
      entry_id text not null,
      draft_id text not null,
      season integer not null,
      tournament text not null,
      entry_fee_dollars double precision check (entry_fee_dollars >= 0),
      draft_size integer not null check (draft_size >= 2),
      started_at timestamptz not null,
      picks jsonb not null,
      is_favorite boolean not null default false,
      created_at timestamptz not null default clock_timestamp(),
      unique (account_id, site, entry_id)
    )`.execute(db);
  await sql`create index best_ball_team_of_season on best_ball_team (account_id, season)`.execute(db);
}
