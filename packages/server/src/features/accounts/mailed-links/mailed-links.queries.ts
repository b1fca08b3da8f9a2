import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { MailedLinkTable } from '../../../db/tables/accounts.ts';

export type LinkPurpose = MailedLinkTable['purpose'];

/** How long a link is good for. */
const LIFETIME_MINUTES = { 'reset-password': 60, 'verify-email': 2_880 } as const satisfies Record<LinkPurpose, number>;

export interface MailedLink {
  readonly accountId: string;
  /** The address that it was mailed to. */
  readonly email: string;
}

export async function insertLink(
  db: Db,
  { tokenHash, purpose, accountId, email }: MailedLink & { readonly tokenHash: Buffer; readonly purpose: LinkPurpose },
): Promise<void> {
  await db
    .insertInto('mailed_link')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      purpose,
      email,
      expires_at: sql<Date>`now() + make_interval(mins => ${LIFETIME_MINUTES[purpose]})`,
    })
    .execute();
}

/** A link that is still good; null when there is none. It stays good. */
export async function linkOf(db: Db, tokenHash: Buffer, purpose: LinkPurpose): Promise<MailedLink | null> {
  const row = await db
    .selectFrom('mailed_link')
    .select(['account_id as accountId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses up a link: only one caller gets it and may act on it. */
export async function takeLink(db: Db, tokenHash: Buffer, purpose: LinkPurpose): Promise<MailedLink | null> {
  const row = await db
    .deleteFrom('mailed_link')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Ends every link of an account, or those of a purpose. */
export async function deleteLinks(db: Db, accountId: string, purpose?: LinkPurpose): Promise<void> {
  let links = db.deleteFrom('mailed_link').where('account_id', '=', accountId);
  if (purpose) links = links.where('purpose', '=', purpose);
  await links.execute();
}

/** Forgets links that are no longer good. */
export async function forgetOldLinks(db: Db): Promise<void> {
  await db.deleteFrom('mailed_link').where('expires_at', '<', sql<Date>`now()`).execute();
}
