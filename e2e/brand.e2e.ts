// An operator's own brand: no page, mail, file or description says the house's names.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { BRAND, INSTALLED } from '@pylon/contract/brand';
import { expect, ON_DESKTOP } from './support/journey.ts';
import { test } from './support/own-server.ts';
import { open } from './support/pages.ts';
import { register } from './support/people.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const OWN = {
  ...{ name: 'Gridiron Desk', shortName: 'Gridiron', plan: 'Desk Pro', supportEmail: 'help@gridiron.example' },
  ...{ leagueHub: 'League Desk', mockDrafts: 'Draft Desk', description: 'Football, read at a desk' },
  guillotine: { name: 'Last Standing', url: 'https://laststanding.example' },
};

function brandFile(): string {
  const file = join(temporaryFolder('brand'), 'brand.json');
  writeFileSync(file, JSON.stringify(OWN));
  return file;
}

test.describe.configure({ timeout: 480_000 });
// The sample season is called by the brand that it is made under.
test.use({ settings: { PYLON_BRAND_FILE: brandFile(), PYLON_OUTBOX: 'on' }, isFresh: true, isAtServer: true });

const { name, plan, leagueHub, mockDrafts, supportEmail, guillotine } = BRAND;
const OF_THE_HOUSE = [name, plan, leagueHub, mockDrafts, supportEmail, guillotine.name, INSTALLED.shortName];
const PATTERNS = OF_THE_HOUSE.map((each) => new RegExp(`(?<!\\w)${each.replaceAll(/[+.]/g, '\\$&')}(?!\\w)`));

/** Names of the house in a text, each with what stands around it. */
const houseIn = (text: string): readonly string[] =>
  PATTERNS.flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 60)];
  });

/** Pages that belong to one person or are listed nowhere. */
const UNLISTED = [
  ...['/login', '/signup', '/profile', '/pricing', '/terms', '/privacy', '/coming-soon', '/outbox', '/lantern'],
  ...['/nfl/hub', '/nfl/league-sync/add', '/nfl/league-sync/hub', '/draft-kit', '/no-such-page'],
];
/** Of pages that there is one of for each of many, so many are read. */
const OF_EACH = 3;

async function pagesOf(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  const alike = Map.groupBy(paths, (path) => path.split('/').slice(0, -1).join('/') || path);
  return [...[...alike].flatMap(([, each]) => (each.length > 20 ? each.slice(0, OF_EACH) : each)), ...UNLISTED];
}

test('what is read without a browser says no name of the house', ON_DESKTOP, async ({ request, baseURL }) => {
  const said: Record<string, readonly string[]> = {};
  const look = (what: string, text: string) => {
    const found = houseIn(text);
    if (found.length > 0) said[what] = found;
  };
  const pages = await pagesOf(request);
  expect(pages.length).toBeGreaterThan(60);
  const files = ['/manifest.webmanifest', '/articles/fantasy/feed.xml', '/api/openapi.json', '/api/docs'];
  for (const path of [...pages, ...files, '/offline.html', '/api/content/faq', '/api/data-sources']) {
    look(path, await (await request.get(path)).text());
  }
  // The worker has the house's names within, and takes the operator's before it reads them.
  const worker = await (await request.get('/sw.js')).text();
  expect(worker.startsWith('globalThis.pylonBrand={')).toBe(true);
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({
    ...{ name: OWN.name, short_name: OWN.shortName, description: OWN.description },
  });

  const { email, token } = await register(request);
  const headers = { 'bearer-token': token };
  const ask = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), path).toBe(true);
  };
  await ask('/users/send-verification', {});
  await ask('/reset-password/solicitation', { email });
  await ask('/support/messages', { text: 'Where is my league?' });
  await expect
    .poll(async () => {
      const outbox = await (await request.get('/api/development/outbox')).json();
      return outbox.data?.mails?.length ?? 0;
    })
    .toBeGreaterThan(2);
  look('mails', await (await request.get('/api/development/outbox')).text());
  expect(said, `at ${baseURL}`).toEqual({});
});

test('what the browser draws itself says the operator’s names', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: `The ${OWN.name} Newsletter` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(OWN.name));
  await open(page, '/nfl/hub');
  expect(houseIn((await page.locator('body').textContent()) ?? '')).toEqual([]);
  // A page that the browser goes to by itself is drawn there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: `Sign into ${OWN.name}` })).toBeVisible();
  await page.goto('/offline.html');
  await expect(page).toHaveTitle(new RegExp(OWN.name));
  expect(houseIn((await page.locator('body').textContent()) ?? '')).toEqual([]);
});
