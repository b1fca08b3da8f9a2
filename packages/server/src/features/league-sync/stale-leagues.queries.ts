// Which leagues were read too long ago for how they stand.
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Leagues of a platform of which all was read too long ago, each by one of its lists, the oldest first: every hour
 * while they are played or drafted, twice a day before that, never once they are over.
 *
 * @param playedMinutes how old a league may be that is played
 */
export async function staleLeagues(
  db: Db,
  platform: OutsidePlatformId,
  limit: number,
  playedMinutes: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (league.whole_at, league.id) user_league.id
    from league join user_league on user_league.league_id = league.id
    where league.platform = ${platform}
      and user_league.is_shown and user_league.fantasy_account_id is not null and user_league.status <> 'SYNCING'
      and user_league.failure is distinct from 'sign-in-again'
      and league.whole_at < clock_timestamp() - case league.card -> 'league' ->> 'status'
        when 'completed' then interval '1000 years'
        when 'pre-draft' then interval '12 hours'
        when 'drafting' then interval '1 hour'
        else ${playedMinutes}::int * interval '1 minute' end
    order by league.whole_at, league.id, user_league.created_at
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Leagues of some people that are played, and of which nothing was read for so long: each once, however many of these
 * people are in it.
 */
export async function openLeagues(
  db: Db,
  accountIds: readonly string[],
  freshSeconds: number,
): Promise<readonly { readonly id: string; readonly platform: OutsidePlatformId }[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<{ id: string; platform: OutsidePlatformId }>`
    select distinct on (league.id) user_league.id, league.platform
    from league join user_league on user_league.league_id = league.id
    where user_league.account_id = any(${[...accountIds]}::uuid[])
      and user_league.is_shown and user_league.fantasy_account_id is not null and user_league.status <> 'SYNCING'
      and user_league.failure is distinct from 'sign-in-again'
      and league.card -> 'league' ->> 'status' = 'in-progress'
      and league.read_at < clock_timestamp() - ${freshSeconds}::int * interval '1 second'
    order by league.id, user_league.created_at`.execute(db);
  return rows;
}

/** Which of these lists are of a league that one of some people has, whoever it is that the list is of. */
export async function listsOfLeaguesOf(
  db: Db,
  accountIds: readonly string[],
  userLeagueIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from user_league
    where id = any(${[...userLeagueIds]}::uuid[])
      and league_id in (
        select league_id from user_league where is_shown and account_id = any(${[...accountIds]}::uuid[])
      )`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets leagues that are in nobody's list any more. */
export async function forgetUnlisted(db: Db): Promise<void> {
  await db
    .deleteFrom('league')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('user_league').select('user_league.id').whereRef('user_league.league_id', '=', 'league.id')),
      ),
    )
    .execute();
}
