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
  /** Last known names, empty where none is known: of every player of the list at least. */
  readonly names: Readonly<Record<string, string>>;
}

/** Which version of a person's list a change was made to. */
export interface ListVersion {
  readonly accountId: string;
  readonly id: string;
  readonly version: number;
  /** What the caller calls the save; null for one that cannot be told when it comes again. */
  readonly saveId: string | null;
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

/** What a new list is besides its content. */
export interface NewList extends ListContent {
  readonly kind: ListKind;
  readonly season: number;
  /** Of a week's list, and of no other. */
  readonly week: number | null;
}

/** Stores a list unless the person already has the most allowed, of weeks or of all others; null then. */
export async function insertOwn(
  db: Db,
  accountId: string,
  { name, places, names, kind, season, week }: NewList,
  most: number,
): Promise<OwnList | null> {
  return db.transaction().execute(async (transaction) => {
    // Two at once by one person wait for each other, so that neither slips past the bound.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('ranking_list')
      .where('account_id', '=', accountId)
      .where('kind', kind === 'weekly' ? '=' : '<>', 'weekly')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return null;
    const row = await transaction
      .insertInto('ranking_list')
      .values({
        account_id: accountId,
        name,
        kind,
        season,
        week,
        places: JSON.stringify(places),
        names: JSON.stringify(names),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toOwnList(row);
  });
}

/**
 * Replaces a list where it still has the version that the change was made to.
 *
 * @returns the list, also when this very save has been made already and nothing has been changed since
 */
export async function updateOwn(
  db: Db,
  { accountId, id, version, saveId }: ListVersion,
  { name, places, names }: ListContent,
): Promise<OwnList | 'none' | 'changed'> {
  if (!isOwnId(id)) return 'none';
  const row = await db
    .updateTable('ranking_list')
    .set(({ eb }) => ({
      name,
      places: JSON.stringify(places),
      names: JSON.stringify(names),
      last_save_id: saveId,
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
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!other) return 'none';
  const isSameSave = saveId !== null && other.last_save_id === saveId && other.version === version + 1;
  return isSameSave ? toOwnList(other) : 'changed';
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
