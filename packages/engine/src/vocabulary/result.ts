/**
 * What comes of something that may be refused: the value, or the reason why there is none. Expected outcomes are
 * values; an exception is a bug.
 *
 * @example Result<League, 'unknown-league'>
 */
export type Result<T, Reason> = { readonly ok: true; readonly value: T } | Failed<Reason>;

/** The half of a result that has no value. */
export interface Failed<Reason> {
  readonly ok: false;
  readonly reason: Reason;
}
