import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Book } from '../billing-book.ts';

/** A customer's book with its version; null when there is none. */
export async function readBook(db: Db, customer: string): Promise<{ book: Book; version: number } | null> {
  const row = await db
    .selectFrom('test_checkout_book')
    .select(['book', 'version'])
    .where('customer', '=', customer)
    .executeTakeFirst();
  return row ? { book: row.book as Book, version: row.version } : null; // nothing but a book is ever written
}

/** The customer whose book holds a subscription or a checkout. */
export async function customerWith(db: Db, part: { id: string; list: 'subscriptions' | 'checkouts' }): Promise<string> {
  const row = await db
    .selectFrom('test_checkout_book')
    .select('customer')
    .where(sql<boolean>`book @> ${JSON.stringify({ [part.list]: [{ id: part.id }] })}::jsonb`)
    .executeTakeFirst();
  if (!row) throw new Error('the test checkout knows no such thing');
  return row.customer;
}

/** Makes an empty book unless there is one. */
export async function makeBook(db: Db, customer: string, accountId: string, book: Book): Promise<void> {
  await db
    .insertInto('test_checkout_book')
    .values({ customer, account_id: accountId, book: JSON.stringify(book), version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes a book if nobody has since it was read. */
export async function writeBook(db: Db, customer: string, book: Book, version: number): Promise<boolean> {
  const result = await db
    .updateTable('test_checkout_book')
    .set({ book: JSON.stringify(book), version: version + 1 })
    .where('customer', '=', customer)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
