// Leagues that are kept by hand: written, changed and moved on with the season.
import type { OutsideRoster } from '@pylon/connectors/outside-league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LeaguePicture, WeekPicture } from '../../../db/tables/leagues.ts';
import type { Failure } from '../../../http/errors.ts';
import type { OwnLeague } from '../../../leagues/stored-league.queries.ts';
import type { LeagueScoring } from '../league-scoring.ts';
import { nextPlace } from '../user-leagues.queries.ts';
import { type HandWeek, handTeamId } from './hand-picture.ts';

const weekOf = (rosters: readonly OutsideRoster[]): WeekPicture => ({ rosters, matchups: [], transactions: [] });

/** A league that is to be kept. */
export interface NewHandLeague {
  readonly accountId: string;
  readonly picture: LeaguePicture;
  readonly week: number;
  readonly rosters: readonly OutsideRoster[];
  readonly scoring: LeagueScoring;
}

/**
 * Keeps a league with its rosters and its scoring system, behind all others of the person's list: all or nothing.
 *
 * @returns its id in the list and its version; null when the list is full
 */
export async function insertHandLeague(
  db: Db,
  { accountId, picture, week, rosters, scoring }: NewHandLeague,
  most: number,
): Promise<{ readonly id: string; readonly version: number } | null> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const place = await nextPlace(transaction, accountId, most);
    if (place === null) return null;
    const { platformLeagueId, season } = picture.league;
    const { id: leagueId, version } = await transaction
      .insertInto('league')
      .values({
        platform: BY_HAND,
        platform_league_id: platformLeagueId,
        season,
        picture: JSON.stringify(picture),
        read_at: sql<Date>`clock_timestamp()`,
        version: 1,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('league_week')
      .values({ league_id: leagueId, week, picture: JSON.stringify(weekOf(rosters)) })
      .execute();
    const { id } = await transaction
      .insertInto('user_league')
      .values({
        account_id: accountId,
        league_id: leagueId,
        team_id: handTeamId(0),
        is_shown: true,
        place,
        status: 'COMPLETED',
        progress: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('scoring_system')
      .values({ account_id: accountId, league_id: id, ...scoring })
      .execute();
    return { id, version };
  });
}

/** A league as a change finds it. */
export interface HandLeague {
  readonly version: number;
  readonly picture: LeaguePicture;
  /** Of the last week that is kept. */
  readonly rosters: readonly OutsideRoster[];
}

/**
 * Changes a league that a person keeps by hand, held meanwhile, unless it is another one by now than was seen.
 *
 * @param change what becomes of it; a failure refuses it, and nothing is changed
 * @returns the new version, or why nothing was changed
 */
export async function changeHandLeague(
  db: Db,
  { accountId, id }: OwnLeague,
  { version, week }: { readonly version: number; readonly week: number },
  change: (league: HandLeague) => Pick<HandLeague, 'picture' | 'rosters'> | Failure,
): Promise<number | Failure | 'none' | 'changed'> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('league')
      .innerJoin('user_league', 'user_league.league_id', 'league.id')
      .select(['league.id', 'league.version', 'league.picture'])
      .where('user_league.id', '=', id)
      .where('user_league.account_id', '=', accountId)
      .where('league.platform', '=', BY_HAND)
      .forUpdate('league')
      .executeTakeFirst();
    if (!row?.picture) return 'none';
    if (row.version !== version) return 'changed';
    const rosters = (await lastWeek(transaction, row.id))?.rosters ?? [];
    const changed = change({ version, picture: row.picture, rosters });
    if ('ok' in changed) return changed;
    await transaction
      .insertInto('league_week')
      .values({ league_id: row.id, week, picture: JSON.stringify(weekOf(changed.rosters)) })
      .onConflict((conflict) =>
        conflict.columns(['league_id', 'week']).doUpdateSet(({ ref }) => ({ picture: ref('excluded.picture') })),
      )
      .execute();
    await transaction
      .updateTable('league')
      .set({
        picture: JSON.stringify(changed.picture),
        read_at: sql<Date>`clock_timestamp()`,
        version: version + 1,
      })
      .where('id', '=', row.id)
      .execute();
    return version + 1;
  });
}

/** The last week of a league that is kept; null for one without. */
export async function lastWeek(db: Db, leagueId: string): Promise<WeekPicture | null> {
  const row = await db
    .selectFrom('league_week')
    .select('picture')
    .where('league_id', '=', leagueId)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** The rosters of the last week that has any; none where no week has. */
export async function lastRosters(db: Db, leagueId: string): Promise<readonly OutsideRoster[]> {
  const row = await db
    .selectFrom('league_week')
    .select('picture')
    .where('league_id', '=', leagueId)
    .where(sql<boolean>`jsonb_array_length(picture -> 'rosters') > 0`)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.picture.rosters ?? [];
}

/**
 * Moves the leagues of a season on to its present week, in which teams have whom they had before. Those of seasons
 * before are over.
 */
export async function moveOn(db: Db, season: number, { week, status }: HandWeek): Promise<void> {
  const current = status === 'completed' ? null : week;
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update league set picture = jsonb_set(jsonb_set(picture,
        '{league,status}', to_jsonb(case when season < ${season} then 'completed' else ${status}::text end)),
        '{league,weeks,current}',
        case when season < ${season} then 'null'::jsonb else coalesce(to_jsonb(${current}::int), 'null'::jsonb) end)
      where platform = ${BY_HAND} and season <= ${season} and picture -> 'league' ->> 'status' <> 'completed'
        and (season < ${season} or ${current}::int is null
          or picture -> 'league' -> 'weeks' -> 'current' <> to_jsonb(${current}::int))
      returning id`.execute(transaction);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await sql`
      insert into league_week (league_id, week, picture)
      select league.id,
        case when league.picture -> 'league' ->> 'status' = 'completed'
          then (league.picture -> 'league' -> 'weeks' ->> 'last')::int else ${week}::int end,
        before.picture
      from league cross join lateral (
        select picture from league_week where league_id = league.id order by week desc limit 1) as before
      where league.id = any(${ids}::uuid[])
      on conflict do nothing`.execute(transaction);
  });
}
