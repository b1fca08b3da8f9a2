/**
 * What a person pasted, as the address that they mean; null when it is none.
 *
 * @example pastedAddress(' www.fleaflicker.com/nfl ')?.hostname // → 'www.fleaflicker.com'
 */
export function pastedAddress(pasted: string): URL | null {
  const text = pasted.trim();
  return URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
}
