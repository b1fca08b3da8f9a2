import { ApiFailure, failureWords } from '../../../api/failure.ts';

/** What to say under the field in which somebody typed the present password, when the call with it failed. */
export const passwordProblem = (error: Error): string =>
  (error instanceof ApiFailure && error.fields['currentPassword']) || failureWords(error).text;
