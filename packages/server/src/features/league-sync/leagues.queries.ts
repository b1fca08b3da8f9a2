// Leagues as they are read: held by one process at a time, and replaced in one piece.

import type { WeeksOver } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { LeaguePicture, LeagueTable, WeekPicture } from '../../db/tables/leagues.ts';
import type { OwnLeague } from '../../leagues/stored-league.queries.ts';
import { publishEvents } from '../../live/live-events.queries.ts';
import type { LeagueScoring } from './league-scoring.ts';

/** A league to be read: whose list it is in, and by which account. */
export interface DueLeague {
  readonly id: string;
  readonly accountId: string;
  readonly fantasyAccountId: string | null;
  readonly league: Pick<Selectable<LeagueTable>, 'id' | 'platform' | 'platform_league_id' | 'season' | 'picture'>;
  /** The person's team in it, and whether the platform has shown it to them before. */
  readonly teamId: string | null;
  readonly isShown: boolean;
  /** Whether it was read a moment ago, by the database's clock. */
  readonly isFresh: boolean;
}

/**
 * A league of somebody's list; null when it was taken out meanwhile.
 *
 * @param freshSeconds how long a reading counts as fresh
 */
export async function dueLeague(db: Db, userLeagueId: string, freshSeconds: number): Promise<DueLeague | null> {
  const row = await db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select(['user_league.account_id', 'user_league.fantasy_account_id', 'user_league.team_id'])
    .select(['user_league.is_shown', 'league.id as of_id', 'league.platform'])
    .select(['league.platform_league_id', 'league.season', 'league.picture'])
    .select(
      sql<boolean>`coalesce(league.read_at > clock_timestamp() - ${freshSeconds}::int * interval '1 second', false)`.as(
        'is_fresh',
      ),
    )
    .where('user_league.id', '=', userLeagueId)
    .executeTakeFirst();
  if (!row) return null;
  const { account_id, fantasy_account_id, team_id, is_shown, of_id, is_fresh, ...league } = row;
  return {
    id: userLeagueId,
    isFresh: is_fresh,
    teamId: team_id,
    isShown: is_shown,
    accountId: account_id,
    fantasyAccountId: fantasy_account_id,
    league: { id: of_id, ...league },
  };
}

/**
 * Holds a league for one reading.
 *
 * @returns the moment until which it is held, by which the holder is known; null while somebody else holds it
 */
export async function holdLeague(db: Db, leagueId: string, seconds: number): Promise<Date | null> {
  const row = await db
    .updateTable('league')
    .set({
      held_until: sql<Date>`date_trunc('milliseconds', clock_timestamp()) + ${seconds}::int * interval '1 second'`,
    })
    .where('id', '=', leagueId)
    .where((of) => of.or([of('held_until', 'is', null), sql<boolean>`held_until < clock_timestamp()`]))
    .returning('held_until')
    .executeTakeFirst();
  return row?.held_until ?? null;
}

/**
 * Holds a league on that is held by a reading.
 *
 * @returns the moment until which it is held by now; null when it is somebody else's
 */
export async function holdOn(db: Db, leagueId: string, heldUntil: Date, seconds: number): Promise<Date | null> {
  const row = await db
    .updateTable('league')
    .set({
      held_until: sql<Date>`date_trunc('milliseconds', clock_timestamp()) + ${seconds}::int * interval '1 second'`,
    })
    .where('id', '=', leagueId)
    .where('held_until', '=', heldUntil)
    .returning('held_until')
    .executeTakeFirst();
  return row?.held_until ?? null;
}

/** Lets go of a league that is still held by this reading. */
export async function letGo(db: Db, leagueId: string, heldUntil: Date): Promise<void> {
  await db
    .updateTable('league')
    .set({ held_until: null })
    .where('id', '=', leagueId)
    .where('held_until', '=', heldUntil)
    .execute();
}

/**
 * The games of a league's weeks that were read before, by week, as far as nothing of them could change any more.
 *
 * @param openWeeks weeks up to the one that was played, whose points could still change
 */
export async function weeksOver(
  db: Db,
  { id, picture }: Pick<DueLeague['league'], 'id' | 'picture'>,
  openWeeks: number,
): Promise<WeeksOver> {
  const { status, weeks } = picture?.league ?? {};
  const played = (status === 'completed' ? weeks?.last : weeks?.current) ?? 0;
  const rows = await db
    .selectFrom('league_week')
    .select('week')
    .select(sql<WeekPicture['matchups']>`picture -> 'matchups'`.as('matchups'))
    .where('league_id', '=', id)
    .where('week', '<=', played - openWeeks)
    .execute();
  return new Map(rows.map(({ week, matchups }) => [week, matchups]));
}

