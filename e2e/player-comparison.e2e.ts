// Players side by side: begun from a card, filled by name, ordered, and sent as an address.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { nameIn, namesIn, rowsOf } from './support/tables.ts';

test.use({ tier: 2 });

test('a card is put beside another player, the better numbers are marked, and the address brings it back', async ({
  page,
}) => {
  await open(page, '/nfl-rankings?pos=RB');
  const [first = '', , , , , sixth = ''] = await namesIn(page);
  await nameIn(rowsOf(page).first()).click();
  await page.getByRole('dialog', { name: first }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Player Comparison$/);
  await page.getByRole('combobox', { name: 'Add a player' }).fill(sixth);
  await page
    .getByRole('option', { name: new RegExp(sixth) })
    .first()
    .click();
  const rank = page.getByRole('row', { name: /^Rank, all experts / });
  await expect(page.getByRole('columnheader', { name: new RegExp(sixth) })).toBeVisible();
  await expect(rank.getByRole('cell').first()).toHaveText(/the best/);
  await expect(page.getByRole('heading', { name: 'Opponents by week' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Put ${sixth} one place earlier` }).click();
  await expect(page.getByRole('columnheader').first()).toHaveText(new RegExp(sixth));
  await open(page, page.url());
  await expect(page.getByRole('columnheader').first()).toHaveText(new RegExp(sixth));
  await expect(rank.getByRole('cell').last()).toHaveText(/the best/);
});
