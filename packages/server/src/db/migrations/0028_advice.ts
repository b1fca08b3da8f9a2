// Purpose: what tools told of leagues before the games, what came of it, and the sums of it that are public.
// Undo: drop table advice_record, advice_sum, advice, advice_sheet.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advice_sheet (
      id uuid primary key default gen_random_uuid(),
      league_id uuid not null references league on delete cascade,
      season integer not null,
      week integer not null check (week between 1 and 22),
      occasion text not null,
      edition_id text not null,
      said_at timestamptz not null,
      judged_at timestamptz,
      unique (league_id, week, occasion)
    )`.execute(db);
  await sql`create index advice_sheet_waiting on advice_sheet (season, week) where judged_at is null`.execute(db);
  await sql`
    create table advice (
      sheet_id uuid not null references advice_sheet on delete cascade,
      place integer not null,
      kind text not null,
      basis text not null check (basis in ('house', 'market')),
      subject jsonb not null,
      chance double precision not null check (chance between 0 and 1),
      baseline double precision not null check (baseline between 0 and 1),
      outcome double precision check (outcome between 0 and 1),
      unjudged text,
      primary key (sheet_id, place)
    )`.execute(db);
  const sums = sql`
      cases integer not null,
      said double precision not null,
      happened double precision not null,
      squared double precision not null,
      logged double precision not null,
      "right" double precision not null,
      baseline_squared double precision not null,
      baseline_logged double precision not null,
      baseline_right double precision not null`;
  await sql`
    create table advice_sum (
      sheet_id uuid not null references advice_sheet on delete cascade,
      kind text not null,
      basis text not null,
      band integer not null check (band between 0 and 9),
      ${sums},
      primary key (sheet_id, kind, basis, band)
    )`.execute(db);
  // Of no league and nobody: it stays when leagues and accounts are gone.
  await sql`
    create table advice_record (
      season integer not null,
      week integer not null,
      kind text not null,
      basis text not null,
      band integer not null check (band between 0 and 9),
      leagues integer not null,
      since timestamptz not null,
      judged_at timestamptz not null,
      ${sums},
      primary key (season, week, kind, basis, band)
    )`.execute(db);
}
