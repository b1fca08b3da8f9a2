// Purpose: a mock draft may be shared by the name of its report; grades come with what-ifs now, so those given without
// are forgotten. Undo: alter table mock_draft drop column share_id.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mock_draft add column share_id text unique`.execute(db);
  await sql`update mock_draft set rating = null where rating is not null`.execute(db);
}
