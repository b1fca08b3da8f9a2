// What a plan opens of Draft Champion: the locks of the free room, and their opening while one is in it.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { onTheClock, openRoom, suggestionButton } from './support/room.ts';
import { subscribe } from './support/subscriber.ts';

test.use({ hasMotion: true });

const FIGURES = ['Rank', 'Season Proj.', 'Best Ranking', 'Worst Ranking', 'Tier Break'];

test('the free room drafts by ADP behind its locks, and opens them when the plan begins, as it stands', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await enterRegistered(page);
  const mockDraftId = await openRoom(page);
  await onTheClock(page, '1.02');
  await expect(page.getByText('In the order of ADP.')).toBeVisible();
  await expect(suggestionButton(page)).toBeEnabled();
  await suggestionButton(page).click();
  await onTheClock(page, '2.07');

  await page.locator('[data-player-row]').first().click();
  const card = page.getByRole('dialog');
  for (const figure of FIGURES) {
    const value = card.locator('dt', { hasText: new RegExp(`^${figure}$`) }).locator('xpath=following-sibling::dd');
    const lock = value.getByRole('link', { name: /^Tier 1: locked/ });
    await expect(lock).toHaveAttribute('href', '/pricing');
    await expect(lock).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expectNoSideways(page);

  const listed = await page.request.get(`/api/mock-drafts/list-player-rankings?mockDraftId=${mockDraftId}`, {
    headers: { 'bearer-token': person.token },
  });
  expect(await listed.text()).not.toMatch(/"(rank|seasonalScoredProjections)":[\d.]/);

  // Paid for in the tab of the plans; the room is told, and is not loaded anew.
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await subscribe(page.request, 1, person);
  await expect(page.getByText('In the order of ADP.')).toHaveCount(0);
  await onTheClock(page, '2.07');
  await page.locator('[data-player-row]').first().click();
  await expect(card.locator('dd', { hasText: /^#\d+$/ })).toBeVisible();
  await expect(card.getByText(/\d+\/\d+ left in tier \d+/)).toBeVisible();
  await expect(card.getByRole('link', { name: /locked/ })).toHaveCount(0);
  await expect(page.locator('body[data-same-page]')).toBeAttached();
});

test('an expert of the plan is listed with their lock, and reaching for them tells of the plan', async ({ page }) => {
  await open(page, '/draft-champion');
  await page.locator('summary', { hasText: /^Board/ }).click();
  await page.getByRole('button', { name: 'Experts: All' }).click();
  await page.getByRole('button', { name: /^Scout.* locked$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Subscribe to Pylon+' })).toContainText(
    'Scout’s list opens with Pylon+ Tier 1',
  );
});
