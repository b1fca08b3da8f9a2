// Games of the week as they were last told while they are played.
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { LiveLine } from '../../db/tables/live-games.ts';
import { claimDue } from '../../jobs/claim-due.queries.ts';

const games = (db: Db) =>
  db
    .selectFrom('live_game')
    .select(['event_id as eventId', 'season', 'week', 'home_team_id as homeTeamId', 'away_team_id as awayTeamId'])
    .select(['state', 'clock', 'seconds_left as secondsLeft', 'home_score as homeScore', 'away_score as awayScore'])
    .select(['told_at as toldAt', 'ended_at as endedAt', 'lines', 'lines_at as linesAt', 'touchdowns']);
export type LiveGame = Readonly<Awaited<ReturnType<ReturnType<typeof games>['executeTakeFirstOrThrow']>>>;

/** All games of a week. */
export const gamesOfWeek = async (
  db: Db,
  { season, week }: { readonly season: number; readonly week: number },
): Promise<readonly LiveGame[]> =>
  games(db).where('season', '=', season).where('week', '=', week).orderBy('event_id').execute();

/** How long a live game of which nothing more is told still counts as live. */
const LONGEST_GAME = sql`interval '5 hours'`;
const isBelieved: Expression<SqlBool> = sql<SqlBool>`
  (state = 'final' or (state = 'live' and told_at > clock_timestamp() - ${LONGEST_GAME}))`;

/** Games of a week that have begun, as far as what was told of them still can be so. */
export const begunGames = async (
  db: Db,
  { season, week }: { readonly season: number; readonly week: number },
): Promise<readonly LiveGame[]> =>
  games(db).where('season', '=', season).where('week', '=', week).where(isBelieved).orderBy('event_id').execute();

/** Differs whenever {@link begunGames} does; null when there are none. */
export async function begunStamp(
  db: Db,
  { season, week }: { readonly season: number; readonly week: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('live_game')
    .select(({ fn }) => [fn.countAll<number>().as('games'), fn.max('told_at').as('told')])
    .where('season', '=', season)
    .where('week', '=', week)
    .where(isBelieved)
    .executeTakeFirst();
  return row?.told ? `${row.games} ${row.told.getTime()}` : null;
}

/** Whether any league is under way whose people could be told of its games. */
export async function hasLeagueUnderWay(db: Db, season: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select('user_league.id')
    .where('user_league.is_shown', '=', true)
    .where('league.season', '=', season)
    .where(sql<string>`league.picture #>> '{league,status}'`, '=', 'in-progress')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A game as a look found it. */
export type SeenGame = Omit<LiveGame, 'lines' | 'touchdowns'> & {
  readonly lines: readonly LiveLine[];
  readonly touchdowns: readonly string[];
};

/** Writes games as they were seen. */
export async function putGames(transaction: Transaction<Database>, seen: readonly SeenGame[]): Promise<void> {
  for (const game of seen) {
    const row = {
      ...{ season: game.season, week: game.week, home_team_id: game.homeTeamId, away_team_id: game.awayTeamId },
      ...{ state: game.state, clock: game.clock, seconds_left: game.secondsLeft, told_at: game.toldAt },
      ...{ home_score: game.homeScore, away_score: game.awayScore, ended_at: game.endedAt },
      ...{ lines: JSON.stringify(game.lines), lines_at: game.linesAt, touchdowns: [...game.touchdowns] },
    };
    await transaction
      .insertInto('live_game')
      .values({ event_id: game.eventId, ...row })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
      .execute();
  }
}

/** Forgets games of former weeks. */
export const forgetGamesBefore = async (db: Db, before: Date): Promise<void> =>
  void (await db.deleteFrom('live_game').where('told_at', '<', before).execute());

/** Longer than a look takes, a box score for each game of a Sunday included. */
const LEASE_MS = 90_000;

/** Takes the feed when a look is due, so that no other process looks meanwhile; whether it did. */
export const claimLook = async (db: Db, now: Date): Promise<boolean> =>
  (
    await claimDue(db, {
      ...{ table: 'live_feed', id: 'name', dueAt: 'look_at' },
      ...{ now, leaseMs: LEASE_MS, limit: 1 },
    })
  ).length > 0;

/** How often in a row the feed has failed. */
export const failuresSoFar = async (db: Db): Promise<number> =>
  (await db.selectFrom('live_feed').select('failures').executeTakeFirst())?.failures ?? 0;

/** Frees the feed for the next look. */
export const endLook = async (
  db: Db,
  { lookAt, failures }: { readonly lookAt: Date; readonly failures: number },
): Promise<void> =>
  void (await db.updateTable('live_feed').set({ look_at: lookAt, failures, leased_until: null }).execute());
