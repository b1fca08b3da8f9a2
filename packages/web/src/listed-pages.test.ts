// @vitest-environment node
// What search engines are told of each page.
import { readFileSync } from 'node:fs';
import { INSTALLED } from '@pylon/contract/brand';
import { TABLES } from '@pylon/contract/tables/tables';
import { describe, expect, test } from 'vitest';
import { holdsSecret, listedPages, render } from './entry-server.tsx';
import { PATHS } from './paths.ts';
import { routeTree } from './routes.tsx';
import { fakeServer } from './testing/fake-answers.ts';

const SITE = 'https://draft.example';
const EACH = {
  teams: [{ name: 'buffalo-bills' }],
  players: [{ name: 'sleeper:1' }],
  articles: [{ name: 'a-title', changed: '2026-08-21' }],
};
const listed = (hasPlans = true) => listedPages(EACH, hasPlans).map(({ path }) => path);

/** The head of a page, before any script. */
async function headOf(path: string, publicUrl: string | null = SITE, theme?: 'light' | 'dark'): Promise<string> {
  const options = { api: fakeServer().transport, assets: { js: '/assets/entry.js', css: [] }, publicUrl };
  const request = new Request(`http://localhost${path}`, theme && { headers: { cookie: `pylon_theme=${theme}` } });
  const html = await (await render(request, options)).text();
  return html.slice(0, html.indexOf('</head>'));
}
const blocksIn = (head: string): readonly Record<string, unknown>[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
const canonicalOf = (head: string) => /rel="canonical" href="([^"]*)"/.exec(head)?.[1];

test('the pages that nobody keeps are those to which a mail or a sign-in elsewhere leads', () => {
  const secret = Object.values(PATHS).filter(holdsSecret);
  expect(secret).toEqual([
    PATHS.leagueSyncReturn,
    PATHS.unsubscribe,
    PATHS.stopMails,
    PATHS.resetPassword,
    PATHS.verifyEmail,
  ]);
});

describe('the pages that are listed', () => {
  test('are every page of everybody: tables, players, articles, and those of the product', () => {
    const of = (name: keyof typeof PATHS) => PATHS[name];
    const everybody = (
      ['home', 'research', 'articles', 'draftChampion', 'leagueSync', 'terms', 'privacy', 'pricing'] as const
    ).map(of);
    const methods = (
      ['expertMethods', 'oddsMethod', 'utilizationMethod', 'expectedPointsMethod', 'rookieMethod'] as const
    ).map(of);
    const rankings = (['rankings', 'weeklyRankings', 'restOfSeasonRankings'] as const).map(of);
    const found = listed();
    const wanted = [...everybody, ...methods, ...rankings, ...TABLES.map(({ path }) => path)];
    expect(wanted.filter((path) => !found.includes(path))).toEqual([]);
    for (const path of ['/nfl/players/sleeper%3A1', '/nfl/teams/buffalo-bills']) expect(found).toContain(path);
    expect(listedPages(EACH, true).at(-1)).toEqual({ path: '/articles/fantasy/a-title', changed: '2026-08-21' });
    expect(new Set(found).size).toBe(found.length);
  });

  test('are none that belong to one person, to a checkout, or to nobody yet', () => {
    const own = Object.values(routeTree.children ?? {}).flatMap(({ fullPath, options: { staticData } }) =>
      staticData?.isUnlisted ? [fullPath as string] : [],
    );
    expect(own.sort()).toEqual([
      '/checkout/$sessionId',
      '/checkout/portal',
      '/checkout/return',
      '/coming-soon',
      '/coming-soon/$slug',
      '/design',
      '/draft-champion/$mockDraftId',
      '/draft-champion/$mockDraftId/screen',
      '/draft-champion/drafts',
      '/draft-reports/$shareId',
      '/login',
      '/my-rankings',
      '/my-rankings/$listId',
      '/nfl/best-ball',
      '/nfl/cruise-control',
      '/nfl/hub',
      '/nfl/league-sync/by-hand',
      '/nfl/league-sync/hub',
      '/nfl/league-sync/return',
      '/nfl/my-roster',
      '/nfl/trade-analyzer-tool',
      '/nfl/waiver-wire-tool',
      '/operator',
      '/outbox',
      '/profile',
      '/reset-password',
      '/sign-up',
      '/stop-mails',
      '/unsubscribe',
      '/verify-email',
    ]);
    expect(listed().filter((path) => own.includes(path) || path.includes('$'))).toEqual([]);
  });

  test('where no plans are sold have no page of them', () => {
    expect(listed().filter((path) => !listed(false).includes(path))).toEqual([PATHS.pricing, PATHS.promotion]);
  });
});

