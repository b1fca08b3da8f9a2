// Keepers that a person added to their view of a league.
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Db } from '../../../db/database.ts';

/** A keeper as the person knows better than the platform. */
export interface AddedKeeper {
  readonly entityId: EntityId;
  readonly teamId: string | null;
  readonly round: number;
}

/** Keepers of a league of a person's list, the oldest first. */
export const addedKeepers = (db: Db, userLeagueId: string): Promise<readonly AddedKeeper[]> =>
  db
    .selectFrom('league_keeper')
    .select(['entity_id as entityId', 'team_id as teamId', 'round'])
    .where('user_league_id', '=', userLeagueId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
