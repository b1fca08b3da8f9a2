// Purpose: what operators did, which nobody can change afterwards.
// Undo: drop table audit_entry; drop function refuse_change.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The subject is no reference: what was done stays known when the account is gone.
  await sql`
    create table audit_entry (
      id bigint primary key generated always as identity,
      at timestamptz not null default now(),
      operator text not null,
      action text not null,
      subject_id uuid,
      details jsonb not null
    )`.execute(db);
  await sql`create index audit_entry_subject on audit_entry (subject_id, id)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is not changed, only added to', tg_table_name; end
    $$`.execute(db);
  await sql`
    create trigger audit_entry_stays before update or delete or truncate on audit_entry
      for each statement execute function refuse_change()`.execute(db);
}
