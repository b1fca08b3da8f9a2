// Whose a player is in a person's league: beside names in tables and on the card.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open, reload, showFilters } from './support/pages.ts';
import { enterRegistered, register } from './support/people.ts';
import { nameIn, namesIn, rowsOf, totalOf } from './support/tables.ts';

const ADP = '/nfl-adp?pos=QB';

test('with a league every name in a table says whose it is, and the card says it for each league', async ({ page }) => {
  const person = await enterRegistered(page);
  const { name, sitter } = await keepLeague(page.request, person);
  await open(page, ADP);
  const badges = rowsOf(page).filter({ hasText: name });
  await expect(badges.first()).toContainText(`On your bench in ${name}`);
  expect(await namesIn(page)).toContain(sitter);
  await expect(page.getByText(`In your line-up in ${name}`)).toHaveCount(1);
  await expect(
    page.getByText(`On the roster of Goal Line Goats of Upper Saskatchewan and the Rest in ${name}`),
  ).toHaveCount(2);
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

for (const [path, most] of [
  ['/nfl-adp', 11],
  ['/nfl-rankings', 11],
  ['/fantasy-finishes', 11],
] as const) {
  test(`${path} is narrowed to the own roster, to the free agents, and to everybody again`, async ({ page }) => {
    const person = await enterRegistered(page);
    const { id, name, sitter } = await keepLeague(page.request, person);
    await open(page, path);
    const everybody = await totalOf(page);
    await showFilters(page);
    const whose = page.getByRole('combobox', { name: 'Whose' });
    await whose.selectOption('My roster');
    await expect.poll(() => totalOf(page)).toBeLessThanOrEqual(most);
    await expect(page).toHaveURL(new RegExp(`mineIn=${id}`));
    expect(await namesIn(page)).toContain(sitter);
    const mine = await totalOf(page);
    await expect(rowsOf(page).filter({ hasText: /On your bench|In your line-up/ })).toHaveCount(mine);
    await expectNoSideways(page);
    await expectAccessible(page);
    await reload(page);
    expect(await totalOf(page), 'the address keeps it').toBe(mine);
    await showFilters(page);
    await whose.selectOption('Free agents');
    await expect.poll(() => totalOf(page)).toBeGreaterThan(most);
    expect(await totalOf(page)).toBeLessThan(everybody);
    expect(await namesIn(page)).not.toContain(sitter);
    await expect(rowsOf(page).first()).toContainText(`On no roster in ${name}`);
    await whose.selectOption('Everybody');
    await expect.poll(() => totalOf(page)).toBe(everybody);
  });
}

test.describe('a page of somebody else’s league', () => {
  test.use({ expected: /404/ });

  for (const who of ['a visitor', 'somebody with an account'] as const)
    test(`tells ${who} so, and leads to everybody`, async ({ page, playwright, baseURL }) => {
      const elsewhere = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      const { id } = await keepLeague(elsewhere, await register(elsewhere));
      await elsewhere.dispose();
      if (who !== 'a visitor') await enterRegistered(page);
      await open(page, `/nfl-adp?mineIn=${id}`);
      await expect(page.getByText('This league has nothing to show here')).toBeVisible();
      await expectAccessible(page, 'main');
      await page.getByRole('button', { name: 'Show everybody' }).click();
      await expect.poll(() => totalOf(page)).toBeGreaterThan(100);
    });
});
