import { type Failure, failure } from '../../../http/errors.ts';

/** A failure that says when to come again. */
export interface Refused extends Failure {
  readonly retryAfterSeconds: number;
}

export const tooEarly = (retryAfterSeconds: number): Refused => ({
  ...failure('too-many-requests'),
  retryAfterSeconds,
});
