// Every tool of a league by keys alone: nothing is reached, chosen or told only to a pointer.
import type { Locator, Page } from '@playwright/test';
import { syncBiddingLeague } from './support/bidding-league.ts';
import { expect, ON_DESKTOP, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterSubscribed } from './support/subscriber.ts';

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 150;

/** Goes on by Tab until something has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const element = await wanted.elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await page.evaluate((there) => document.activeElement === there, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${wanted}`);
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

test('a subscriber goes through each tool of a league without a pointer', ON_DESKTOP, async ({ page }) => {
  await enterSubscribed(page, 2);
  await syncBiddingLeague(page);

  await test.step('Fantasy HQ', async () => {
    await open(page, '/nfl/hub');
    const fold = page.getByRole('button', { name: 'Boom or bust' });
    await press(page, fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    const rankings = page.getByRole('region', { name: 'League rankings' });
    await press(page, rankings.getByRole('button', { name: 'Next page' }));
    await expect(rankings.getByText('Page 2 of', { exact: false })).toBeVisible();
  });

  await test.step('My Roster', async () => {
    await open(page, '/nfl/my-roster');
    const best = page.getByRole('button', { name: 'Best', exact: true });
    await press(page, best);
    await expect(best).toHaveAttribute('aria-pressed', 'true');
    await expect(best).toBeFocused();
  });

  await test.step('Start/Sit', async () => {
    await open(page, '/nfl/start-sit-tool');
    await press(page, page.getByRole('button', { name: 'Add more players' }));
    const dialog = page.getByRole('dialog', { name: 'Add more players' });
    const search = dialog.getByRole('combobox', { name: 'Find a player' });
    for (const [index, name] of ['Bills', 'Chiefs'].entries()) {
      await tabTo(page, search);
      await page.keyboard.type(name);
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(`${index + 1} of 8`)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
  });

  await test.step('Trade Analyzer', async () => {
    await open(page, '/nfl/trade-analyzer-tool');
    await press(page, page.getByRole('region', { name: 'You trade away' }).getByRole('checkbox').nth(1), 'Space');
    await press(
      page,
      page
        .getByRole('region', { name: /You receive from/ })
        .getByRole('checkbox')
        .nth(2),
      'Space',
    );
    await press(page, page.getByRole('button', { name: 'What it does' }));
    await expect(page.getByRole('heading', { name: 'What it does' })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'See full analysis' }));
    await expect(page.getByRole('table', { name: /Places of both teams/ })).toBeVisible();
  });

  await test.step('Waiver Wire', async () => {
    await open(page, '/nfl/waiver-wire-tool');
    const first = page.getByRole('list', { name: 'Available players' }).getByRole('checkbox').first();
    await press(page, first, 'Space');
    const bid = page.getByRole('list', { name: 'Bids' }).locator(':scope > li').first();
    await expect(bid.getByText('Recommended', { exact: true })).toBeVisible();
    await press(page, bid.getByText('Chances by bid'));
    await expect(bid.getByRole('table')).toBeVisible();
    await press(page, bid.getByRole('button', { name: /^Remove/ }));
    await expect(page.getByRole('heading', { name: 'FAAB calculator' })).toHaveCount(0);
  });

  await test.step('Cruise Control', async () => {
    await open(page, '/nfl/cruise-control');
    await tabTo(page, page.getByRole('radio', { checked: true }).first());
    await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('button', { name: 'Switch on' }));
    await expect(page.getByRole('heading', { name: 'Cruise Control is on' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Switch off' }));
    await expect(page.getByRole('heading', { name: 'Cruise Control is off' })).toBeVisible();
  });
});
