// Posting to an address that a person chose.
import { bodyWithin } from '@pylon/outbound/body';
import type { Network } from '@pylon/outbound/outbound';
import { standInNetwork } from '@pylon/outbound/recorded';
import ip from 'ipaddr.js';
import { isPublic, NotPublic, nameOf, publicNetwork } from './public-network.ts';

/** Milliseconds until an attempt is given up, its answer included. */
const TIMEOUT_MS = 5_000;
/** Bytes of an answer that are read, so that whoever answers is not cut off; none of them is looked at. */
const MOST_ANSWER_BYTES = 4_096;

/** Names that no public name ends in. */
const INNER_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

/** The status of an answer, or why there was none. */
export type Posted =
  | { readonly status: number }
  | { readonly status: null; readonly problem: 'too-slow' | 'unreachable' | 'not-public' };

export type PostToPerson = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer>,
) => Promise<Posted>;

/**
 * An address that may be posted to, as far as its text says: https on its usual port, nobody's name in it, and a host
 * that could be public. Where its host leads is looked at when it is connected to.
 *
 * @returns null for any other text
 */
export function publicAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  const name = nameOf(url).replace(/\.$/, '');
  if (ip.isValid(name)) return isPublic(name) ? url : null;
  return name.includes('.') && !INNER_NAMES.test(name) ? url : null;
}

/** What addresses of people are named for: the webhooks that they write down, the push services of their browsers. */
type PersonSite = 'webhooks' | 'push';

/** The network of addresses that people chose, or what stands in for all of them. */
export function personNetwork(standIns: Readonly<Record<string, string>> = {}, site: PersonSite = 'webhooks'): Network {
  const standIn = standIns[site];
  return standIn === undefined ? publicNetwork() : standInNetwork({ [ANYWHERE]: standIn });
}

/** Every address of people is of one site, which has no name. */
const ANYWHERE = 'anywhere';

/** Posts once. Never throws for what an address does. */
export const postToPerson =
  (network: Network, timeoutMs = TIMEOUT_MS): PostToPerson =>
  async (url, headers, body) => {
    if (!publicAddress(url.href)) return { status: null, problem: 'not-public' };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
      const options = { site: ANYWHERE, redirect: 'manual', signal } as const;
      const response = await network(url, { ...options, method: 'POST', headers: sent, body });
      await bodyWithin(response, MOST_ANSWER_BYTES).catch(() => null); // it was taken, whatever became of the answer
      return { status: response.status };
    } catch (error) {
      if (error instanceof NotPublic) return { status: null, problem: 'not-public' };
      return { status: null, problem: signal.aborted ? 'too-slow' : 'unreachable' };
    }
  };
