import type { Db } from '../../db/database.ts';
import { send } from '../../jobs/send.ts';
import type { OwnLeague } from '../../leagues/stored-league.queries.ts';
import { syncLeague } from './sync-league.job.ts';
import { noteWaiting } from './user-leagues.queries.ts';

/** Sends the reading of a league, unless it is sent already. */
export async function beginReading(db: Db, own: OwnLeague): Promise<void> {
  if (await send(db, syncLeague, { userLeagueId: own.id }, { key: own.id })) await noteWaiting(db, own);
}
