import { ERRORS, type ErrorCode, messageOf, type OpenWords, type WireError } from '@pylon/contract/errors';
import type { Failed, Result } from '@pylon/engine/vocabulary/result';

/** An entry of the error catalogue, with what is wrong with each input where that is known. */
interface Reason {
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** What the failure's text leaves open. */
  readonly words?: OpenWords;
}

/** An expected failure. */
export type Failure = Failed<Reason>;

/** What a handler gives: an answer, or an expected failure. */
export type Outcome<T> = Result<T, Reason>;

export const found = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const failure = (code: ErrorCode, fields?: Reason['fields'], words?: OpenWords): Failure => ({
  ok: false,
  reason: { code, ...(fields && { fields }), ...(words && { words }) },
});

/** The envelope of a failure, as text. */
export function failureText({ code, fields, words }: Reason): string {
  const error: WireError = { code, message: messageOf(code, words), ...(fields && { fields }) };
  return JSON.stringify({ data: null, error });
}

export const statusOf = ({ code }: Reason): number => ERRORS[code].status;
