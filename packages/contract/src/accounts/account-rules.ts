/**
 * What an account's fields may hold, with the words for what they may not: one place for the server, which refuses, and
 * for the screen, which says so before asking. Free of schemas, so that the browser pays nothing for it.
 * @source docs/sources.md "Accounts and forms"
 */

/** Letters, digits and ._%+- before the @; a domain that ends in two letters or more. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
/** Characters of an address, as mail itself allows. */
export const LONGEST_EMAIL = 254;

/** Characters of a password. */
export const PASSWORD_LENGTH = { min: 6, max: 30 } as const;

/** Anything that is read as a name: a letter somewhere, and neither control characters nor brackets of markup. */
export const NAME_PATTERN = /^(?=.*\p{L})[^\p{C}<>]+$/u;
export const LONGEST_NAME = 50;

/** The name of a passkey. */
export const LONGEST_PASSKEY_NAME = 50;

/** The name of an API key. */
export const LONGEST_KEY_NAME = 50;

/** The message for a field with any other text. */
export const ACCOUNT_MESSAGES = {
  email: 'Invalid email.',
  password: 'Invalid password.',
  confirmPassword: 'Passwords do not match.',
  firstName: 'Invalid first name.',
  lastName: 'Invalid last name.',
  passkeyName: 'Invalid name.',
  keyName: 'Invalid name.',
  terms: 'You need to agree to the Terms and Privacy Policy before proceeding.',
  /** The password given to allow a change is not the account's. */
  currentPassword: 'This is not your password.',
  /** A password that is the e-mail address, or what stands before its @. */
  guessable: 'A password must not be your email.',
  /** A password known from breaches, which attackers try from a list. */
  common: 'Too many people have had this password: it is among the first that are tried. Choose another one.',
  /** The same, when somebody signs in with it. */
  commonAtSignIn:
    'This password has become one of the first that are tried. Set another one by the link that we have just mailed you.',
} as const;

/** Whether a password is the first thing that somebody who knows the address would try. */
export function isGuessable(password: string, email: string): boolean {
  const tried = password.toLowerCase();
  const address = email.toLowerCase();
  return tried === address || tried === address.slice(0, address.lastIndexOf('@'));
}
