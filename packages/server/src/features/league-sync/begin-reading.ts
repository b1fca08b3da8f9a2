import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import type { Db } from '../../db/database.ts';
import { hasten, send } from '../../jobs/send.ts';
import type { OwnLeague } from '../../leagues/stored-league.queries.ts';
import { syncLeague } from './sync-league.job.ts';
import { noteWaiting } from './user-leagues.queries.ts';

/** Has a league read for somebody who waits for it, before all that are read by themselves and wait. */
export async function beginReading(db: Db, own: OwnLeague, platform: LeagueSource): Promise<void> {
  const payload = { userLeagueId: own.id };
  const isSent = await send(db, syncLeague, payload, { key: own.id, group: platform });
  if (isSent || (await hasten(db, syncLeague, payload, own.id))) await noteWaiting(db, own);
}
