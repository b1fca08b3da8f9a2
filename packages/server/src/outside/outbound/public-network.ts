// The internet, for addresses that a person chose. No list of hosts can be kept of them, so it is the address of the
// machine that decides: it has to be one that the whole internet reaches.
import { type LookupAddress, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { Network } from '@pylon/outbound/outbound';
import ip from 'ipaddr.js';

/** Thrown where a name leads to a machine that is not the internet's. */
export class NotPublic extends Error {}

/** Instance metadata of a cloud that stands within public addresses. */
const METADATA = ['168.63.129.16'];

/** All of IPv6 that is given out to the internet. */
const GIVEN_OUT = ip.IPv6.parseCIDR('2000::/3');

/**
 * Whether the whole internet reaches a machine by this address: not this machine, its network, its cloud, and none of
 * the ranges that lead on to such an address.
 */
export function isPublic(address: string): boolean {
  if (!ip.isValid(address)) return false;
  const known = ip.process(address); // ::ffff:10.0.0.1 is 10.0.0.1
  if (known.kind() === 'ipv6' && !known.match(GIVEN_OUT)) return false;
  return known.range() === 'unicast' && !METADATA.includes(known.toString());
}

/** Without the brackets of IPv6. */
export const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Answers whose body has to be none. */
const BODILESS = new Set([204, 205, 304]);

/** Asks for the addresses of a name, as Node's own `lookup` with `all` does. */
type Resolve = (
  name: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A network that connects to public addresses alone. What a name stands for is asked once, and the connection goes to
 * what was looked at: a name that answers differently the next time gains nothing. Redirects are not followed, and no
 * connection is used twice.
 *
 * @param isAllowed which addresses are connected to
 */
export const publicNetwork =
  (isAllowed: (address: string) => boolean = isPublic, resolve: Resolve = lookup): Network =>
  (address, { headers, method = 'GET', body, signal }) => {
    const looked: LookupFunction = (name, { all }, done) =>
      resolve(name, { all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) return done(error ?? new Error('no address'), '');
        if (!addresses.every((each) => isAllowed(each.address))) return done(new NotPublic(), '');
        return all ? done(null, addresses) : done(null, first.address, first.family);
      });
    return new Promise((answer, fail) => {
      const name = nameOf(address);
      // A number is connected to without being looked up.
      if (isIP(name) !== 0 && !isAllowed(name)) return fail(new NotPublic());
      const request = address.protocol === 'http:' ? overHttp : overHttps;
      const sent = request(
        address,
        { method, headers: { ...headers }, agent: false, lookup: looked, signal },
        (response) => {
          const { statusCode: status = 0 } = response;
          if (BODILESS.has(status)) response.resume();
          const bytes = BODILESS.has(status) ? null : Readable.toWeb(response);
          answer(new Response(bytes as ReadableStream<Uint8Array> | null, { status }));
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  };
