// Leagues as they were last read, for whatever is computed of them.
import { toldApart } from '@pylon/engine/own-leagues/told-apart';
import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { LeagueKeeperTable, LeaguePicture, WeekPicture } from '../db/tables/leagues.ts';

/** Which of a person's leagues. */
export interface OwnLeague {
  readonly accountId: string;
  /** In the person's list. */
  readonly id: string;
}

/** A league of a person's list, as it is stored. */
export interface StoredLeague {
  readonly id: string;
  /** The one row of all people who have it in their lists. */
  readonly leagueId: string;
  readonly platform: LeagueSource;
  readonly season: number;
  /** The person's own team; null where they have none in it. */
  readonly teamId: string | null;
  /** null until the platform has shown it to the person. */
  readonly picture: LeaguePicture | null;
  /** When something of it was last read. */
  readonly readAt: Date | null;
}

/** One of a person's leagues; null for somebody else's and for none alike. */
export async function storedLeague(db: Db, { accountId, id }: OwnLeague): Promise<StoredLeague | null> {
  const row = await db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select(['league.id as league_id', 'league.platform', 'league.season', 'league.picture', 'league.read_at'])
    .select(['user_league.team_id', 'user_league.is_shown'])
    .where('user_league.account_id', '=', accountId)
    .where('user_league.id', '=', id)
    .executeTakeFirst();
  return (
    (row && {
      id,
      leagueId: row.league_id,
      platform: row.platform,
      season: row.season,
      teamId: row.team_id,
      picture: row.is_shown ? row.picture : null,
      readAt: row.is_shown ? row.read_at : null,
    }) ??
    null
  );
}

/** A keeper that a person added to their own view of a league. */
export type KeeperRow = Selectable<LeagueKeeperTable>;

/** The keepers that a person added to a league, the oldest first. */
export const addedKeepers = (db: Db, userLeagueId: string): Promise<KeeperRow[]> =>
  db
    .selectFrom('league_keeper')
    .selectAll()
    .where('user_league_id', '=', userLeagueId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** How a person's list names a league; null for one that is not on it. */
export async function listedAs(
  db: Db,
  { accountId, leagueId }: { readonly accountId: string; readonly leagueId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('user_league')
    .select('id')
    .where('account_id', '=', accountId)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The weeks of a league that were read, the first first; of some weeks, or of all. */
export async function storedWeeks(
  db: Db,
  leagueId: string,
  weeks?: readonly number[],
): Promise<readonly { readonly week: number; readonly picture: WeekPicture }[]> {
  const all = db.selectFrom('league_week').select(['week', 'picture']).where('league_id', '=', leagueId);
  return (weeks ? all.where('week', 'in', [0, ...weeks]) : all).orderBy('week').execute();
}

/** Match-ups of every week of a league that was read, the first first: the rosters stay in the database. */
export async function storedMatchups(
  db: Db,
  leagueId: string,
): Promise<readonly { readonly week: number; readonly matchups: WeekPicture['matchups'] }[]> {
  return db
    .selectFrom('league_week')
    .select(['week', sql<WeekPicture['matchups']>`picture -> 'matchups'`.as('matchups')])
    .where('league_id', '=', leagueId)
    .orderBy('week')
    .execute();
}

/** Transactions of the weeks of a league that were read, the first first: the rosters stay in the database. */
export async function storedTransactions(
  db: Db,
  leagueId: string,
  since = 0,
): Promise<readonly { readonly week: number; readonly transactions: WeekPicture['transactions'] }[]> {
  return db
    .selectFrom('league_week')
    .select(['week', sql<WeekPicture['transactions']>`picture -> 'transactions'`.as('transactions')])
    .where('league_id', '=', leagueId)
    .where('week', '>=', since)
    .orderBy('week')
    .execute();
}

/** A league of a person's list, by what it is called; where several are called the same, with what tells it apart. */
interface ListedLeague {
  readonly id: string;
  readonly name: string;
}

/** Leagues of a person's list that are under way, in the order of the list. */
export const leaguesUnderWay = async (db: Db, accountId: string): Promise<readonly ListedLeague[]> =>
  named(await listedLeagues(db, accountId).where(statusOf, '=', 'in-progress').execute());

/** Leagues of a person's list that are or were played in a season, in the order of the list. */
export const leaguesPlayed = async (db: Db, accountId: string, season: number): Promise<readonly ListedLeague[]> =>
  named(
    await listedLeagues(db, accountId)
      .where('league.season', '=', season)
      .where(statusOf, 'in', ['in-progress', 'completed'])
      .execute(),
  );

const named = (
  leagues: readonly (ListedLeague & { readonly platform: LeagueSource; readonly season: number })[],
): readonly ListedLeague[] => {
  const names = toldApart(leagues);
  return leagues.map(({ id, name }, index) => ({ id, name: names[index] ?? name }));
};

const statusOf = sql<string>`league.picture #>> '{league,status}'`;

const listedLeagues = (db: Db, accountId: string) =>
  db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select([
      'user_league.id',
      'league.platform',
      'league.season',
      sql<string>`league.picture #>> '{league,name}'`.as('name'),
    ])
    .where('user_league.account_id', '=', accountId)
    .where('user_league.is_shown', '=', true)
    .orderBy('user_league.is_pinned', 'desc')
    .orderBy('user_league.place');
