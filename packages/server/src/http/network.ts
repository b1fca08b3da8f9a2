import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a home's network; within it everybody may take any address. */
const IPV6_NETWORK_GROUPS = 4;

/**
 * The network that an address is counted as: itself, or of IPv6 the /64 it lies in.
 *
 * @example networkOf('2001:db8:1:2:3:4:5:6') // → '2001:db8:1:2'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, IPV6_NETWORK_GROUPS).join(':');
}
