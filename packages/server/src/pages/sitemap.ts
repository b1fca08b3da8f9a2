// What search engines are told: which pages there are, and what is none of theirs.
import type { Edition } from '@pylon/almanac/editions/edition';
import { SHARED_IMAGE_PATH } from '@pylon/contract/calls';
import { ERRORS } from '@pylon/contract/errors';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { App } from '../app/app.ts';
import type { ArticleShelf } from '../features/articles/article-shelf.ts';
import { type EncodedBody, encodedBody, sendEncoded } from '../http/encoded-body.ts';
import { sendPlain } from '../http/plain-page.ts';
import { toHtml } from '../to-html.ts';
import { toWireTeam } from '../wire/entity.ts';
import type { ListedPage, WebBundle } from './web-bundle.ts';

/** @source https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000;
const HOLDS_AN_HOUR = 'public, max-age=3600';

/**
 * A sitemap.
 *
 * @param baseUrl address of the site without a slash at the end
 * @param pages the first 50,000 are listed, which is all that the protocol allows
 */
export function sitemapText(baseUrl: string, pages: readonly ListedPage[]): string {
  const entries = pages.slice(0, MOST_ADDRESSES).map(({ path, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${toHtml(changed)}</lastmod>`;
    return `<url><loc>${toHtml(`${baseUrl}${path}`)}</loc>${day}</url>\n`;
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('')}</urlset>\n`;
}

/** Calls are no pages; of what they answer, only the picture of a shared report is for whoever shows a link. */
export const robotsText = (baseUrl: string): string =>
  [
    'User-agent: *',
    `Allow: /api${SHARED_IMAGE_PATH.split(':', 1)[0]}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Whoever has a page of a player: athletes at the positions of fantasy football, and the defences of all teams. */
function playersOf({ tables }: Edition): readonly string[] {
  const { playerId, position } = tables.players.column;
  return [...playerId.filter((_id, row) => isPosition(position[row] ?? '')), ...tables.teams.column.teamId];
}

export interface SitemapParts {
  readonly bundle: WebBundle;
  readonly editions: EditionSource;
  readonly articles: ArticleShelf;
  readonly hasPlans: boolean;
}

/** Serves `/robots.txt` and `/sitemap.xml`. The sitemap is made once for an edition and what articles there are. */
export function serveSitemap(
  { server, limiter, baseUrl }: App,
  { bundle, editions, articles, hasPlans }: SitemapParts,
): void {
  let kept: { readonly key: string; readonly body: EncodedBody } | null = null;

  async function sitemapOf(edition: Edition): Promise<EncodedBody> {
    const shelf = await articles.current();
    const key = `${edition.id} ${shelf.version} ${baseUrl()}`;
    if (kept?.key === key) return kept.body;
    const each = {
      articles: shelf.articles.map(({ slug, date }) => ({ name: slug, changed: date })),
      teams: edition.tables.teams.column.teamId.flatMap((id) => {
        const slug = toWireTeam(edition, id)?.slug;
        return slug === undefined ? [] : [{ name: slug }];
      }),
      players: playersOf(edition).map((name) => ({ name })),
    };
    const body = encodedBody(sitemapText(baseUrl(), await bundle.listedPages(each, hasPlans)));
    kept = { key, body };
    return body;
  }

  server.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOLDS_AN_HOUR).send(robotsText(baseUrl())),
  );

  server.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    if (!limiter.countCall(request, reply)) return sendPlain(reply, 429, ERRORS['too-many-requests'].message);
    const edition = editions.current();
    if (!edition) return sendPlain(reply.header('retry-after', 5), 503, ERRORS['not-ready'].message);
    const body = await sitemapOf(edition);
    return sendEncoded(request, reply.type('application/xml').header('cache-control', HOLDS_AN_HOUR), body);
  });
}
