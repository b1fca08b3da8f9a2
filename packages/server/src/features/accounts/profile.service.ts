import type { User } from '@pylon/contract/accounts/accounts';
import type { Transaction } from 'kysely';
import type { Person } from '../../db/reads/person-by-token.ts';
import { sessionByTokenHash } from '../../db/reads/person-by-token.ts';
import type { Database } from '../../db/schema.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { type AccountParts, type Caller, openSession, tellWindows } from './account-parts.ts';
import { isEmailTaken, isStillPassword, storePassword, updateEmail, updateNames } from './accounts.queries.ts';
import { deleteLinks } from './mailed-links/mailed-links.queries.ts';
import { provePassword, wrongPassword } from './passwords/prove-password.ts';
import { passwordProblem } from './passwords/refused-passwords.ts';
import { isRegistered, toUser } from './present-user.ts';
import { deleteSessions } from './sessions/sessions.queries.ts';
import type { Refused } from './sessions/too-early.ts';

interface Form {
  readonly email?: string | undefined;
  readonly newPassword?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/** Who one is after the change, and by which token; both null once it has ended the session. */
interface Changed {
  readonly user: User | null;
  /** null: the one that came still holds, unless `user` is null. */
  readonly newToken: string | null;
}

/**
 * Changes a profile. A new e-mail ends every session; a new password ends the others and opens this one anew. Both need
 * the present password: a session that somebody left open, or that was stolen, takes no account over.
 */
export async function changeProfile(
  parts: AccountParts,
  form: Form,
  caller: Caller,
): Promise<Outcome<Changed> | Refused> {
  const { person } = caller;
  if (!isRegistered(person)) return failure('invalid-password');
  const email = form.email && form.email.toLowerCase() !== person.email.toLowerCase() ? form.email : null;
  const newPassword = form.newPassword || null;
  const problem = newPassword === null ? null : await passwordProblem(newPassword, email ?? person.email);
  if (problem !== null) return failure('invalid-password', { newPassword: problem });
  const names = namesOf(form);
  if (email === null && newPassword === null) {
    await parts.db.transaction().execute(async (transaction) => {
      await updateNames(transaction, person.id, names);
      await tellWindows(transaction, person.id, 'profile');
    });
    return found({ user: await userOf(parts, caller), newToken: null });
  }

  const allowed = await provePassword(parts, person.id, form.currentPassword);
  if (!allowed.ok) return allowed;
  const newHash = newPassword === null ? null : await parts.passwords.hash(newPassword);
  const change = (isEmailTaken: boolean) =>
    parts.db.transaction().execute(async (transaction): Promise<Outcome<Changed>> => {
      if (!(await isStillPassword(transaction, person.id, allowed.value))) return wrongPassword();
      await updateNames(transaction, person.id, names);
      if (newHash !== null) {
        await storePassword(transaction, person.id, newHash);
        await orderMail(transaction, { kind: 'password-changed', to: person.email });
      }
      if (email !== null) await changeEmail(transaction, person, email, isEmailTaken);
      // Links that were mailed before would undo what was just decided.
      await deleteLinks(transaction, person.id);
      await deleteSessions(transaction, person.id, null);
      await tellWindows(transaction, person.id, 'sessions');
      if (email !== null) return found({ user: null, newToken: null });
      const session = { accountId: person.id, device: caller.device, isRegistered: true };
      const { user, token } = await openSession(transaction, parts, session);
      return found({ user, newToken: token });
    });
  return change(false).catch((error: unknown) => {
    // Somebody else took the address in the same moment.
    if (isEmailTaken(error)) return change(true);
    throw error;
  });
}

/**
 * Gives the account its new e-mail. That another account has the address is told to nobody but whoever reads its mails,
 * and the mails of the present address: the answer is the same, and so is the work.
 */
async function changeEmail(
  transaction: Transaction<Database>,
  { id, email: before }: Person & { readonly email: string },
  email: string,
  isEmailTaken: boolean,
): Promise<void> {
  const isChanged = !isEmailTaken && (await updateEmail(transaction, id, email));
  await orderMail(transaction, { kind: isChanged ? 'email-changed' : 'email-not-changed', to: before });
  await orderMail(
    transaction,
    isChanged ? { kind: 'verify-email', to: email, data: { accountId: id } } : { kind: 'email-in-use', to: email },
  );
}

/** An empty name is taken away; one that was not given stays. */
const namesOf = ({ firstName, lastName }: Form) => ({
  ...(firstName !== undefined && { firstName: firstName || null }),
  ...(lastName !== undefined && { lastName: lastName || null }),
});

async function userOf({ db }: AccountParts, { tokenHash }: Caller): Promise<User | null> {
  const session = tokenHash && (await sessionByTokenHash(db, tokenHash));
  return session ? toUser(session.person) : null;
}
