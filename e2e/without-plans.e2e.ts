// A product that sells no plans: every page is open, and says no word of plans, locks or payments.
import { expect, ON_DESKTOP } from './support/journey.ts';
import { test } from './support/own-server.ts';
import { onTheClock, openRoom } from './support/room.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ settings: { PYLON_PLANS: 'off' } });

/** Words of somebody who sells. A strategy of a draft is a plan too, and no page here names one so. */
const OF_PLANS = /\b(plans?|locked|checkout|subscriptions?|payments?|pricing|Tier [12]:)\b|Pylon\+/i;

const PAGES = [
  '/',
  '/nfl-rankings',
  '/nfl-rankings?scoring=2&view=board',
  '/nfl-rankings/weekly',
  '/nfl-adp',
  '/fantasy-football-auction-values',
  '/fantasy-football-cheat-sheets',
  '/projections?page=2',
  '/my-rankings',
  '/draft-champion',
  '/methods/experts',
  '/methods/odds',
  '/accuracy',
  '/design',
  '/sign-up',
  '/terms',
  '/privacy',
];

test.use({ expected: /404/ });

test('no page has a lock or a word of plans, and a visitor drafts by everything', ON_DESKTOP, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part).first(), path).not.toContainText(OF_PLANS);
    await expect(page.locator('a[href*="/pricing"]'), path).toHaveCount(0);
    await expect(page.getByLabel(/locked/i), path).toHaveCount(0);
  }
  for (const path of ['/pricing', '/checkout/portal', '/lantern']) {
    await page.goto(path);
    await expect(page.getByText('Out of bounds'), path).toBeVisible();
  }
  await openRoom(page);
  await onTheClock(page, '1.02');
  await expect(page.getByRole('main')).not.toContainText(OF_PLANS);
  await page.locator('[data-player-row]').first().click();
  await expect(page.getByRole('dialog').getByText('Best Ranking')).toBeVisible();
});
