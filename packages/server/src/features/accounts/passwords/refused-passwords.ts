// What no password may be, whatever its form: what somebody who guesses would try first.
import { ACCOUNT_MESSAGES, isGuessable, PASSWORD_LENGTH } from '@pylon/contract/accounts/account-rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Passwords that were found in breaches again and again, in small letters; shorter ones are refused for their length.
 */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min));

/** Whether a password is on the list of common ones, in whatever case it is written. */
export const isCommon = (password: string): boolean => COMMON.has(password.normalize('NFKC').toLowerCase());

/** Why a password is not taken for an account of this e-mail, in words for its field; null when it is. */
export function passwordProblem(password: string, email: string): string | null {
  if (isGuessable(password, email)) return ACCOUNT_MESSAGES.guessable;
  return isCommon(password) ? ACCOUNT_MESSAGES.common : null;
}
