import type { ListKind } from '@pylon/contract/own-rankings/list-rules';
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { toOwnList } from '../../plans/own-lists.queries.ts';
import { isOwnId } from '../../plans/own-scorings.queries.ts';
import type { OwnList } from '../../wire/own-list.ts';

/** What its owner decides about a list. */
export interface ListContent {
  readonly name: string;
  readonly places: readonly RankedPlace[];
}

/** A person's lists, the one changed last first. */
export async function listOwn(db: Db, accountId: string): Promise<readonly OwnList[]> {
  const rows = await db
    .selectFrom('ranking_list')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toOwnList);
}

/** Stores a list unless the person already has the most allowed; null then. */
export async function insertOwn(
  db: Db,
  accountId: string,
  { name, places, kind, season }: ListContent & { readonly kind: ListKind; readonly season: number },
  most: number,
): Promise<OwnList | null> {
  return db.transaction().execute(async (transaction) => {
    // Two at once by one person wait for each other, so that neither slips past the bound.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('ranking_list')
      .where('account_id', '=', accountId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return null;
    const row = await transaction
      .insertInto('ranking_list')
      .values({ account_id: accountId, name, kind, season, places: JSON.stringify(places) })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toOwnList(row);
  });
}

/** Replaces a list where it still has the version that the change was made to. */
export async function updateOwn(
  db: Db,
  { accountId, id, version }: { readonly accountId: string; readonly id: string; readonly version: number },
  { name, places }: ListContent,
): Promise<OwnList | 'none' | 'changed'> {
  if (!isOwnId(id)) return 'none';
  const row = await db
    .updateTable('ranking_list')
    .set(({ eb }) => ({
      name,
      places: JSON.stringify(places),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row) return toOwnList(row);
  const other = await db
    .selectFrom('ranking_list')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return other ? 'changed' : 'none';
}

/** Deletes a person's list; false when there is none of that id. */
export async function deleteOwn(db: Db, accountId: string, id: string): Promise<boolean> {
  if (!isOwnId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('ranking_list')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
