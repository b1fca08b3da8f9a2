import { ACCOUNT_MESSAGES } from '@pylon/contract/accounts/account-rules';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { type AccountParts, type Caller, openSession, type SignedIn, tellWindows } from './account-parts.ts';
import { insertAccount, isEmailTaken, registerAccount, storePassword } from './accounts.queries.ts';
import { passwordProblem } from './passwords/refused-passwords.ts';
import { isRegistered } from './present-user.ts';
import { deleteSessionOfToken, deleteSessions } from './sessions/sessions.queries.ts';
import { type Refused, tooEarly } from './sessions/too-early.ts';

interface Form {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/**
 * Makes an account. The anonymous person who asks becomes it, with the same id; without one, or for somebody who has an
 * account already, a new one is made. Either way the token is new and the one that came is dead.
 */
export async function register(parts: AccountParts, form: Form, caller: Caller): Promise<Outcome<SignedIn> | Refused> {
  const { db, passwords, tries } = parts;
  const { email, password, confirmPassword = password, firstName, lastName } = form;
  const problem = await passwordProblem(password, email);
  if (problem !== null) return failure('failed-account-creation', { password: problem });
  if (confirmPassword !== password) {
    return failure('failed-account-creation', { confirmPassword: ACCOUNT_MESSAGES.confirmPassword });
  }
  const tried = { 'registration-from-address': caller.network };
  const waitSeconds = await tries.count(tried);
  if (waitSeconds !== null) return tooEarly(waitSeconds);

  const hash = await passwords.hash(password);
  const registration = { email, firstName: firstName || null, lastName: lastName || null };
  try {
    const signedIn = await db.transaction().execute(async (transaction) => {
      const anonymousId = caller.person && !isRegistered(caller.person) ? caller.person.id : null;
      let accountId = anonymousId;
      if (accountId === null || !(await registerAccount(transaction, accountId, registration))) {
        accountId = await insertAccount(transaction);
        await registerAccount(transaction, accountId, registration);
      }
      await storePassword(transaction, accountId, hash);
      await deleteSessions(transaction, accountId, null);
      if (caller.person && caller.tokenHash)
        await deleteSessionOfToken(transaction, caller.person.id, caller.tokenHash);
      await orderMail(transaction, { kind: 'verify-email', to: email, data: { accountId } });
      await tellWindows(transaction, accountId, 'sessions');
      return openSession(transaction, parts, { accountId, device: caller.device, isRegistered: true });
    });
    await tries.good(tried);
    return found(signedIn);
  } catch (error) {
    if (isEmailTaken(error)) return failure('user-already-exists');
    throw error;
  }
}
