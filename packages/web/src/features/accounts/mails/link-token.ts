/** What the address of a mailed link carries. */
export interface LinkSearch {
  readonly token?: string;
}

/** Reads `?token=`; what cannot be one is left out. */
export const parseLinkToken = (search: Readonly<Record<string, unknown>>): LinkSearch => {
  const { token } = search;
  return typeof token === 'string' && /^[\w.~-]{1,200}$/.test(token) ? { token } : {};
};
