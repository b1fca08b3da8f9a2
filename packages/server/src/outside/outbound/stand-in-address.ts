/**
 * Where a browser is sent in place of a site's address: the same path at the server that stands in for the site, and
 * the address itself where nothing does.
 *
 * @example standInAddress({ yahoo: 'http://127.0.0.1:4603' }, 'yahoo', 'https://api.login.yahoo.com/a?b=c')
 * // → 'http://127.0.0.1:4603/a?b=c'
 */
export function standInAddress(standIns: Readonly<Record<string, string>>, site: string, address: string): string {
  const standIn = standIns[site] ?? '';
  if (!/^https?:/.test(standIn)) return address;
  const { pathname, search } = new URL(address);
  return new URL(pathname + search, standIn).href;
}
