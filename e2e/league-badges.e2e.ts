// Whose a player is in a person's league: beside names in tables and on the card.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { nameIn, namesIn, rowsOf } from './support/tables.ts';

const ADP = '/nfl-adp?pos=QB';

test('with a league every name in a table says whose it is, and the card says it for each league', async ({ page }) => {
  const person = await enterRegistered(page);
  const { name, sitter } = await keepLeague(page.request, person);
  await open(page, ADP);
  const badges = rowsOf(page).filter({ hasText: name });
  await expect(badges.first()).toContainText(`On your bench in ${name}`);
  expect(await namesIn(page)).toContain(sitter);
  await expect(page.getByText(`In your line-up in ${name}`)).toHaveCount(1);
  await expect(page.getByText(`On the roster of Goal Line Goats in ${name}`)).toHaveCount(2);
  await expect(page.getByText(`On no roster in ${name}`)).toHaveCount(11);
  await expectNoSideways(page);
  await expectAccessible(page);
  await nameIn(badges.first()).click();
  const card = page.getByRole('dialog');
  await expect(card.getByText(`Bench in ${name}`)).toBeVisible();
  const leagues = card.getByRole('region', { name: 'In your leagues' });
  await expect(leagues).toContainText(`${name}Yours, on the bench`);
  await expectAccessible(page);
});
