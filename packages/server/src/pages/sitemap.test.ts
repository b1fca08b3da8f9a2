import { describe, expect, test } from 'vitest';
import { robotsText, sitemapText } from './sitemap.ts';

const SITE = 'https://draft.example';

describe('a sitemap', () => {
  test('names every page by its whole address, and the day where it is known', () => {
    const text = sitemapText(SITE, [{ path: '/' }, { path: '/articles/a', changed: '2026-08-21' }]);
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://draft.example/</loc></url>\n' +
        '<url><loc>https://draft.example/articles/a</loc><lastmod>2026-08-21</lastmod></url>\n</urlset>\n',
    );
  });

  test('lets no sign of an address become markup', () => {
    expect(sitemapText(SITE, [{ path: '/?a=1&b=<x>' }])).toContain(
      '<loc>https://draft.example/?a=1&amp;b=&lt;x&gt;</loc>',
    );
  });

  test('has no more addresses and bytes than the protocol allows', () => {
    const pages = Array.from({ length: 50_010 }, (_, index) => ({ path: `/nfl/players/00-00${index}` }));
    const text = sitemapText(SITE, pages);
    expect(text.match(/<loc>/g)).toHaveLength(50_000);
    expect(text.length).toBeLessThan(50 * 1024 * 1024);
  });
});

test('robots are kept from calls, but for the picture of a shared link, and shown the sitemap', () => {
  expect(robotsText(SITE)).toBe(
    'User-agent: *\nAllow: /api/shared-drafts/\nDisallow: /api/\n\nSitemap: https://draft.example/sitemap.xml\n',
  );
});
