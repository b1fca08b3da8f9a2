import type { Api } from '@pylon/contract/api';
import { type CallAddress, filledPath } from '@pylon/contract/call-address';
import { CALLS, type CallName } from '@pylon/contract/calls';
import type { AnswerOf, InputOf } from '@pylon/contract/endpoint';
import type { Envelope } from '@pylon/contract/errors';
import { ApiFailure } from './failure.ts';

/** What a call takes: its query and body in one object. */
export type Input<N extends CallName> = InputOf<Api[N]>;
/** What a call answers. */
export type Answer<N extends CallName> = AnswerOf<Api[N]>;

/**
 * Carries one request: over the network in the browser, by a function call when a page is rendered on the server.
 * `path` begins with `/api/`.
 */
export type Transport = (method: string, path: string, body?: unknown) => Promise<Envelope<unknown>>;

/** Calls by name. Rejects with an {@link ApiFailure}. */
export type Call = <N extends CallName>(name: N, input: Input<N>) => Promise<Answer<N>>;

const addressIn = (name: CallName): CallAddress => CALLS[name];
const hasBody = ({ method }: CallAddress): boolean => method !== 'GET' && method !== 'DELETE';

/**
 * The address of a call: its path with the parameters filled in, and in its query all that a call without a body
 * carries; of a call with one, what its address names.
 * Absent, null and empty values are left out; lists are joined by commas; names are in order, so that equal inputs give
 * equal addresses.
 *
 * @example addressOf('listTeams', { sportLeague: 'NFL' }) // → '/api/teams?sportLeague=NFL'
 */
export function addressOf(name: CallName, input: Readonly<Record<string, unknown>>): string {
  const address = addressIn(name);
  const { path, names } = filledPath(address.path, input);
  const query = new URLSearchParams();
  for (const key of hasBody(address) ? [...(address.query ?? [])].sort() : Object.keys(input).sort()) {
    if (names.includes(key)) continue;
    const value = input[key];
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') query.set(key, text);
  }
  const text = query.toString();
  return text === '' ? `/api${path}` : `/api${path}?${text}`;
}

const withoutNames = (fields: Readonly<Record<string, unknown>>, names: readonly string[] = []) =>
  names.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Calls over a transport; unwraps the envelope. */
export const callOver =
  (transport: Transport): Call =>
  async (name, input) => {
    const address = addressIn(name);
    const fields = input as Readonly<Record<string, unknown>>; // every input is an object of named values
    const envelope = await transport(
      address.method,
      addressOf(name, fields),
      hasBody(address) ? withoutNames(fields, address.query) : undefined,
    );
    if (envelope.error) {
      const { code, message, fields, waitSeconds } = envelope.error;
      throw new ApiFailure(code, message, fields, waitSeconds);
    }
    return envelope.data as Answer<typeof name>; // the server parses every answer with the contract before it sends it
  };
