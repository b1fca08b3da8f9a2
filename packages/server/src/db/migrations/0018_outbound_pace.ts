// Purpose: when each outside site may be asked next, for all processes on this database.
// Undo: drop table outbound_pace.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: written at each request to a site, and worth nothing a minute later.
  await sql`create unlogged table outbound_pace (site text primary key, next_turn_at timestamptz not null)`.execute(db);
}
