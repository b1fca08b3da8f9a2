import { BRAND } from '@pylon/contract/brand';
import type { RouteContext } from '../../route-context.ts';
import inter from '../../ui/fonts/inter.woff2?url';

const PRODUCT = BRAND.name;

/** An orange pylon on ink. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='6' fill='%2316181d'/%3E%3Cpath d='M12 5h8l2 20H10z' fill='%23ff6b1a'/%3E%3Cpath d='M6 25h20v3H6z' fill='%23ff6b1a'/%3E%3C/svg%3E";

/**
 * The face of all text. Those of titles and labels follow by themselves: announced too, they would hold up the first,
 * and twins of their measure stand in their place until then.
 */
const preloadedFont = {
  rel: 'preload',
  as: 'font' as const,
  type: 'font/woff2',
  href: inter,
  crossOrigin: 'anonymous' as const,
};

interface HeadOptions {
  readonly match: { readonly context: RouteContext };
  readonly matches: readonly unknown[];
}

/** The head of every page, but for its style and its scripts, which `Document` writes. */
export function documentHead({ match, matches }: HeadOptions) {
  const { assets } = match.context;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // the root alone: no page has the address
      { title: matches.length === 1 ? `Page not found · ${PRODUCT}` : PRODUCT },
    ],
    links: [
      { rel: 'icon', href: ICON },
      preloadedFont,
      ...(assets?.styles === null ? assets.css.map((href) => ({ rel: 'stylesheet', href })) : []),
    ],
  };
}

/** A page's own title and description. */
export const pageHead = (title: string, description: string) => ({
  meta: [{ title: `${title} · ${PRODUCT}` }, { name: 'description', content: description }],
});

/** Names the address under which search engines know a page, whatever its query; nothing where the site has none. */
export const canonicalOf = (path: string, publicUrl: string | null | undefined) =>
  publicUrl ? [{ rel: 'canonical', href: `${publicUrl}${path}` }] : [];

interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** Paths from the root of the site. */
  readonly path: string;
  readonly picture: string;
  /** Address of the site; whoever shows a link takes no picture from a path alone. */
  readonly publicUrl: string | null;
}

/** The head of a shared page: its look where the link is posted. Search engines may not list it. */
export const sharedHead = ({ title, description, path, picture, publicUrl }: SharedPage) => ({
  meta: [
    ...pageHead(title, description).meta,
    { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(publicUrl === null ? [] : [{ property: 'og:url', content: `${publicUrl}${path}` }]),
    { property: 'og:image', content: `${publicUrl ?? ''}${picture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ],
});
