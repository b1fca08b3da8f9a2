// Purpose: leagues that people keep by hand are changed from more than one window: a version tells of it.
// Undo: delete from user_league and league where platform = 'by-hand'; alter table league drop column version.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league add column version integer not null default 0`.execute(db);
}
