import type { Person } from '../../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { orderMail } from '../../../outside/mail/send-mail.job.ts';
import { type AccountParts, tellWindows } from '../account-parts.ts';
import { markEmailVerified } from '../accounts.queries.ts';
import { isRegistered } from '../present-user.ts';
import { type Refused, tooEarly } from '../sessions/too-early.ts';
import { takeLink } from './mailed-links.queries.ts';

/** Proves an address by the link that was mailed to it, if it still is the account's. */
export const verifyEmail = ({ db, hash }: Pick<AccountParts, 'db' | 'hash'>, token: string) =>
  db.transaction().execute(async (transaction): Promise<Outcome<{ email: string }>> => {
    const link = await takeLink(transaction, hash(token), 'verify-email');
    if (!link || !(await markEmailVerified(transaction, link.accountId, link.email))) return failure('link-expired');
    await tellWindows(transaction, link.accountId, 'profile');
    return found({ email: link.email });
  });

/** Orders the mail with the link once more. */
export async function sendVerification(
  { db, tries }: Pick<AccountParts, 'db' | 'tries'>,
  person: Person,
): Promise<Outcome<{ isEmailVerified: boolean }> | Refused> {
  if (!isRegistered(person) || person.isEmailVerified) return found({ isEmailVerified: person.isEmailVerified });
  const waitSeconds = await tries.count({ 'mail-to-address': person.email });
  if (waitSeconds !== null) return tooEarly(waitSeconds);
  await orderMail(db, { kind: 'verify-email', to: person.email, data: { accountId: person.id } });
  return found({ isEmailVerified: false });
}
