// A league that no platform gives: written down, pasted, shown among the others, and pasted anew.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

test('a person writes a league down, decides its lines, and pastes its rosters anew', async ({ page }) => {
  await enterRegistered(page);
  await open(page, '/nfl/league-sync/add');
  await page.getByRole('link', { name: 'Make a league by hand' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A league by hand');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kitchen Table');
  await page.getByRole('textbox', { name: 'Your team' }).fill('Mine');
  await page.getByRole('textbox', { name: 'Paste rosters' }).fill('Qqqq Zzzz\nBills\n\nRivals:\nBench\nRavens');
  await page.getByRole('button', { name: 'Read the names' }).click();
  await expect(page.getByText('2 players on the rosters, 1 line is open.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the league' })).toBeDisabled();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep as written' }).click();
  await page.getByRole('button', { name: 'Make the league' }).click();
  const card = page.getByRole('listitem', { name: /Kitchen Table/ });
  await expect(card).toContainText('By hand');
  await expect(card).toContainText('Edited');
  await expect(card.getByRole('button', { name: /Refresh/ })).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Paste rosters anew' }).click();
  await expect(page.getByRole('list', { name: 'Teams' })).toContainText('Rivals');
  await page.getByRole('textbox', { name: 'Paste rosters' }).fill('Rivals:\nChiefs');
  await page.getByRole('button', { name: 'Read the names' }).click();
  await page.getByRole('button', { name: 'Keep these rosters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Leagues');
  await card.getByRole('button', { name: 'Remove Kitchen Table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove league' }).click();
  await expect(page.getByText('No league yet')).toBeVisible();
});
