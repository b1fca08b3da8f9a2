// What a plan opens of Draft Champion: the locks of the free room, and their opening while one is in it.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { onTheClock, openRoom, suggestionButton } from './support/room.ts';
import { subscribe } from './support/subscriber.ts';

test.use({ hasMotion: true });

test('the free room shows order, tiers and points by the market, says once what a plan opens, and opens it as it stands', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await enterRegistered(page);
  const mockDraftId = await openRoom(page);
  await onTheClock(page, '1.02');
  await expect(page.getByText('Order, tiers and points by the market.')).toBeVisible();
  const list = page.getByRole('table', { name: 'Available players' });
  await expect(list.getByLabel(/locked/i)).toHaveCount(0);
  await expect(list.locator('tbody tr').first()).toContainText(/^\s*\d/);
  await expect(suggestionButton(page)).toBeEnabled();
  await suggestionButton(page).click();
  await onTheClock(page, '2.07');

  await page.locator('[data-player-row]').first().click();
  const card = page.getByRole('dialog');
  await expect(card.getByText('Rank by ADP')).toBeVisible();
  const lock = card.getByRole('link', { name: /^Tier 1: locked/ });
  await expect(lock).toHaveCount(1);
  await expect(lock).toHaveAttribute('href', `/pricing?from=${encodeURIComponent(`/draft-champion/${mockDraftId}`)}`);
  await expect(lock).toHaveAttribute('target', '_blank');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expectNoSideways(page);

  const listed = await page.request.get(`/api/mock-drafts/list-player-rankings?mockDraftId=${mockDraftId}`, {
    headers: { 'bearer-token': person.token },
  });
  expect(await listed.text()).not.toMatch(/"bestRanking":\{"rank"/);

  // Paid for in the tab of the plans; the room is told, and is not loaded anew.
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await subscribe(page.request, 1, person);
  await expect(page.getByText('Order, tiers and points by the market.')).toHaveCount(0);
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
    'Scout’s list: part of Pylon+ Tier 1',
  );
});

test.describe('with a refusal that the journey is about', () => {
  test.use({ expected: /402/ });

  test('a preset of a plan shows its lock, and a start that was refused is nobody’s last draft', async ({ page }) => {
    await open(page, '/draft-champion');
    await page.getByRole('button', { name: /^Superflex Tier 1 locked$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Subscribe to Pylon+' })).toContainText('A draft with ‘Superflex’');
    await page.keyboard.press('Escape');
    await open(page, '/draft-champion?scoring=2');
    await page.getByRole('button', { name: 'Start draft' }).click();
    await expect(page.getByRole('dialog', { name: 'Subscribe to Pylon+' })).toBeVisible();
    await open(page, '/draft-champion');
    await expect(page.getByRole('button', { name: 'Standard', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Last draft' })).toHaveCount(0);
  });
});