describe('the head of a page', () => {
  test('names the one address of the page, without the state of its table', async () => {
    for (const path of ['/research', '/research?player=00-0000001&faq=true']) {
      const head = await headOf(path);
      expect(canonicalOf(head), path).toBe(`${SITE}/research`);
      expect(head).toContain(`<meta property="og:url" content="${SITE}/research"/>`);
    }
    expect(canonicalOf(await headOf('/'))).toBe(`${SITE}/`);
    expect(canonicalOf(await headOf('/research', null))).toBe('/research');
  });

  test('keeps the page of a list in its address', async () => {
    expect(canonicalOf(await headOf('/articles/fantasy?page=2&faq=true'))).toBe(`${SITE}/articles/fantasy?page=2`);
    expect(canonicalOf(await headOf('/articles/fantasy'))).toBe(`${SITE}/articles/fantasy`);
  });

  test.each([PATHS.profile, PATHS.login, '/draft-champion/1/screen', '/checkout/1'])(
    '%s asks not to be listed',
    async (path) => {
      const head = await headOf(path);
      expect(head).toContain('<meta name="robots" content="noindex"/>');
      expect(canonicalOf(head)).toBeUndefined();
    },
  );

  test.each(['/nowhere', '/nfl/players/nobody'])('%s has no address', async (path) => {
    const head = await headOf(path);
    expect(canonicalOf(head)).toBeUndefined();
    expect(head).not.toContain('og:url');
  });

  test('leads to what the product is installed by, and colours what stands around it', async () => {
    const head = await headOf('/research');
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(head).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>');
    const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');
    for (const side of ['light', 'dark'] as const) {
      const { [side]: colour } = INSTALLED.colours.page;
      expect(head).toContain(`<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${side})"/>`);
      expect(css.slice(css.indexOf('--page:'), css.indexOf('--surface:'))).toContain(colour);
      const chosen = await headOf('/research', SITE, side);
      expect(chosen.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
        `<meta name="theme-color" content="${colour}"/>`,
      ]);
    }
  });

  test('of no page says so', async () => {
    expect(await headOf('/nowhere')).toContain('<title>Page not found · Pylon</title>');
  });

  const everybodys = listed().filter((path) => !/^\/nfl\/(players|teams)\//.test(path));
  test.each(everybodys)('%s has title and description', async (path) => {
    const head = await headOf(path);
    expect(head.match(/<title>[^<]+ · Pylon<\/title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description" content="[^"]{10,}"/g)).toHaveLength(1);
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:type', 'og:url'])
      expect(head.match(new RegExp(`property="${name}" content="[^"]+"`, 'g')), name).toHaveLength(1);
    expect(head.match(/rel="canonical"/g)).toHaveLength(1);
    expect(head).not.toContain('noindex');
  });

  test('of an article says what it is and the way to it', async () => {
    const [article, way] = blocksIn(await headOf('/articles/fantasy/a-title'));
    expect(article).toMatchObject({
      ...{ '@type': 'Article', headline: 'A title', dateModified: '2026-08-21' },
      image: `${SITE}/content/images/tiers.png?v=1`,
      about: [
        { '@type': 'Person', name: 'Theo Brightwater', url: `${SITE}/nfl/players/00-0000001` },
        { '@type': 'SportsTeam', name: 'Buffalo Bills', url: `${SITE}/nfl/teams/buffalo-bills` },
      ],
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Articles', item: `${SITE}/articles/fantasy` }, { name: 'A title' }],
    });
  });

  test('of a table says what it answers, and whether all of it is free', async () => {
    const [data] = blocksIn(await headOf('/snap-counts'));
    expect(data).toMatchObject({ '@type': 'Dataset', url: `${SITE}/snap-counts`, isAccessibleForFree: false });
    const [free] = blocksIn(await headOf('/ownership'));
    expect(free).toMatchObject({ '@type': 'Dataset', isAccessibleForFree: true });
  });

  test('of the site says where players are searched', async () => {
    const [site] = blocksIn(await headOf('/'));
    expect(site).toMatchObject({ '@type': 'WebSite', url: `${SITE}/`, potentialAction: { '@type': 'SearchAction' } });
  });
});

test('what an article says cannot become markup, in its page or in its data', async () => {
  const options = { api: fakeServer().transport, assets: { js: '/assets/entry.js', css: [] } };
  const html = await (await render(new Request('http://localhost/articles/fantasy/a-title'), options)).text();
  expect(html).toContain('&lt;/script&gt;');
  expect(html).toMatch(/<a [^>]*href="\/nfl-adp\?view=movers"[^>]*>the list<\/a>/);
});

test.each(['/articles/fantasy', '/articles/fantasy/a-title'])('%s names the feed of articles', async (path) => {
  expect(await headOf(path)).toMatch(
    /<link rel="alternate" type="application\/atom\+xml" title="Articles" href="\/articles\/fantasy\/feed\.xml"\/>/,
  );
});

test('a link to an article is posted with its first picture, by an address that is whole', async () => {
  const picture = '<meta property="og:image" content="https://draft.example/content/images/tiers.png?v=1"/>';
  expect(await headOf('/articles/fantasy/a-title')).toContain(picture);
  expect(await headOf('/articles/fantasy/a-title', null)).not.toContain('og:image');
});

test('an article shows its picture with its size and words, and whom it is about with a way there', async () => {
  const options = { api: fakeServer().transport, assets: { js: '/assets/entry.js', css: [] }, publicUrl: SITE };
  const html = await (await render(new Request('http://localhost/articles/fantasy/a-title'), options)).text();
  expect(html).toMatch(/<img src="\/content\/images\/tiers\.png\?v=1" width="640" height="360" alt="Tiers as steps"/);
  expect(html).toMatch(/<a href="\/nfl\/players\/00-0000001"[^>]*>Theo Brightwater</);
  expect(html).toMatch(/<a href="\/nfl\/teams\/buffalo-bills"[^>]*>Buffalo Bills</);
});
