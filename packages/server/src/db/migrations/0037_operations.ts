// Purpose: who may see the operator's page, and the figures that it shows: faults by the hour, processes, readings of
// leagues.
// Undo: drop table error_count, server_process, league_reading; alter table account drop column operator_since.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column operator_since timestamptz`.execute(db);
  await sql`
    create table error_count (
      hour timestamptz not null,
      call text not null,
      kind text not null,
      count integer not null check (count > 0),
      primary key (hour, call, kind)
    )`.execute(db);
  await sql`
    create table server_process (
      id uuid primary key,
      version text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null default clock_timestamp(),
      figures jsonb not null
    )`.execute(db);
  await sql`
    create table league_reading (
      id bigint generated always as identity primary key,
      platform text not null,
      ended_at timestamptz not null default clock_timestamp(),
      seconds double precision not null check (seconds >= 0),
      failure text
    )`.execute(db);
  await sql`create index league_reading_of_day on league_reading (ended_at)`.execute(db);
}
