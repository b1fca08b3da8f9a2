import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { RankingListTable } from '../db/tables/ranking-lists.ts';
import { type OwnList, ownList } from '../wire/own-list.ts';
import { isOwnId } from './own-scorings.queries.ts';

/** A stored list as the server's parts see it. */
export const toOwnList = (row: Selectable<RankingListTable>): OwnList =>
  ownList({
    id: row.id,
    name: row.name,
    kind: row.kind,
    season: row.season,
    week: row.week,
    version: row.version,
    updatedAt: row.updated_at,
    places: row.places,
    names: row.names,
  });

/** A person's own list; null for somebody else's and for none alike. */
export async function ownListOf(db: Db, accountId: string, id: string): Promise<OwnList | null> {
  if (!isOwnId(id)) return null;
  const row = await db
    .selectFrom('ranking_list')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toOwnList(row) : null;
}
