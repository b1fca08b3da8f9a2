import type { PlatformAccount } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { AccountListing, FantasyAccountTable } from '../../db/tables/leagues.ts';
import type { StoredAccount, SyncParts } from './sync-parts.ts';

export type AccountRow = Selectable<FantasyAccountTable>;

/** A session opens for its person and its platform alone. */
const ownerOf = (accountId: string, platform: OutsidePlatformId): string => `${accountId} ${platform}`;

/**
 * Keeps an account that was just connected, or its new sign-in.
 *
 * @param onRenewed what goes along with a new sign-in of an account that was there
 * @returns 'full' when the person has the most allowed; whether it was there before
 */
export async function keepAccount(
  { db, sealing }: Pick<SyncParts, 'db' | 'sealing'>,
  { accountId, platform, of }: Omit<StoredAccount, 'id'>,
  {
    most,
    onRenewed,
  }: {
    readonly most: number;
    readonly onRenewed: (transaction: Transaction<Database>, row: AccountRow) => Promise<void>;
  },
): Promise<{ readonly row: AccountRow; readonly isNew: boolean } | 'full'> {
  const { accountId: platformAccountId, name, session, sessionEndsAt } = of;
  const signIn = {
    name,
    session: sealedSession({ sealing }, { account_id: accountId, platform }, session),
    session_ends_at: sessionEndsAt === null ? null : new Date(sessionEndsAt),
    failure: null,
  };
  return db.transaction().execute(async (transaction) => {
    // Two at once by one person wait for each other, so that neither slips past the bound.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const renewed = await transaction
      .updateTable('fantasy_account')
      .set(signIn)
      .where('account_id', '=', accountId)
      .where('platform', '=', platform)
      .where('platform_account_id', '=', platformAccountId)
      .returningAll()
      .executeTakeFirst();
    if (renewed) {
      await onRenewed(transaction, renewed);
      return { row: renewed, isNew: false };
    }
    const { count } = await transaction
      .selectFrom('fantasy_account')
      .where('account_id', '=', accountId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return 'full';
    const row = await transaction
      .insertInto('fantasy_account')
      .values({ account_id: accountId, platform, platform_account_id: platformAccountId, ...signIn })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, isNew: true };
  });
}

/** A session as it is stored. */
export const sealedSession = (
  { sealing }: Pick<SyncParts, 'sealing'>,
  { account_id, platform }: Pick<AccountRow, 'account_id' | 'platform'>,
  session: string | null,
): Buffer | null => (session === null ? null : sealing.seal(session, ownerOf(account_id, platform)));

/** A person's accounts, the oldest first. */
export const accountsOf = (db: Db, accountId: string): Promise<AccountRow[]> =>
  db
    .selectFrom('fantasy_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A person's account by its id; null for somebody else's and for none alike. */
export async function accountOf(db: Db, accountId: string, id: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('fantasy_account')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** An account with what later calls have to show; null when that cannot be opened any more. */
export function opened({ sealing }: Pick<SyncParts, 'sealing'>, row: AccountRow): PlatformAccount | null {
  const { account_id: accountId, platform, session: sealed } = row;
  const session = sealed === null ? null : sealing.open(sealed, ownerOf(accountId, platform));
  if (sealed !== null && session === null) return null;
  const sessionEndsAt = row.session_ends_at?.toISOString() ?? null;
  return { accountId: row.platform_account_id, name: row.name, session, sessionEndsAt };
}

/** Notes what came of reading an account. */
export async function noteReading(
  db: Db,
  { account_id, id }: AccountRow,
  failed: PlatformFailure | null,
): Promise<void> {
  await db
    .updateTable('fantasy_account')
    .set({ failure: failed, ...(failed === null && { read_at: sql<Date>`clock_timestamp()` }) })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** Keeps the leagues that an account listed. */
export async function keepListing(db: Db, { account_id, id }: AccountRow, listing: AccountListing): Promise<void> {
  await db
    .updateTable('fantasy_account')
    .set({ listing: JSON.stringify(listing), listed_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** The leagues that an account listed no longer ago than so many seconds; null when it did not. */
export async function keptListing(
  db: Db,
  { account_id, id }: AccountRow,
  freshSeconds: number,
): Promise<AccountListing | null> {
  const row = await db
    .selectFrom('fantasy_account')
    .select('listing')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where(sql<boolean>`listed_at > clock_timestamp() - ${freshSeconds}::int * interval '1 second'`)
    .executeTakeFirst();
  return row?.listing ?? null;
}

/** Forgets an account with its sign-in; false when the person has none of that id. */
export async function forgetAccount(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fantasy_account')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
