import { CALLS, type CallName } from '@pylon/contract/calls';
import type { Envelope } from '@pylon/contract/errors';
import { type Input, type Reply, replyOf, requestOf } from './test-server.ts';

/**
 * Makes a call to a server process at an address and parses the answer with the contract.
 *
 * @returns null when no whole answer came, as when the process died meanwhile: then nobody knows whether the call was
 *   done
 */
export async function callProcess<N extends CallName>(
  address: string,
  name: N,
  input: Input<N>,
  token: string,
): Promise<Reply<N> | null> {
  const { url, payload } = requestOf(name, input);
  try {
    const response = await fetch(`${address}${url}`, {
      method: CALLS[name].method,
      headers: { 'bearer-token': token, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const envelope = (await response.json()) as Envelope<unknown>; // replyOf checks it
    return replyOf(name, response.status, envelope);
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null; // no connection, or half an answer
    throw error;
  }
}
