import { ERRORS, type ErrorCode, messageOf, type OpenWords, type WireError } from '@pylon/contract/errors';

/** An expected failure: an entry of the error catalogue, with what is wrong with each input where that is known. */
export interface Failure {
  readonly ok: false;
  readonly reason: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** What the failure's text leaves open. */
  readonly words?: OpenWords;
}

/** What a handler gives: data, or an expected failure. */
export type Outcome<T> = { readonly ok: true; readonly data: T } | Failure;

export const found = <T>(data: T): Outcome<T> => ({ ok: true, data });
export const failure = (reason: ErrorCode, fields?: Readonly<Record<string, string>>, words?: OpenWords): Failure => ({
  ok: false,
  reason,
  ...(fields && { fields }),
  ...(words && { words }),
});

/** The envelope of a failure, as text. */
export function failureText({ reason, fields, words }: Omit<Failure, 'ok'>): string {
  const error: WireError = { code: reason, message: messageOf(reason, words), ...(fields && { fields }) };
  return JSON.stringify({ data: null, error });
}

export const statusOf = (reason: ErrorCode): number => ERRORS[reason].status;
