/**
 * What comes of something that may be refused: the value, or the reason why there is none. Expected outcomes are
 * values; an exception is a bug.
 *
 * @example Result<League, 'unknown-league'>
 */
export type Result<T, Reason> = Done<T> | Failed<Reason>;

/** The half of a result that has a value. */
export interface Done<T> {
  readonly ok: true;
  readonly value: T;
}

/** The half that has none, and why. */
export interface Failed<Reason> {
  readonly ok: false;
  readonly reason: Reason;
}
