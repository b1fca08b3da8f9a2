import { isIP } from 'node:net';

/** The site of passkeys: a device binds each passkey to a host, and signs the origin of the page that asked. */
export interface PasskeySite {
  readonly host: string;
  /** Scheme, host and port of the pages. */
  readonly origin: string;
}

/**
 * The site of an address that people reach the product at; null when browsers make no passkeys there: a host that is a
 * number has none, and without https only the machine itself is trusted.
 *
 * @example passkeySite('http://localhost:4600') // → { host: 'localhost', origin: 'http://localhost:4600' }
 * @example passkeySite('http://127.0.0.1:4600') // → null
 */
export function passkeySite(address: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(address);
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isTrusted = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isNumber || !isTrusted ? null : { host: hostname, origin };
}
