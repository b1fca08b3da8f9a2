import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LetterArticle } from '../../db/tables/care.ts';

export interface NewSubscriber {
  readonly newsletter: string;
  readonly email: string;
  readonly accountId: string | null;
  readonly unsubscribeToken: string;
}

/** Puts an address on a list; one that had left comes back, with the link that it had. */
export async function putOnList(
  db: Db,
  { newsletter, email, accountId, unsubscribeToken }: NewSubscriber,
): Promise<void> {
  await db
    .insertInto('newsletter_subscriber')
    .values({
      newsletter,
      email,
      account_id: accountId,
      unsubscribe_token: unsubscribeToken,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.expression(sql`newsletter, lower(email)`).doUpdateSet({ unsubscribed_at: null }))
    .execute();
}

/** Takes the address of a link off its list. */
export async function takeOffList(db: Db, unsubscribeToken: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ unsubscribed_at: sql<Date>`now()` })
    .where('unsubscribe_token', '=', unsubscribeToken)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/** Who wants the letters of a list, behind an id, in the order of the ids. */
export const subscribersAfter = (
  db: Db,
  { newsletter, after, most }: { readonly newsletter: string; readonly after: string; readonly most: number },
) =>
  db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'email'])
    .where('newsletter', '=', newsletter)
    .where('unsubscribed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

/** An address on a list, or one that left it. */
export const subscriberById = (db: Db, id: string) =>
  db
    .selectFrom('newsletter_subscriber')
    .select(['newsletter', 'email', 'unsubscribe_token', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How many want the letters of a list. */
export async function countSubscribers(db: Db, newsletter: string): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscriber')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('newsletter', '=', newsletter)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A letter as it is sent; null for one that never was. */
export async function letterOf(db: Db, newsletter: string, slug: string): Promise<LetterArticle | null> {
  const row = await db
    .selectFrom('newsletter_letter')
    .select('article')
    .where('newsletter', '=', newsletter)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.article ?? null;
}

/** Keeps a letter that is to be sent; false for one that was sent before. */
export async function keepLetter(
  db: Db,
  { newsletter, article, addresses }: { newsletter: string; article: LetterArticle; addresses: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_letter')
    .values({ newsletter, slug: article.slug, article: JSON.stringify(article), addresses })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
