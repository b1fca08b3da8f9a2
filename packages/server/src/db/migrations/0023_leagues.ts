// Purpose: accounts on outside platforms, the leagues read from them, and whose they are.
// Undo: drop table user_league, league_week, league, fantasy_account.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fantasy_account (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      platform text not null,
      platform_account_id text not null,
      name text not null,
      session bytea,
      session_ends_at timestamptz,
      failure text,
      read_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      unique (account_id, platform, platform_account_id)
    )`.execute(db);
  await sql`
    create table league (
      id uuid primary key default gen_random_uuid(),
      platform text not null,
      platform_league_id text not null,
      season integer not null,
      picture jsonb,
      read_at timestamptz,
      held_until timestamptz,
      unique (platform, platform_league_id, season)
    )`.execute(db);
  await sql`
    create table league_week (
      league_id uuid not null references league on delete cascade,
      week integer not null check (week between 1 and 18),
      picture jsonb not null,
      primary key (league_id, week)
    )`.execute(db);
  await sql`
    create table user_league (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      league_id uuid not null references league,
      fantasy_account_id uuid references fantasy_account on delete set null,
      team_id text,
      is_shown boolean not null default false,
      is_pinned boolean not null default false,
      place integer not null,
      status text not null default 'WAITING' check (status in ('WAITING', 'SYNCING', 'COMPLETED', 'FAILED')),
      failure text,
      progress real not null default 0,
      created_at timestamptz not null default clock_timestamp(),
      unique (account_id, league_id)
    )`.execute(db);
  await sql`create index user_league_league on user_league (league_id)`.execute(db);
}
