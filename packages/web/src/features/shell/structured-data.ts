// What a page says of itself to search engines, as schema.org names it: nothing that the page does not show.
import type { ArticleSummary } from '@pylon/contract/articles/articles';
import { BRAND } from '@pylon/contract/brand';
import { playerPath, teamPath } from '../../paths.ts';
import type { RouteContext } from '../../route-context.ts';

/** An entry of a page's head that becomes a data block: no script, so the content policy has no say in it. */
export interface DataBlock {
  readonly 'script:ld+json': Readonly<Record<string, unknown>>;
}
export type Place = Pick<RouteContext, 'publicUrl' | 'hasPlans'>;

/** The server writes them; no script makes them anew, so that no browser fetches how they are made. */
const NOT_WRITTEN = (): DataBlock => ({ 'script:ld+json': {} });

const block = (type: string, data: Readonly<Record<string, unknown>>): DataBlock => ({
  'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...data },
});
/** Whole where the site's address is known, else a path, which stands for the same beside the page. */
const addressOf = ({ publicUrl }: Place, path: string): string => `${publicUrl ?? ''}${path}`;

/** The site, with where its players are searched. */
export const siteData = import.meta.env.SSR
  ? (place: Place, searchPath: string): DataBlock =>
      block('WebSite', {
        name: BRAND.name,
        url: addressOf(place, '/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${addressOf(place, searchPath)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      })
  : NOT_WRITTEN;

/** A step on the way to a page; the page itself comes last, and without a path is where one stands. */
export interface Step {
  readonly title: string;
  readonly path?: string;
}

/** The way to a page. */
export const trail = import.meta.env.SSR
  ? (place: Place, steps: readonly Step[]): DataBlock =>
      block('BreadcrumbList', {
        itemListElement: steps.map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          ...(path !== undefined && { item: addressOf(place, path) }),
        })),
      })
  : NOT_WRITTEN;

export interface DescribedTable {
  readonly title: string;
  /** What it answers. */
  readonly question: string;
  readonly path: string;
  /** Its rows beyond the first are a plan's. */
  readonly preview?: unknown;
}

/** A table, and whether all of its rows are there for everybody. */
export const tableData = import.meta.env.SSR
  ? (place: Place, { title, question, path, preview }: DescribedTable): DataBlock =>
      block('Dataset', {
        name: `NFL ${title}`,
        description: question,
        url: addressOf(place, path),
        creator: { '@type': 'Organization', name: BRAND.name },
        isAccessibleForFree: !place.hasPlans || preview === undefined,
      })
  : NOT_WRITTEN;

/** What an article's page says of it. */
export interface DescribedArticle extends Pick<ArticleSummary, 'title' | 'summary' | 'date' | 'about'> {
  /** The first that it shows. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
}

/** An article; who wrote it is the house. */
export const articleData = import.meta.env.SSR
  ? (place: Place, { title, summary, date, about, picture }: DescribedArticle): DataBlock =>
      block('Article', {
        headline: title,
        description: summary,
        dateModified: date,
        ...(picture && { image: addressOf(place, picture.src) }),
        ...(about.length > 0 && {
          about: about.map(({ id, name, teamSlug }) => ({
            '@type': teamSlug === null ? 'Person' : 'SportsTeam',
            name,
            url: addressOf(place, teamSlug === null ? playerPath(id) : teamPath(teamSlug)),
          })),
        }),
        author: { '@type': 'Organization', name: BRAND.name, url: addressOf(place, '/') },
      })
  : NOT_WRITTEN;

/** An athlete and, where there is one, the athlete's team; or a team. */
export const playerData = import.meta.env.SSR
  ? (
      place: Place,
      { name, path, team }: { readonly name: string; readonly path: string; readonly team: string | null },
    ): DataBlock =>
      name === team
        ? block('SportsTeam', { name, sport: 'American football', url: addressOf(place, path) })
        : block('Person', {
            name,
            url: addressOf(place, path),
            ...(team !== null && { affiliation: { '@type': 'SportsTeam', name: team } }),
          })
  : NOT_WRITTEN;
