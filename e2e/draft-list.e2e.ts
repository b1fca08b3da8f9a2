// The list of drafts: found by words, in an order, page by page; opened, played again, deleted.
import { isPhone, newDraft, simulated } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { goToSection } from './support/room.ts';
import { enterSubscribed } from './support/subscriber.ts';

test('drafts are found by words and state, ordered by grade, played again and deleted', async ({ page }) => {
  await enterSubscribed(page, 1); // for a draft in another scoring; nobody else's drafts are in the list
  const begun = await newDraft(page, { numberOfTeams: 8, draftType: 'LINEAR' });
  const graded = [
    await simulated(page, { numberOfTeams: 4, scoringSystemId: '2' }),
    await simulated(page, { numberOfTeams: 6 }),
  ];
  await open(page, '/draft-champion/drafts');
  const list = page.getByRole('list', { name: 'Drafts' });
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('6 teams');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Your grades' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Best grade first' });
  await expect(items.last()).toContainText('Not graded');
  await expect(page).toHaveURL(/sort=grade/);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'In progress' });
  await expect(items).toHaveCount(1);
  await expect(items.first()).toContainText('8 teams');
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'All drafts' });
  await expect(items).toHaveCount(3);

  const search = page.getByRole('searchbox', { name: 'Search drafts' });
  await search.fill('linear');
  await expect(items).toHaveCount(1);
  await search.fill('nobody drafts like this');
  await expect(page.getByText('There are no records to show')).toBeVisible();
  await page.getByRole('button', { name: 'Show all drafts' }).click();
  await expect(items).toHaveCount(3);

  await list.getByRole('link', { name: '6 teams, pick 1' }).click();
  await expect(page).toHaveURL(new RegExp(`${graded[1]}.*rate-my-draft`));
  await open(page, '/draft-champion/drafts');
  await expect(items).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete: 8 teams, pick 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(items).toHaveCount(2);
  await page.getByRole('button', { name: 'Play again: 4 teams, pick 1' }).click();
  await expect(page.getByRole('heading', { name: 'Draft room' })).toBeAttached();
  await expect(page).not.toHaveURL(new RegExp(`${begun}|drafts`));
});

test('the list has fifteen a page, the room and the front page the newest', ON_BOTH, async ({ page }) => {
  let newest = '';
  for (let made = 0; made < 16; made++) newest = await newDraft(page, { numberOfTeams: 2 });
  await open(page, '/draft-champion/drafts');
  const items = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
  await expect(items).toHaveCount(15);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(items).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  // The last draft of the last page is deleted: the page before it is shown.
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(items).toHaveCount(15);

  await open(page, '/');
  const recent = page.getByRole('region', { name: 'Your drafts' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await recent
    .getByRole('link', { name: /2 teams/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(newest));
  if (isPhone(page)) await page.getByRole('button', { name: 'Draft menu' }).click();
  await goToSection(page, 'Previous Drafts');
  await expect(items).toHaveCount(15);
  await expect(items.locator('[aria-current=page]')).toHaveCount(1);
});
