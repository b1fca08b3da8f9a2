import { type FromSearch, parseFrom } from '../../return-path.ts';

/** The reason why the person is asked to sign in again. */
export const LOGIN_NOTICES = {
  'email-changed':
    'You have been signed out. Sign in with your new email; a mail to your old address says what changed.',
  'password-set': 'Your new password is set. Sign in with it.',
} as const;

export interface LoginSearch extends FromSearch {
  readonly notice?: keyof typeof LOGIN_NOTICES;
}

/** Reads what the address of the sign-in page says. */
export function parseLogin(search: Readonly<Record<string, unknown>>): LoginSearch {
  const { notice } = search;
  return {
    ...parseFrom(search),
    ...((notice === 'email-changed' || notice === 'password-set') && { notice }),
  };
}
