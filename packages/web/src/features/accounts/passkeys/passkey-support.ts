/**
 * Whether it is worth asking the server for passkeys: browsers bind them to a name, and only on pages that nobody can
 * change on the way.
 */
export const mayHavePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' &&
  window.isSecureContext &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/**
 * Why passkeys cannot work on this page, in words; null when they can.
 *
 * @param host what the server binds passkeys to; null: it has no address for them
 */
export function passkeyObstacle(host: string | null): string | null {
  if (host === null) return 'Passkeys do not work at this address: they need https and a name, not a number.';
  const { hostname } = window.location;
  if (hostname !== host) return `Passkeys work at ${host} and not at ${hostname}. Open the page there.`;
  return typeof window.PublicKeyCredential === 'function' ? null : 'This browser keeps no passkeys.';
}
