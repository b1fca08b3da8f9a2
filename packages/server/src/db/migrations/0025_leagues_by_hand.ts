// Purpose: leagues that people keep by hand; of two windows the one that is behind is told.
// Undo: delete from user_league using league where league.id = league_id and platform = 'by-hand'; delete from league
// where platform = 'by-hand'; alter table league drop column version.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league add column version integer not null default 0`.execute(db);
}
