/** A stretch of a mail's text. */
export interface MailPart {
  /** Where it begins, in characters. */
  readonly at: number;
  readonly words: string;
  /** Where it leads; null for plain text. */
  readonly href: string | null;
}

const LINK = /https?:\/\/[^\s<>"]+/g;
const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * A mail's text with its links found. A link to the machine itself is made one within this site: the mail names it by
 * one of its names, and the browser may know it by another.
 *
 * @example mailParts('Go: http://localhost:4600/profile') // → 'Go: ', and a link to '/profile'
 */
export function mailParts(text: string): readonly MailPart[] {
  const parts: MailPart[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (index > end) parts.push({ at: end, words: text.slice(end, index), href: null });
    const { hostname, pathname, search } = new URL(link);
    parts.push({ at: index, words: link, href: OWN_MACHINE.test(hostname) ? pathname + search : link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ at: end, words: text.slice(end), href: null });
  return parts;
}
