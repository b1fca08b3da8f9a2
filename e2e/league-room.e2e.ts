// A mock room of one's own league: opened from the page of drafts, badged, and honest about what past drafts tell.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const DRAFTS = '/draft-champion';

test('a subscriber drafts against the teams of their league, by keyboard', async ({ page }) => {
  const person = await enterSubscribed(page, 1);
  const { name } = await keepLeague(page.request, person);
  await open(page, DRAFTS);
  const part = page.getByRole('region', { name: 'A mock room of your league' });
  await expect(part.getByLabel('League')).toContainText(name);
  await expect(part).toContainText('not proven to foresee picks better');
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await part.getByRole('button', { name: 'Open the room' }).focus();
  await page.keyboard.press('Enter');
  const badge = page.getByRole('region', { name: 'Scenario' });
  await expect(badge).toContainText(name);
  await badge.getByRole('button', { name: 'About this room' }).focus();
  await page.keyboard.press('Enter');
  const about = page.getByRole('dialog', { name: `The room of ${name}` });
  await expect(about).toContainText('Seats are plain bots.');
  await expect(about).toContainText('A league that is kept by hand has no earlier drafts here.');
  await expect(about).toContainText('kept by hand, so the room is not scored');
  await expectAccessible(page, '[role=dialog]');
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(page.getByText('Goal Line Goats').first()).toBeAttached();
});

test('Fantasy HQ leads to the room of its league by one press', async ({ page }) => {
  const person = await enterSubscribed(page, 1);
  const { name } = await keepLeague(page.request, person);
  await open(page, '/nfl/hub');
  await page.getByRole('button', { name: 'Mock draft of this league' }).click();
  await expect(page.getByRole('region', { name: 'Scenario' })).toContainText(name);
});

test('leaning seats are asked for of a league without past drafts, and said to be plain', async ({ page }) => {
  const person = await enterSubscribed(page, 1);
  const { name } = await keepLeague(page.request, person);
  await open(page, DRAFTS);
  const part = page.getByRole('region', { name: 'A mock room of your league' });
  await part.getByRole('radio', { name: 'Leaning bots' }).click();
  await part.getByRole('button', { name: 'Open the room' }).click();
  await page.getByRole('region', { name: 'Scenario' }).getByRole('button', { name: 'About this room' }).click();
  await expect(page.getByRole('dialog', { name: `The room of ${name}` })).toContainText(
    'although leaning ones were asked for',
  );
});

test.describe('below the plan', () => {
  test.use({ expected: /status of 40[23]/ });

  test('the room is not opened, and the page says why', async ({ page }) => {
    const person = await enterRegistered(page);
    await keepLeague(page.request, person);
    await open(page, DRAFTS);
    const part = page.getByRole('region', { name: 'A mock room of your league' });
    await part.getByRole('button', { name: 'Open the room' }).click();
    await expect(part.getByRole('alert')).not.toBeEmpty();
    await expect(page).toHaveURL(new RegExp(DRAFTS));
  });
});
