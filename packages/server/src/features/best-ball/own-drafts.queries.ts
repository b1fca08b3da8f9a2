import type { OutsideDraftResult } from '@pylon/connectors/outside-league';
import { OWN_DRAFT_KINDS } from '@pylon/engine/best-ball/draft-sites';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** As many of each kind are told: the newest. */
const MOST_TOLD = 50;

/** A person's best-ball leagues whose draft is over and gave them a team. */
const draftedLeagues = (db: Db, accountId: string) =>
  db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select(['user_league.id', 'league.id as leagueId', 'league.season'])
    .select([
      sql<string>`league.picture #>> '{league,name}'`.as('name'),
      sql<number>`(league.picture #>> '{league,shape,teams}')::integer`.as('teams'),
      sql<string | null>`league.picture #>> '{draft,startsAt}'`.as('startsAt'),
    ])
    .where('user_league.account_id', '=', accountId)
    .where('user_league.is_shown', '=', true)
    .where(sql<string>`league.picture #>> '{league,isBestBall}'`, '=', 'true')
    .where(sql<string>`league.picture #>> '{draft,status}'`, '=', 'completed')
    .where(sql<string>`league.picture #>> '{draft,order}'`, '!=', 'auction')
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(league.picture #> '{draft,picks}') pick
        where pick ->> 'teamId' = user_league.team_id)`,
    );

/** A person's best-ball rooms whose draft is over. */
const draftedRooms = (db: Db, accountId: string) =>
  db
    .selectFrom('mock_draft')
    .select(['id', 'season'])
    .select([
      sql<string | null>`state #>> '{settings,name}'`.as('name'),
      sql<number>`(state #>> '{settings,league,teams}')::integer`.as('teams'),
      sql<number>`(state ->> 'draftAtMs')::double precision`.as('draftAtMs'),
    ])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'snake')
    .where('closed_at', 'is not', null)
    .where(sql<string>`state #>> '{settings,leagueType}'`, '=', 'bestBall')
    // Rooms that add to rosters draft a part of a team.
    .where(sql<boolean>`not state -> 'settings' ? 'partial'`);

/** The newest of a person's drafted leagues and rooms. */
export const listDrafted = async (db: Db, accountId: string) => ({
  leagues: await draftedLeagues(db, accountId)
    .orderBy('league.season', 'desc')
    .orderBy('user_league.place')
    .limit(MOST_TOLD)
    .execute(),
  rooms: await draftedRooms(db, accountId).orderBy('created_at', 'desc').limit(MOST_TOLD).execute(),
});

/** One of a person's drafted leagues, with the picks of their team. */
export const draftedLeague = (db: Db, accountId: string, id: string) =>
  draftedLeagues(db, accountId)
    .select('user_league.team_id as teamId')
    .select(sql<OutsideDraftResult['picks']>`league.picture #> '{draft,picks}'`.as('picks'))
    .where('user_league.id', '=', id)
    .executeTakeFirst();

/** One of a person's drafted rooms, whole. */
export const draftedRoom = (db: Db, accountId: string, id: string) =>
  draftedRooms(db, accountId)
    .select('notes')
    .select(sql<DraftState>`state`.as('state'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Which drafts that lay here are among a person's teams: kind and id of the draft. */
export async function broughtDrafts(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('best_ball_team')
    .select(['site', 'draft_id'])
    .where('account_id', '=', accountId)
    .where('site', 'in', OWN_DRAFT_KINDS)
    .execute();
  return new Set(rows.map(({ site, draft_id: draft }) => `${site} ${draft}`));
}
