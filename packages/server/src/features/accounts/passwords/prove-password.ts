import { ACCOUNT_MESSAGES } from '@pylon/contract/accounts/account-rules';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { credentialsById } from '../accounts.queries.ts';
import { type Refused, tooEarly } from '../sessions/too-early.ts';

/** The stored password of an account, once the given one is proved to be it. Only in turn. */
export async function provePassword(
  { db, passwords, tries }: AccountParts,
  accountId: string,
  password: string | undefined,
): Promise<Outcome<string> | Refused> {
  if (!password) return wrongPassword();
  const account = await credentialsById(db, accountId);
  // Counted as tries to sign in are: a stolen session must not be a way round that.
  const tried = { 'password-of-account': account?.email ?? accountId };
  const waitSeconds = await tries.count(tried);
  if (waitSeconds !== null) return tooEarly(waitSeconds);
  const { isRight } = await passwords.verify(password, account?.hash ?? null);
  if (!account?.hash || !isRight) return wrongPassword();
  await tries.good(tried);
  return found(account.hash);
}

export const wrongPassword = () => failure('invalid-password', { currentPassword: ACCOUNT_MESSAGES.currentPassword });
