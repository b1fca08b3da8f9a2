/**
 * Why a platform did not do what was asked. The same failure has the same name on every platform:
 *
 * - `unknown-account`, `wrong-password`: what was typed leads to no account;
 * - `unknown-league`, `unknown-draft`: the platform has none of that id;
 * - `sign-in-again`: what the platform gave at the sign-in no longer holds;
 * - `refused`: the platform does not show it to whoever asks, because a league is private or because it shuts its door;
 * - `keys-refused`: the platform does not take what an operator has of it, so that it lets nobody in;
 * - `throttled`: it is asked too much; `unreachable`: it does not answer;
 * - `unreadable-answer`: an answer that is cut off, too large, or of another shape than known.
 */
export type PlatformFailure =
  | 'unknown-account'
  | 'wrong-password'
  | 'unknown-league'
  | 'unknown-draft'
  | 'sign-in-again'
  | 'refused'
  | 'keys-refused'
  | 'throttled'
  | 'unreachable'
  | 'unreadable-answer';
