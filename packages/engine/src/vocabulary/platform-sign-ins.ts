import type { OutsidePlatformId } from './platforms.ts';

/**
 * How an account of a platform is connected: what a person types, or that the browser goes there to sign in.
 *
 * `username`, `email`: a name alone, which proves nothing of the person; `username-password`, `email-password`: used
 * once and never kept; `team-url`: the address of a team's page, for leagues that everybody may read; `league-url`: the
 * league's address, then a sign-in there; `redirect`: a sign-in there.
 */
export type SignInKind =
  | 'username'
  | 'email'
  | 'username-password'
  | 'email-password'
  | 'team-url'
  | 'league-url'
  | 'redirect';

/** @source docs/sources.md "League sync" */
export const PLATFORM_SIGN_INS: Readonly<Record<OutsidePlatformId, SignInKind>> = {
  guillotine: 'username',
  yahoo: 'redirect',
  sleeper: 'username',
  cbs: 'league-url',
  espn: 'team-url',
  nfl: 'username-password',
  mfl: 'username-password',
  rtsports: 'email-password',
  ffpc: 'email',
  fleaflicker: 'email',
};

/** Whether the browser goes to the platform to sign in, and comes back from there. */
export const isSignedInThere = (platform: OutsidePlatformId): boolean =>
  PLATFORM_SIGN_INS[platform] === 'redirect' || PLATFORM_SIGN_INS[platform] === 'league-url';
