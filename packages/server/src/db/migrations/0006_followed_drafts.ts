// Purpose: mock drafts that follow a draft on an outside platform, and when that is looked at next.
// Undo: drop table followed_draft.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table followed_draft (
      mock_draft_id uuid primary key references mock_draft on delete cascade,
      platform text not null,
      outside_draft_id text not null,
      owner_id text,
      seat smallint not null,
      frame jsonb not null,
      frame_seen_at timestamptz not null,
      seen_at timestamptz not null,
      problem text,
      failures integer not null default 0,
      next_look_at timestamptz,
      watched_until timestamptz not null,
      leased_until timestamptz
    )`.execute(db);
  await sql`create index followed_draft_next_look on followed_draft (next_look_at) where next_look_at is not null`.execute(
    db,
  );
}
