import { ApiFailure, failureWords } from '../../../api/failure.ts';

/** The message under the field of the present password when the call failed. */
export const passwordProblem = (error: Error): string =>
  (error instanceof ApiFailure && error.fields['currentPassword']) || failureWords(error).text;
