// Who has whom on a roster, in leagues that are under way.
import type { OutsideRoster } from '@pylon/connectors/outside-league';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** A person's team of a league in a week. */
export interface OwnRoster {
  readonly accountId: string;
  readonly userLeagueId: string;
  readonly leagueName: string;
  readonly roster: OutsideRoster;
}

const AT_ONCE = 200;

/** Everybody's own teams in a week, some at a time. */
export async function* ownRosters(
  transaction: Transaction<Database>,
  { season, week }: { readonly season: number; readonly week: number },
): AsyncGenerator<readonly OwnRoster[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await transaction
      .selectFrom('user_league')
      .innerJoin('league', 'league.id', 'user_league.league_id')
      .innerJoin('league_week', 'league_week.league_id', 'league.id')
      .select(['user_league.id as userLeagueId', 'user_league.account_id as accountId'])
      .select(sql<string>`league.picture #>> '{league,name}'`.as('leagueName'))
      .select(
        sql<OutsideRoster | null>`(
          select roster from jsonb_array_elements(league_week.picture -> 'rosters') roster
          where roster ->> 'teamId' = user_league.team_id limit 1
        )`.as('roster'),
      )
      .where('user_league.is_shown', '=', true)
      .where('league.season', '=', season)
      .where('league_week.week', '=', week)
      .where(sql<string>`league.picture #>> '{league,status}'`, '=', 'in-progress')
      .where('user_league.id', '>', after)
      .orderBy('user_league.id')
      .limit(AT_ONCE)
      .execute();
    yield rows.flatMap(({ roster, ...row }) => (roster ? [{ ...row, roster }] : []));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.userLeagueId;
  }
}
