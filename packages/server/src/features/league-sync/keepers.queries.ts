// Keepers of leagues: what a platform told, and what people added to their own view of a league.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { addedKeepers, type KeeperRow, type OwnLeague } from '../../leagues/stored-league.queries.ts';

/**
 * Adds a keeper, and looks at the others first in one transaction.
 *
 * @param refused why the keeper cannot stand beside those that are there; null when they can
 */
export async function addKeeper<R>(
  db: Db,
  accountId: string,
  keeper: Omit<KeeperRow, 'id' | 'created_at'>,
  refused: (others: readonly KeeperRow[]) => R | null,
): Promise<KeeperRow | { readonly refused: R } | null> {
  return db.transaction().execute(async (transaction) => {
    // Two at once in one league wait for each other, so that neither slips past the other.
    const league = await transaction
      .selectFrom('user_league')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', keeper.user_league_id)
      .forUpdate()
      .executeTakeFirst();
    if (!league) return null;
    const why = refused(await addedKeepers(transaction, keeper.user_league_id));
    if (why !== null) return { refused: why };
    return transaction.insertInto('league_keeper').values(keeper).returningAll().executeTakeFirstOrThrow();
  });
}

/** Takes an added keeper away; false when the person's league has none of that id. */
export async function takeKeeper(db: Db, { accountId, id }: OwnLeague, keeperId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('league_keeper')
    .where('id', '=', keeperId)
    .where('user_league_id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_league')
          .select(sql`1`.as('one'))
          .where('user_league.id', '=', id)
          .where('user_league.account_id', '=', accountId),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
