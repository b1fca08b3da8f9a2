import type { Db } from '../../db/database.ts';
import { audit } from './audit.queries.ts';

export interface Subscriber {
  readonly email: string;
  /** ISO 8601. */
  readonly since: string;
  /** Names the address in the link at the foot of a letter. */
  readonly unsubscribeToken: string;
}

/** Who wants a newsletter's letters, the oldest first; writes down that it was asked. */
export async function exportSubscribers(db: Db, newsletter: string, operator: string): Promise<readonly Subscriber[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('newsletter_subscriber')
      .select(['email', 'created_at', 'unsubscribe_token'])
      .where('newsletter', '=', newsletter)
      .where('unsubscribed_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const details = { newsletter, addresses: rows.length };
    await audit(transaction, { operator, action: 'newsletter export', subjectId: null, details });
    return rows.map(({ email, created_at, unsubscribe_token }) => ({
      email,
      since: created_at.toISOString(),
      unsubscribeToken: unsubscribe_token,
    }));
  });
}
