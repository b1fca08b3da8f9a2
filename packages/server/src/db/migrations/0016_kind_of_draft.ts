// Purpose: a mock draft says of which kind it is; those from before are auctions when their state has sales.
// Undo: alter table mock_draft drop column kind.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mock_draft add column kind text`.execute(db);
  await sql`update mock_draft set kind = case when state ? 'sales' then 'auction' else 'snake' end`.execute(db);
  await sql`alter table mock_draft alter column kind set not null`.execute(db);
}
