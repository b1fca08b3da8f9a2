// What no password may be, whatever its form: what somebody who guesses would try first.
import { ACCOUNT_MESSAGES, isGuessable, PASSWORD_LENGTH } from '@pylon/contract/accounts/account-rules';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that were found in breaches again and again, in small letters; shorter ones are refused for their length.
 * They are read when they are first asked for.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min));
}

/** Whether a password is on the list of common ones, in whatever case it is written. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= commonPasswords();
  return (await common).has(password.normalize('NFKC').toLowerCase());
}

/** Why a password is not taken for an account of this e-mail, in words for its field; null when it is. */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  if (isGuessable(password, email)) return ACCOUNT_MESSAGES.guessable;
  return (await isCommon(password)) ? ACCOUNT_MESSAGES.common : null;
}
