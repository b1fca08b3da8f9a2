// Purpose: what syncs learned of each source, and answers that are asked for seldom.
// Undo: drop table almanac_answer; drop table almanac_source.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table almanac_source (
      source text not null,
      family text not null,
      origin text not null,
      asked_at timestamptz not null,
      answered_at timestamptz,
      failing_since timestamptz,
      failures integer not null check (failures >= 0),
      files integer not null,
      published integer not null,
      rows integer not null,
      problems jsonb not null,
      costs jsonb not null,
      primary key (source, family)
    )`.execute(db);
  await sql`
    create table almanac_answer (
      url text primary key,
      asked_at timestamptz not null,
      content bytea not null
    )`.execute(db);
}
