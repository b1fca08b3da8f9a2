// Purpose: games of the week as they were last told while they are played, and when to ask again.
// Undo: drop table live_game, live_feed.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_game (
      event_id text primary key,
      season integer not null,
      week integer not null,
      home_team_id text not null,
      away_team_id text not null,
      state text not null,
      clock text,
      seconds_left integer check (seconds_left >= 0),
      home_score integer check (home_score >= 0),
      away_score integer check (away_score >= 0),
      told_at timestamptz not null,
      ended_at timestamptz,
      lines jsonb not null default '[]',
      lines_at timestamptz,
      touchdowns text[] not null default '{}'
    )`.execute(db);
  await sql`create index live_game_week on live_game (season, week)`.execute(db);
  await sql`
    create table live_feed (
      name text primary key,
      look_at timestamptz not null,
      leased_until timestamptz,
      failures integer not null default 0
    )`.execute(db);
  // Deadlines are by the process's clock, which a test may set: a look is due at any.
  await sql`insert into live_feed (name, look_at) values ('games', '-infinity')`.execute(db);
}
