// Leagues that people keep by hand, written in one piece.
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { LeaguePicture, WeekPicture } from '../../../db/tables/leagues.ts';
import { publishEvents } from '../../../live/live-events.queries.ts';
import type { LeagueScoring } from '../league-scoring.ts';
import { type OwnLeague, placeBehind } from '../user-leagues.queries.ts';
import { type KeptByHand, OWN_TEAM } from './by-hand-picture.ts';

/** All that is kept of a league, with a week of it; null once it is gone. */
export async function wholeLeague(
  db: Db,
  leagueId: string,
  week: number | null,
): Promise<{ readonly picture: LeaguePicture | null; readonly week: WeekPicture | null } | null> {
  const row = await db
    .selectFrom('league')
    .leftJoin('league_week', (join) =>
      join.onRef('league_week.league_id', '=', 'league.id').on('league_week.week', '=', week),
    )
    .select(['league.picture', 'league_week.picture as week'])
    .where('league.id', '=', leagueId)
    .executeTakeFirst();
  return row ?? null;
}

/** Puts a league that its person says into their list, behind all others; null when the list is full. */
export async function insertByHand(
  db: Db,
  { accountId, id }: OwnLeague,
  kept: KeptByHand,
  scoring: LeagueScoring,
  most: number,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const place = await placeBehind(transaction, accountId, most);
    if (place === null) return null;
    const { id: leagueId } = await transaction
      .insertInto('league')
      .values({
        ...{ platform: 'by-hand', platform_league_id: id, season: kept.picture.league.season, version: 1 },
        ...{ picture: JSON.stringify(kept.picture), read_at: sql<Date>`clock_timestamp()` },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('user_league')
      .values({
        ...{ id, account_id: accountId, league_id: leagueId, fantasy_account_id: null, team_id: OWN_TEAM, place },
        ...{ is_shown: true, status: 'COMPLETED', progress: 1 },
      })
      .execute();
    await writeRest(transaction, { accountId, id }, leagueId, kept, scoring);
    return id;
  });
}

/**
 * Replaces what a person says of their league, if it is still of the version that they saw.
 *
 * @returns its new version; null when it was changed or removed meanwhile
 */
export async function replaceByHand(
  db: Db,
  own: OwnLeague,
  { leagueId, version }: { readonly leagueId: string; readonly version: number },
  kept: KeptByHand,
  scoring: LeagueScoring,
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    // A league that is removed at the same time is waited for, and then is not written.
    const listed = await transaction
      .selectFrom('user_league')
      .select('id')
      .where('id', '=', own.id)
      .where('account_id', '=', own.accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!listed) return null;
    const row = await transaction
      .updateTable('league')
      .set({
        picture: JSON.stringify(kept.picture),
        read_at: sql<Date>`clock_timestamp()`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', leagueId)
      .where('platform', '=', 'by-hand')
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    if (!row) return null;
    await writeRest(transaction, own, leagueId, kept, scoring);
    return row.version;
  });
}

/** Rosters, the scoring that follows from the league, and the news of both. */
async function writeRest(
  transaction: Transaction<Database>,
  { accountId, id }: OwnLeague,
  leagueId: string,
  { week, rosters }: KeptByHand,
  scoring: LeagueScoring,
): Promise<void> {
  await transaction.deleteFrom('league_week').where('league_id', '=', leagueId).execute();
  await transaction
    .insertInto('league_week')
    .values({ league_id: leagueId, week, picture: JSON.stringify(rosters) })
    .execute();
  await transaction
    .insertInto('scoring_system')
    .values({ account_id: accountId, league_id: id, ...scoring })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'league_id'])
        .doUpdateSet({ ...scoring, updated_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  await publishEvents(transaction, accountId, [
    { event: 'user-league:sync', data: { userLeague: { id, status: 'COMPLETED' } } },
  ]);
}
