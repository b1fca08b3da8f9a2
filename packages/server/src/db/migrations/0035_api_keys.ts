// Purpose: keys by which a person's own programs read, with what each has used of its day.
// Undo: drop table api_key.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      name text not null,
      prefix text not null,
      key_hash bytea not null unique,
      created_at timestamptz not null default clock_timestamp(),
      last_used_at timestamptz,
      counted_on date not null default (now() at time zone 'utc')::date,
      calls_that_day integer not null default 0 check (calls_that_day >= 0)
    )`.execute(db);
  await sql`create index api_key_of_account on api_key (account_id)`.execute(db);
}
