import { CALLS, type CallName } from '@pylon/contract/calls';
import type { Envelope } from '@pylon/contract/errors';
import { type Input, type Reply, replyOf, requestOf } from './test-server.ts';

/** What became of a call: nobody listens at the address, or it was taken and got no whole answer. */
export type Unanswered = 'refused' | 'cut off';

/**
 * Makes a call to a server process at an address and parses the answer with the contract.
 *
 * @param home the address that it is said to come from, where the server trusts whoever says so
 */
export async function tryProcess<N extends CallName>(
  address: string,
  name: N,
  input: Input<N>,
  token: string,
  home?: string,
): Promise<Reply<N> | Unanswered> {
  const { url, payload } = requestOf(name, input);
  try {
    const response = await fetch(`${address}${url}`, {
      method: CALLS[name].method,
      headers: {
        'bearer-token': token,
        ...(home && { 'x-forwarded-for': home }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const envelope = (await response.json()) as Envelope<unknown>; // replyOf checks it
    return replyOf(name, response.status, envelope);
  } catch (error) {
    if (error instanceof SyntaxError) return 'cut off';
    if (!(error instanceof TypeError)) throw error;
    return (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED' ? 'refused' : 'cut off';
  }
}

/**
 * The same for whom it is all one why no whole answer came.
 *
 * @returns null when none did, as when the process died meanwhile: then nobody knows whether the call was done
 */
export async function callProcess<N extends CallName>(
  ...call: Parameters<typeof tryProcess<N>>
): Promise<Reply<N> | null> {
  const reply = await tryProcess(...call);
  return typeof reply === 'string' ? null : reply;
}
