// Purpose: editions of the almanac, their tables by content, imported files, and which edition is in force.
// Undo: drop table almanac_current, almanac_import, almanac_table, almanac_edition.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table almanac_edition (
      id text primary key,
      manifest jsonb not null,
      bytes bigint not null,
      stored_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // The content is compressed already: 'external' spares the database a second, fruitless attempt.
  await sql`
    create table almanac_table (
      name text not null,
      hash text not null,
      content bytea storage external not null,
      primary key (name, hash)
    )`.execute(db);
  await sql`
    create table almanac_import (
      hash text primary key,
      name text not null,
      options jsonb not null,
      imported_at timestamptz not null default clock_timestamp(),
      content bytea storage external not null
    )`.execute(db);
  await sql`
    create table almanac_current (
      only_row boolean primary key default true check (only_row),
      edition_id text not null references almanac_edition,
      origin text not null,
      changed_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
