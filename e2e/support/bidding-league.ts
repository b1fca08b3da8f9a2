import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { open } from './pages.ts';

/** Syncs the invented league of Sleeper, which bids and trades picks, for whoever the page is open to. */
export async function syncBiddingLeague(page: Page) {
  await open(page, '/nfl/league-sync/add');
  const platforms = page.getByRole('list', { name: 'Platforms' });
  await platforms.getByRole('link', { name: /^Sleeper/ }).click();
  const form = page.getByRole('form', { name: 'Connect my Sleeper Leagues' });
  await form.getByLabel('Username', { exact: true }).fill('ada');
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Invented League' }).check();
  await page.getByRole('button', { name: 'Sync Leagues' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sync in Progress');
  await page.getByRole('main').getByRole('link', { name: 'My Leagues' }).click();
  const card = page.getByRole('list', { name: 'Leagues' }).getByRole('listitem', { name: 'Invented League' });
  await expect(card).toContainText('In play, week 2');
}
