// Purpose: events told to a person, numbered per person, kept for a day so that a stream can resume.
// Undo: drop table live_event, live_event_counter.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_event_counter (
      account_id uuid primary key references account on delete cascade,
      last bigint not null
    )`.execute(db);
  await sql`
    create table live_event (
      account_id uuid not null references account on delete cascade,
      number bigint not null,
      name text not null,
      data jsonb not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (account_id, number)
    )`.execute(db);
  await sql`create index live_event_created_at on live_event (created_at)`.execute(db);
}
