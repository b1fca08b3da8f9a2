import { PATHS } from './paths.ts';

/** Pages that nobody is sent back to: they are about signing in. */
const NO_RETURN: readonly string[] = [PATHS.login, PATHS.signUp, PATHS.resetPassword, PATHS.verifyEmail];

/** Where the address of an account page says that the visitor came from. */
export interface FromSearch {
  readonly from?: string;
}

/**
 * Reads `?from=`. Only a path of this site counts: anything that a browser could read as another host, and the account
 * pages themselves, are left out.
 *
 * @example parseFrom({ from: '//elsewhere.example' }) // → {}
 */
export function parseFrom(search: Readonly<Record<string, unknown>>): FromSearch {
  const { from } = search;
  if (typeof from !== 'string' || !/^\/(?![/\\])[^\\\s]{0,500}$/.test(from)) return {};
  const path = from.split(/[?#]/)[0] ?? '';
  return NO_RETURN.includes(path) ? {} : { from };
}
