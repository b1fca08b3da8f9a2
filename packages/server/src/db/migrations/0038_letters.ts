// Purpose: letters of newsletters, as they were sent: their text stays what it was when the first of them left.
// Undo: drop table newsletter_letter.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_letter (
      newsletter text not null,
      slug text not null,
      article jsonb not null,
      ordered_at timestamptz not null default clock_timestamp(),
      addresses integer not null check (addresses >= 0),
      primary key (newsletter, slug)
    )`.execute(db);
}
