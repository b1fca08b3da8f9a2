import { BRAND } from '@pylon/contract/brand';
import { brandIcon } from '@pylon/contract/brand-icon';
import { APPLE_ICON_PATH, MANIFEST_PATH } from '@pylon/contract/installed-app';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PATHS } from '../../paths.ts';
import type { RouteContext } from '../../route-context.ts';
import { stringifyQuery } from '../../search-params.ts';
import inter from '../../ui/fonts/inter.woff2?url';
import {
  articleData,
  type DataBlock,
  type DescribedArticle,
  type DescribedTable,
  type Place,
  type Step,
  tableData,
  trail,
} from './structured-data.ts';

const PRODUCT = BRAND.name;

/** What the product is known by outside of its pages. The server writes it; no script makes it anew. */
const ICONS = import.meta.env.SSR
  ? [
      { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(brandIcon('rounded'))}` },
      { rel: 'apple-touch-icon', href: APPLE_ICON_PATH },
      { rel: 'manifest', href: MANIFEST_PATH },
    ]
  : [];

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

interface Match {
  readonly status: string;
  /** Why the page is not there, or broke; undefined while all is well. */
  readonly error: unknown;
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly staticData: StaticDataRouteOption;
}

interface HeadOptions {
  readonly match: { readonly context: RouteContext };
  readonly matches: readonly Match[];
}

/**
 * The one path that a page is known by: without the state of its table or an open card.
 *
 * @returns null where there is no page
 */
function ownPath(matches: readonly Match[]): string | null {
  const page = matches.at(-1);
  // the root alone: no page has the address; a page may also find that there is nothing at its own
  const isMissing = matches.some(({ status, error }) => error !== undefined && status !== 'error');
  if (!page || matches.length === 1 || isMissing) return null;
  const {
    pathname,
    search,
    staticData: { ownQuery },
  } = page;
  return ownQuery ? `${pathname}${stringifyQuery({ [ownQuery]: search[ownQuery] })}` : pathname;
}

/**
 * The head of every page, but for its style and its scripts, which `Document` writes. A page that belongs to one person
 * tells search engines to leave it out.
 */
export function documentHead({ match, matches }: HeadOptions) {
  const { assets, publicUrl } = match.context;
  const path = ownPath(matches);
  const isUnlisted = matches.some(({ staticData }) => staticData.isUnlisted);
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: path === null ? `Page not found · ${PRODUCT}` : PRODUCT },
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: PRODUCT },
      { property: 'og:type', content: 'website' },
      ...(publicUrl && path !== null ? [{ property: 'og:url', content: `${publicUrl}${path}` }] : []),
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [
      ...ICONS,
      ...(path === null || isUnlisted ? [] : [{ rel: 'canonical', href: `${publicUrl ?? ''}${path}` }]),
      preloadedFont,
      ...(assets?.styles === null ? assets.css.map((href) => ({ rel: 'stylesheet', href })) : []),
    ],
  };
}

/**
 * A page's own title and description, also for whoever shows a link to it, and what it says of itself, which the server
 * alone writes.
 */
export const pageHead = (title: string, description: string, data: readonly DataBlock[] = []) => ({
  meta: [
    { title: `${title} · ${PRODUCT}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(import.meta.env.SSR ? (data as readonly ComponentProps<'meta'>[]) : []), // the router draws data blocks, though its types know none
  ],
});

/** The head of a table's page. */
export const tableHead = (place: Place, table: DescribedTable) =>
  pageHead(table.title, table.question, [
    tableData(place, table),
    trail(place, [{ title: 'Research', path: PATHS.research }, { title: table.title }]),
  ]);

/**
 * The head of an article. What it says of itself, and the picture that a posted link has where the site's address is
 * known, the server writes; no script makes it anew.
 */
export function articleHead(place: Place, article: DescribedArticle, steps: readonly Step[]) {
  const { title, summary, picture } = article;
  if (!import.meta.env.SSR) return pageHead(title, summary);
  const { meta } = pageHead(title, summary, [articleData(place, article), trail(place, steps)]);
  if (!picture || !place.publicUrl) return { meta };
  return {
    meta: [
      ...meta,
      { property: 'og:image', content: `${place.publicUrl}${picture.src}` },
      { property: 'og:image:width', content: String(picture.width) },
      { property: 'og:image:height', content: String(picture.height) },
    ],
  };
}

interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** Path from the root of the site. */
  readonly picture: string;
  /** Address of the site; whoever shows a link takes no picture from a path alone. */
  readonly publicUrl: string | null;
}

/** The head of a shared page: its look where the link is posted. */
export const sharedHead = ({ title, description, picture, publicUrl }: SharedPage) => ({
  meta: [
    ...pageHead(title, description).meta,
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: `${publicUrl ?? ''}${picture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ],
});
