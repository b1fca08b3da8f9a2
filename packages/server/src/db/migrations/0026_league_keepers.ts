// Purpose: keepers that people add; what cards show of a league, and when all of it was read; what an account listed.
// Undo: drop table league_keeper; alter table league drop card, drop whole_at;
// alter table fantasy_account drop listing, drop listed_at.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table league_keeper (
      id uuid primary key default gen_random_uuid(),
      user_league_id uuid not null references user_league on delete cascade,
      entity_id text not null,
      team_id text,
      round integer not null check (round >= 1),
      turn integer check (turn >= 1),
      cost_dollars integer check (cost_dollars >= 0),
      created_at timestamptz not null default clock_timestamp(),
      unique (user_league_id, entity_id)
    )`.execute(db);
  // A draft alone is several times what a card shows.
  await sql`
    alter table league add column card jsonb
      generated always as (picture - '{draft,tradeOffers,keepers,futurePicks}'::text[]) stored`.execute(db);
  await sql`alter table league add column whole_at timestamptz`.execute(db);
  await sql`update league set whole_at = read_at`.execute(db);
  await sql`alter table fantasy_account add column listing jsonb, add column listed_at timestamptz`.execute(db);
}