/** Notes how far a reading is. */
export async function noteProgress(db: Db, { accountId, id }: OwnLeague, progress: number): Promise<void> {
  await db
    .updateTable('user_league')
    .set({ status: 'SYNCING', progress })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** A league that was read. */
export interface ReadLeague {
  readonly picture: LeaguePicture;
  readonly weeks: ReadonlyMap<number, WeekPicture>;
  /** Whether all of it was read, or what changes by the minute alone. */
  readonly isWhole: boolean;
}

/**
 * Puts what was read in the place of what was there, with the scoring system that follows from it and the news of it:
 * all or nothing.
 *
 * @param read null when the league as it stands is fresh enough
 * @returns false when another process holds the league by now; then nothing is changed
 */
export async function replaceLeague(
  db: Db,
  { id, accountId, league }: DueLeague,
  heldUntil: Date,
  {
    read,
    teamId,
    scoring,
  }: { readonly read: ReadLeague | null; readonly teamId: string | null; readonly scoring: LeagueScoring },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .updateTable('league')
      .set({
        held_until: null,
        ...(read && { picture: JSON.stringify(read.picture), read_at: sql<Date>`clock_timestamp()` }),
        ...(read?.isWhole && { whole_at: sql<Date>`clock_timestamp()` }),
      })
      .where('id', '=', league.id)
      .where('held_until', '=', heldUntil)
      .returning('id')
      .executeTakeFirst();
    if (!held) return false;
    const weeks = [...(read?.weeks ?? [])].map(([week, picture]) => ({
      league_id: league.id,
      week,
      picture: JSON.stringify(picture),
    }));
    if (weeks.length > 0) {
      await transaction
        .insertInto('league_week')
        .values(weeks)
        .onConflict((conflict) =>
          conflict.columns(['league_id', 'week']).doUpdateSet(({ ref }) => ({ picture: ref('excluded.picture') })),
        )
        .execute();
    }
    const own = await transaction
      .updateTable('user_league')
      .set({ team_id: teamId, is_shown: true, status: 'COMPLETED', failure: null, progress: 1 })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!own) return true; // taken out of the list meanwhile
    await transaction
      .insertInto('scoring_system')
      .values({ account_id: accountId, league_id: id, ...scoring })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'league_id'])
          .doUpdateSet({ ...scoring, updated_at: sql<Date>`clock_timestamp()` }),
      )
      .execute();
    const others = read ? await otherLists(transaction, league.id, id) : [];
    for (const other of others) {
      await transaction
        .updateTable('scoring_system')
        .set({ ...scoring, updated_at: sql<Date>`clock_timestamp()` })
        .where('account_id', '=', other.accountId)
        .where('league_id', '=', other.id)
        .execute();
    }
    // Two readings tell people of both leagues in the same order, so that neither waits for the other without end.
    for (const told of [{ id, accountId }, ...others].toSorted((one, other) =>
      one.accountId < other.accountId ? -1 : 1,
    ))
      await publishEvents(transaction, told.accountId, [
        { event: 'user-league:sync', data: { userLeague: { id: told.id, status: 'COMPLETED' } } },
      ]);
    return true;
  });
}

/** Other lists that a league is shown in: it is one league for all, and so are its rules and the news of it. */
async function otherLists(
  transaction: Transaction<Database>,
  leagueId: string,
  id: string,
): Promise<readonly { readonly id: string; readonly accountId: string }[]> {
  return transaction
    .selectFrom('user_league')
    .select(['id', 'account_id as accountId'])
    .where('league_id', '=', leagueId)
    .where('id', '<>', id)
    .where('is_shown', '=', true)
    .execute();
}

/** Lists in which a league waits to be read for somebody. */
export async function waitingLists(db: Db, leagueId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('user_league')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('status', '=', 'WAITING')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that a league could not be read, and tells of it; what was read before stays. */
export async function noteFailure(
  db: Db,
  { id, accountId }: Pick<DueLeague, 'id' | 'accountId'>,
  failed: PlatformFailure,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const own = await transaction
      .updateTable('user_league')
      .set({ status: 'FAILED', failure: failed })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!own) return;
    await publishEvents(transaction, accountId, [
      { event: 'user-league:sync', data: { userLeague: { id, status: 'FAILED' } } },
    ]);
  });
}

/** Notes how long a reading took and what came of it, and not whose it was: operators see how platforms answer. */
export async function noteLeagueReading(
  db: Db,
  platform: LeagueSource,
  seconds: number,
  failure: PlatformFailure | null,
): Promise<void> {
  await db.insertInto('league_reading').values({ platform, seconds, failure }).execute();
}
