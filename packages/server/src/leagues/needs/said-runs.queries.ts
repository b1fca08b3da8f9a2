// When claims are run, as people have told Cruise Control.
import type { Db } from '../../db/database.ts';
import type { WeekTime } from './claim-runs.ts';

/** Of the leagues of a person in which claims are prepared by their rules, by the league in their list. */
export async function saidRuns(db: Db, accountId: string): Promise<ReadonlyMap<string, WeekTime>> {
  const rows = await db
    .selectFrom('cruise_control')
    .innerJoin('user_league', 'user_league.id', 'cruise_control.user_league_id')
    .select(['user_league.id', 'cruise_control.rules'])
    .where('user_league.account_id', '=', accountId)
    .where('is_on', '=', true)
    .execute();
  return new Map(
    rows.flatMap(({ id, rules: { claims, timeZone } }): [string, WeekTime][] =>
      claims?.isOn && claims.runsOn !== undefined && claims.runsAtHour !== undefined
        ? [[id, { day: claims.runsOn, hour: claims.runsAtHour, timeZone }]]
        : [],
    ),
  );
}
