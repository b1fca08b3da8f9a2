import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ScoringSystemTable } from '../db/tables/scoring-systems.ts';
import { type KnownScoring, knownScoring } from '../wire/scoring-system.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether an id can be that of a system that somebody made: everybody's have numbers. */
export const isOwnId = (id: string): boolean => UUID.test(id);

/** A stored system as the server's parts see it. */
export const toKnownScoring = (row: Selectable<ScoringSystemTable>): KnownScoring =>
  knownScoring({
    id: row.id,
    name: row.name,
    settings: row.settings,
    league: row.league,
    owner: { accountId: row.account_id, leagueId: row.league_id },
    platform: row.platform,
    isHidden: row.is_hidden,
  });

/** A person's own system; null for somebody else's and for none alike. */
export async function ownScoring(db: Db, accountId: string, id: string): Promise<KnownScoring | null> {
  if (!isOwnId(id)) return null;
  const row = await db
    .selectFrom('scoring_system')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toKnownScoring(row) : null;
}
