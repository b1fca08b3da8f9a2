// Purpose: what people let Cruise Control do in their leagues, and the changes that it has prepared.
// Undo: drop table cruise_change, cruise_control.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cruise_control (
      user_league_id uuid primary key references user_league on delete cascade,
      is_on boolean not null,
      rules jsonb not null,
      looked_at timestamptz,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index cruise_control_due on cruise_control (looked_at nulls first) where is_on`.execute(db);
  await sql`
    create table cruise_change (
      id uuid primary key default gen_random_uuid(),
      user_league_id uuid not null references cruise_control on delete cascade,
      week integer not null check (week between 1 and 18),
      pair text not null,
      change jsonb not null,
      gained_points double precision not null,
      state text not null
        check (state in ('prepared', 'vetoed', 'sent', 'undone', 'withdrawn', 'expired')),
      kickoff_at timestamptz not null,
      veto_until timestamptz not null,
      is_mailed boolean not null default false,
      seen_at timestamptz,
      prepared_at timestamptz not null,
      state_at timestamptz not null,
      unique (user_league_id, week, pair)
    )`.execute(db);
}
