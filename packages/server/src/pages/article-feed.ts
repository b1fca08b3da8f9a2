// The newest articles as a feed for readers of news.
import { createHash } from 'node:crypto';
import { ARTICLE_FEED_PATH, ARTICLES_PATH } from '@pylon/contract/articles/article-paths';
import { BRAND } from '@pylon/contract/brand';
import { ERRORS } from '@pylon/contract/errors';
import type { App } from '../app/app.ts';
import type { ArticleShelf, Articles } from '../features/articles/article-shelf.ts';
import { type EncodedBody, encodedBody, sendEncoded } from '../http/encoded-body.ts';
import { sendPlain } from '../http/plain-page.ts';
import { toHtml } from '../to-html.ts';

const MOST_ENTRIES = 50;
/** A file is seen within seconds, and readers of news ask by the hour. */
const HOLDS_A_WHILE = 'public, max-age=600';

/** Signs that no XML may hold, not even written out. @source https://www.w3.org/TR/xml/#charsets */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const toXml = (text: string): string => toHtml(text.replaceAll(NO_XML, ''));
const momentOf = (day: string): string => `${day}T00:00:00Z`;

/**
 * A feed as Atom has it.
 *
 * @param baseUrl address of the site without a slash at the end
 * @param articles newest first
 * @source https://www.rfc-editor.org/rfc/rfc4287
 */
export function feedText(baseUrl: string, articles: Articles['articles']): string {
  const own = `${baseUrl}${ARTICLE_FEED_PATH}`;
  const entries = articles.slice(0, MOST_ENTRIES).map(({ slug, title, summary, date, topic }) => {
    const address = toXml(`${baseUrl}${ARTICLES_PATH}/${slug}`);
    return [
      '<entry>',
      `<id>${address}</id>`,
      `<link href="${address}"/>`,
      `<title>${toXml(title)}</title>`,
      `<summary>${toXml(summary)}</summary>`,
      `<updated>${momentOf(date)}</updated>`,
      `<category term="${topic}"/>`,
      '</entry>\n',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
    `<id>${toXml(own)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${toXml(own)}"/>`,
    `<link href="${toXml(`${baseUrl}${ARTICLES_PATH}`)}"/>`,
    `<title>${toXml(`${BRAND.name}: articles`)}</title>`,
    `<author><name>${toXml(BRAND.name)}</name></author>`,
    `<updated>${momentOf(articles[0]?.date ?? '1970-01-01')}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}

/** Serves the feed, which is made once for what articles there are; whoever has it is not sent it again. */
export function serveArticleFeed({ server, limiter, baseUrl }: App, articles: ArticleShelf): void {
  let kept: { readonly key: string; readonly etag: string; readonly body: EncodedBody } | null = null;

  function feedOf(shelf: Articles) {
    const key = `${shelf.version} ${baseUrl()}`;
    if (kept?.key !== key) {
      const text = feedText(baseUrl(), shelf.articles);
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      kept = { key, etag: `W/"${digest}"`, body: encodedBody(text) };
    }
    return kept;
  }

  server.get(ARTICLE_FEED_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!limiter.countCall(request, reply)) return sendPlain(reply, 429, ERRORS['too-many-requests'].message);
    const shelf = await articles.current();
    const { etag, body } = feedOf(shelf);
    const newest = new Date(momentOf(shelf.articles[0]?.date ?? '1970-01-01')).toUTCString();
    reply.header('cache-control', HOLDS_A_WHILE).header('etag', etag).header('last-modified', newest);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return sendEncoded(request, reply.type('application/atom+xml; charset=utf-8'), body);
  });
}
