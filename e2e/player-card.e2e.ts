// Who a player is: their card opens over any page, by mouse and by keyboard, has an address, and gives the page back.
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { chooseScoring, open, reload, scoringPicker } from './support/pages.ts';
import { nameIn, namesIn, rowsOf } from './support/tables.ts';

const RANKINGS = '/nfl-rankings';

test.use({ tier: 2 });

test(
  'a click opens the card; Escape, the cross and back close it, and the page is as it was',
  ON_BOTH,
  async ({ page }) => {
    await open(page, `${RANKINGS}?pos=RB`);
    const [name = ''] = await namesIn(page);
    const link = nameIn(rowsOf(page).first());
    const card = page.getByRole('dialog', { name });

    await link.click();
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveURL(/player=/);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(link, 'the focus returns').toBeFocused();
    await expect(page).toHaveURL(/nfl-rankings\?pos=RB$/);

    await link.click();
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();

    await link.click();
    await expect(card).toBeVisible();
    await page.goBack();
    await expect(card).toBeHidden();
    await expect(page).toHaveURL(/nfl-rankings\?pos=RB$/);
  },
);

test('the keyboard opens the card, stays in it, and comes back to where it was', ON_BOTH, async ({ page }) => {
  await open(page, RANKINGS);
  const link = nameIn(rowsOf(page).nth(4));
  await link.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card.getByRole('link', { name: 'Open the full page' })).toBeVisible();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    // From the last of the card's controls the way leads round to its first one, in two steps of the browser.
    await expect
      .poll(() => card.evaluate((node) => node.contains(document.activeElement)), `inside after ${presses + 1} steps`)
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(link).toBeFocused();
});

test('the card answers rank, projection, draft position, weeks and seasons', async ({ page }) => {
  await open(page, `${RANKINGS}?pos=WR`);
  await nameIn(rowsOf(page).first()).click();
  const card = page.getByRole('dialog');
  for (const term of ['Rank', 'Season Proj.', 'ADP', 'BYE Week', 'Best Ranking', 'Worst Ranking'])
    await expect(
      card
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}`) })
        .first(),
    ).toBeVisible();
  await expect(card.getByRole('definition').first()).toHaveText(/^#\d+/);
  await expect(card.getByText(/^Week \d+ outlook(vs|@) [A-Z]+, which gives up the .* to WR/)).toBeVisible();
  await expect(card.getByRole('figure', { name: /^Points by week/ })).toBeVisible();
  const seasons = card.getByRole('table', { name: /^Season totals/ });
  await expect(seasons.getByRole('row')).not.toHaveCount(1);
  await expect(card.getByText(/Sample data/)).toBeVisible();
});

test("an address with a player opens their card over the page, whoever's it is", async ({ page }) => {
  await open(page, '/nfl-adp');
  const name = (await namesIn(page))[2] ?? '';
  await rowsOf(page).getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Average Draft Position$/);
});

test('the full page has every game and the same name, and counts in the scoring chosen there', async ({ page }) => {
  await open(page, `${RANKINGS}?pos=WR&scoring=2`);
  const [name = ''] = await namesIn(page);
  await nameIn(rowsOf(page).first()).click();
  await page.getByRole('link', { name: 'Open the full page' }).click();
  await expect(page).toHaveURL(/\/nfl\/players\/.*scoring=2/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('img', { name: /^Utilization score \d+$/ })).toBeVisible();
  const games = page.getByRole('table', { name: /^Games of/ });
  await expect(games.getByRole('columnheader', { name: 'vs WR' })).toBeVisible();
  await expect(games.getByRole('row', { name: /^18/ }), 'weeks to come too').toContainText(/(vs|@) [A-Z]+/);
  const points = games.getByRole('row').nth(1).getByRole('cell').nth(2);
  const full = Number(await points.textContent());
  await chooseScoring(page, 'Standard');
  await expect.poll(async () => Number(await points.textContent())).toBeLessThan(full);
  await page.goBack();
  await expect(scoringPicker(page)).toHaveAccessibleName('Scoring: PPR');
});

test(
  'any player and any page is found by name from anywhere, with a key or a button',
  ON_BOTH,
  async ({ page }, { project }) => {
    await open(page, `${RANKINGS}?pos=WR&page=4`);
    const [wanted = ''] = await namesIn(page);
    await open(page, '/');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Search', exact: true }).click();
    else await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    const field = search.getByRole('combobox', { name: 'Player, team or page' });
    await expect(field).toBeFocused();
    await field.fill(wanted);
    await expect(search.getByRole('option', { name: new RegExp(wanted) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: wanted })).toBeVisible();
    await expect(search).toBeHidden();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await field.fill('snap');
    await search.getByRole('option', { name: /^Snap Counts/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Snap Counts$/);
  },
);

test('letters typed before the search has come stand in it, and are searched for', async ({ page }) => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await open(page, RANKINGS);
  const [wanted = ''] = await namesIn(page);
  // Whatever script is asked for from now on is what the press brings.
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/[^/]+\.js$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await asked;
  await page.keyboard.type(`${wanted}?`);
  await page.keyboard.press('Backspace');
  letThrough();
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox', { name: 'Player, team or page' });
  await expect(field).toHaveValue(wanted);
  await expect(search.getByRole('option', { name: new RegExp(wanted) })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('zz');
  await expect(field).toHaveValue(`${wanted}zz`);
});

test.describe('an address that names nobody', () => {
  test.use({ expected: /404/ });
  test('a player nobody knows is told as such, and the page stays', async ({ page }) => {
    const answers = page.waitForResponse((response) => response.url().includes('/api/player-card'));
    await open(page, `${RANKINGS}?player=00-9999999`);
    expect((await answers).status()).toBe(404);
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rowsOf(page)).toHaveCount(15);
  });
});

test('the card, the search and the full page can be used by everybody, by day and by night', async ({ page }) => {
  await open(page, RANKINGS);
  await nameIn(rowsOf(page).first()).click();
  await expect(page.getByRole('link', { name: 'Open the full page' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('link', { name: 'Open the full page' }).click();
  await expect(page.getByRole('table', { name: /^Games of/ })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Player, team or page' });
  await field.fill('an');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('the search does things: it changes the theme, and says so at the switch', async ({ page }) => {
  await open(page, '/nfl-adp');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Player, team or page' }).fill('dark th');
  await page.getByRole('option', { name: /^Dark theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /^Theme: dark/ })).toBeVisible();
});
