/**
 * What comes of something that may be refused: the value, or the reason why there is none. Expected outcomes are
 * values; an exception is a bug.
 *
 * @example Result<League, 'unknown-league'>
 */
export type Result<T, Reason> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason };
