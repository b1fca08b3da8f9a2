/**
 * Whether an article may link there: a path of this site, a page by https, a mail address. Everything else, scripts
 * first, is no link.
 *
 * @example isArticleHref('javascript:alert(1)') // → false
 */
export function isArticleHref(href: string): boolean {
  // Browsers drop tabs and line ends from an address, and read a backslash as a slash.
  if (/[\s\\\p{Cc}]/u.test(href)) return false;
  return /^\/(?!\/)/.test(href) || /^mailto:[^?]+@[^?]+$/.test(href) || URL.parse(href)?.protocol === 'https:';
}
