import { ACCOUNT_MESSAGES } from '@pylon/contract/accounts/account-rules';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { orderMail } from '../../../outside/mail/send-mail.job.ts';
import { type AccountParts, type Caller, tellWindows } from '../account-parts.ts';
import { markEmailVerified, storePassword } from '../accounts.queries.ts';
import { deleteLinks, linkOf, takeLink } from '../mailed-links/mailed-links.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { type Refused, tooEarly } from '../sessions/too-early.ts';
import { passwordProblem } from './refused-passwords.ts';

/**
 * Orders the mail with the link. Whether the address has an account is looked up when the mail is written, after the
 * answer: so neither the answer nor its time can tell.
 */
export async function solicitReset(
  { db, tries }: Pick<AccountParts, 'db' | 'tries'>,
  email: string,
  { network }: Pick<Caller, 'network'>,
): Promise<Outcome<{ message: string }> | Refused> {
  const waitSeconds = await tries.count({ 'mail-from-address': network, 'mail-to-address': email });
  if (waitSeconds !== null) return tooEarly(waitSeconds);
  await orderMail(db, { kind: 'reset-password', to: email });
  return found({ message: 'If this address has an account, a mail with a link to a new password is on its way.' });
}

interface Form {
  readonly token: string;
  readonly newPassword: string;
  readonly confirmPassword?: string | undefined;
}

/**
 * Sets a new password by a link: once, and every session of the account ends. Whoever follows a mailed link reads the
 * address.
 */
export async function resetPassword(
  { db, hash, passwords, tries }: AccountParts,
  { token, newPassword, confirmPassword = newPassword }: Form,
): Promise<Outcome<{ message: string }>> {
  const tokenHash = hash(token);
  const link = await linkOf(db, tokenHash, 'reset-password');
  if (!link) return failure('link-expired');
  const problem = await passwordProblem(newPassword, link.email);
  if (problem !== null) return failure('invalid-password', { newPassword: problem });
  if (confirmPassword !== newPassword) {
    return failure('invalid-password', { confirmPassword: ACCOUNT_MESSAGES.confirmPassword });
  }
  const newHash = await passwords.hash(newPassword);
  const isReset = await db.transaction().execute(async (transaction) => {
    if (!(await takeLink(transaction, tokenHash, 'reset-password'))) return false;
    await storePassword(transaction, link.accountId, newHash);
    await markEmailVerified(transaction, link.accountId, link.email);
    await deleteLinks(transaction, link.accountId);
    await deleteSessions(transaction, link.accountId, null);
    await orderMail(transaction, { kind: 'password-changed', to: link.email });
    await tellWindows(transaction, link.accountId, 'sessions');
    return true;
  });
  if (!isReset) return failure('link-expired');
  await tries.good({ 'password-of-account': link.email });
  return found({ message: 'Your password is changed. You can sign in with it now.' });
}
