// Purpose: which mails a person asked for, and what they were told of, so that nothing is told twice.
// Undo: drop table notice_told, notice_choice.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_choice (
      account_id uuid primary key references account on delete cascade,
      out_players_since timestamptz,
      needs_attention_since timestamptz,
      weekly_recap_since timestamptz,
      draft_results_since timestamptz,
      quiet_from smallint check (quiet_from between 0 and 23),
      quiet_to smallint check (quiet_to between 0 and 23),
      time_zone text not null,
      looked_at timestamptz,
      check ((quiet_from is null) = (quiet_to is null))
    )`.execute(db);
  await sql`
    create index notice_choice_due on notice_choice (looked_at nulls first)
      where coalesce(out_players_since, needs_attention_since, weekly_recap_since, draft_results_since) is not null`.execute(
    db,
  );
  await sql`
    create table notice_told (
      account_id uuid not null references account on delete cascade,
      event text not null,
      told_at timestamptz not null default clock_timestamp(),
      primary key (account_id, event)
    )`.execute(db);
}
