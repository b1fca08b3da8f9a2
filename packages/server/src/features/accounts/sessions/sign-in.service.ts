import { ACCOUNT_MESSAGES } from '@pylon/contract/accounts/account-rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type AccountParts, type Caller, openSession, type SignedIn } from '../account-parts.ts';
import { credentialsByEmail, insertAccount, isStillPassword, storePassword } from '../accounts.queries.ts';
import { moveBelongings } from '../belongings.queries.ts';
import { solicitReset } from '../passwords/password-reset.service.ts';
import { isCommon } from '../passwords/refused-passwords.ts';
import { isRegistered } from '../present-user.ts';
import { deleteSessionOfToken } from './sessions.queries.ts';
import { type Refused, tooEarly } from './too-early.ts';

/** Makes an anonymous person. */
export function arrive(
  parts: Pick<AccountParts, 'db' | 'hash'>,
  { device }: Pick<Caller, 'device'>,
): Promise<SignedIn> {
  return parts.db.transaction().execute(async (transaction) => {
    const accountId = await insertAccount(transaction);
    return openSession(transaction, parts, { accountId, device, isRegistered: false });
  });
}

/**
 * Signs in with e-mail and password. Every try that fails does the same work and gives the same answer, whether the
 * account, the password or both are wrong. The session that it was asked in ends; what an anonymous person made in it
 * moves into the account.
 */
export async function signIn(
  parts: AccountParts,
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<Outcome<SignedIn> | Refused> {
  const { db, passwords, tries } = parts;
  const tried = { 'password-from-address': caller.network, 'password-of-account': email };
  const waitSeconds = await tries.count(tried);
  if (waitSeconds !== null) return tooEarly(waitSeconds);

  const account = await credentialsByEmail(db, email);
  const { isRight, renewed } = await passwords.verify(password, account?.hash ?? null);
  if (!account?.hash || !isRight) return failure('failed-login');
  const { id: accountId, hash } = account;
  await tries.good(tried);
  // It was taken before the list had it. Whoever reads the account's mails sets another one.
  if (await isCommon(password)) {
    const asked = await solicitReset(parts, account.email, caller);
    return asked.ok ? failure('failed-login', { password: ACCOUNT_MESSAGES.commonAtSignIn }) : asked;
  }

  return db.transaction().execute(async (transaction) => {
    // The password may have been changed while this one was verified: then it is no longer right.
    if (!(await isStillPassword(transaction, accountId, hash))) return failure('failed-login');
    if (renewed !== null) await storePassword(transaction, accountId, renewed, { isChange: false });
    return found(await enter(transaction, parts, accountId, caller));
  });
}

/**
 * Opens a session of an account for somebody who has proved to be its owner. What an anonymous person made in the
 * session that it was asked in moves into the account, and that session ends.
 */
export async function enter(
  transaction: Transaction<Database>,
  parts: Pick<AccountParts, 'hash'>,
  accountId: string,
  { person, tokenHash, device }: Caller,
): Promise<SignedIn> {
  if (person && !isRegistered(person)) await moveBelongings(transaction, person.id, accountId);
  if (person && tokenHash) await deleteSessionOfToken(transaction, person.id, tokenHash);
  return openSession(transaction, parts, { accountId, device, isRegistered: true });
}
