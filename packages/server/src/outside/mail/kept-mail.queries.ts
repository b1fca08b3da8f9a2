import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Mail, Mailer } from './mail.ts';

/** Mails that the development page shows. */
const SHOWN = 100;

/** Keeps mails where the development page shows them: for a machine without a mail server. */
export const keepingMailer = (db: Db): Mailer => ({
  async send({ to, subject, text, html }) {
    await db.insertInto('kept_mail').values({ address: to, subject, text, html }).execute();
  },
  close: () => {},
});

/** What was kept, newest first. */
export async function keptMails(db: Db): Promise<readonly (Mail & { id: string; createdAt: Date })[]> {
  return db
    .selectFrom('kept_mail')
    .select(['id', 'address as to', 'subject', 'text', 'html', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
}

/** Forgets what was kept more than a week ago. */
export async function forgetOldMails(db: Db): Promise<void> {
  await db.deleteFrom('kept_mail').where('created_at', '<', sql<Date>`now() - interval '7 days'`).execute();
}
