// Where players go: a person compares providers, reads the board that follows the consensus, and sees who is moving.
import { expect, ON_BOTH, ON_DESKTOP, test } from './support/journey.ts';
import { chooseView, open, reload, showFilters } from './support/pages.ts';
import { expectPlayers, headOf, namesIn, numbersOf, rowsOf, savedRows, sortBy, totalOf } from './support/tables.ts';

const ADP = '/nfl-adp';

test.use({ tier: 2 });
/** A phone has no room for the whole words. */
const CONSENSUS = '(Consensus|ADP)\\b';
const DIFFERENCE = '(PPR − Standard|Diff)\\b';

test('the consensus orders the table and turns round', async ({ page }) => {
  await open(page, ADP);
  await sortBy(page, CONSENSUS, 'ascending');
  const [first = 0] = await numbersOf(page, CONSENSUS);
  expect(first).toBeLessThan(5);
  await sortBy(page, CONSENSUS, 'descending');
  const [last = 0] = await numbersOf(page, CONSENSUS);
  expect(last).toBeGreaterThan(100);
  await reload(page);
  await expect(headOf(page, CONSENSUS)).toHaveAttribute('aria-sort', 'descending');
  expect((await numbersOf(page, CONSENSUS))[0]).toBe(last);
});

test('a provider can be put on top of the table by choosing it alone', ON_BOTH, async ({ page }, { project }) => {
  await open(page, ADP);
  await showFilters(page);
  await page.getByRole('button', { name: /^Providers:/ }).click();
  await page.getByRole('checkbox', { name: 'Yahoo' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/from=yahoo/);
  await expect(page.getByRole('button', { name: 'Providers: Yahoo' })).toBeFocused();
  // On a phone a provider's number opens under the row, beside no other provider's.
  if (project.name === 'phone') await rowsOf(page).first().getByRole('button', { name: 'More' }).click();
  else await sortBy(page, 'Yahoo', 'ascending');
  await expect(page.getByRole('table').getByText('Yahoo', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('table').getByText('Sleeper', { exact: true }).filter({ visible: true })).toBeHidden();
});

test(
  'two formats stand side by side, sorted by what they differ by, on the screen and in the file',
  ON_BOTH,
  async ({ page }) => {
    await open(page, ADP);
    await showFilters(page);
    await page.getByRole('combobox', { name: 'Format', exact: true }).selectOption({ label: 'PPR' });
    await page.getByRole('combobox', { name: 'Compared with' }).selectOption({ label: 'Standard' });
    await expect(page).toHaveURL(/beside=standard/);
    await sortBy(page, DIFFERENCE, 'ascending');
    await sortBy(page, DIFFERENCE, 'descending');
    const differences = await numbersOf(page, DIFFERENCE);
    expect(differences[0]).toBeGreaterThan(0);
    expect(differences).toEqual(differences.toSorted((one, other) => other - one));
    await expect(page.getByText(/^PPR: .*FFCalculator.* Standard: FFCalculator/)).toBeVisible();
    const { heads, rows } = await savedRows(page);
    expect(heads).toEqual(expect.arrayContaining(['In PPR', 'In Standard', 'PPR less Standard']));
    expect(rows).toHaveLength(await totalOf(page));
  },
);

test('positions and a name narrow the table', async ({ page }) => {
  await open(page, ADP);
  const everybody = await totalOf(page);
  await page.getByRole('button', { name: 'QB', exact: true }).click();
  await expect.poll(() => totalOf(page)).toBeLessThan(everybody);
  await expectPlayers(page, /\bQB\d+/);
  const wanted = (await namesIn(page))[3] ?? '';
  await page.getByRole('searchbox', { name: 'Search players' }).fill(wanted);
  await expect.poll(() => namesIn(page)).toEqual([wanted]);
});

test('the draft board follows the consensus', async ({ page }) => {
  await open(page, `${ADP}?sort=consensus`);
  const names = await namesIn(page);
  await chooseView(page, 'Draft Board');
  const tiles = page.getByRole('region', { name: 'Draft board' }).getByRole('listitem').first().getByRole('link');
  await expect(tiles).toHaveCount(12);
  for (const [index, name] of names.slice(0, 12).entries())
    await expect(tiles.nth(index)).toContainText(name.split(' ').slice(1).join(' '));
});

test('movers rise to an earlier pick and fall to a later one', async ({ page }) => {
  await open(page, ADP);
  await chooseView(page, 'Movers');
  await expect(page).toHaveURL(/view=movers/);
  for (const [title, sign] of [
    ['Rising', 1],
    ['Falling', -1],
  ] as const) {
    const moves = page.getByRole('region', { name: title }).getByRole('listitem');
    await expect(moves.first()).toBeVisible();
    const moved = (await moves.allInnerTexts()).map((text) => (text.match(/\d+\.\d/g) ?? []).map(Number));
    for (const [from = 0, to = 0] of moved) expect(sign * (from - to)).toBeGreaterThan(0);
    const changes = moved.map((numbers) => numbers.at(-1) ?? 0);
    expect(changes, 'largest moves first').toEqual(changes.toSorted((one, other) => other - one));
  }
  await page.getByRole('button', { name: 'WR', exact: true }).click();
  await expect(page).toHaveURL(/pos=WR/);
  await expect(async () => {
    const moves = await page.getByRole('region', { name: 'Rising' }).getByRole('listitem').allInnerTexts();
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(move).toContain('WR');
  }).toPass();
});

test('the saved file holds every row and every provider', async ({ page }) => {
  await open(page, ADP);
  const total = await totalOf(page);
  const { name, heads, rows } = await savedRows(page);
  expect(name).toMatch(/^adp-\d{4}\.csv$/);
  expect(heads).toEqual(expect.arrayContaining(['Player', 'Consensus', 'ESPN', 'Sleeper', 'Yahoo', 'Dynasty ADP']));
  expect(rows).toHaveLength(total);
});

test('a further column is shown when it is picked', ON_BOTH, async ({ page }, { project }) => {
  await open(page, ADP);
  // A phone has no picker: there every column opens under its row.
  if (project.name === 'phone') {
    await rowsOf(page).first().getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('term').filter({ hasText: 'Bye' })).toBeVisible();
    return;
  }
  await expect(headOf(page, 'Bye')).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Bye' }).check();
  await expect(headOf(page, 'Bye')).toBeVisible();
  await reload(page);
  await expect(headOf(page, 'Bye')).toBeVisible();
});

test('a standard column is hidden, stays so by its address, and comes back', ON_DESKTOP, async ({ page }) => {
  await open(page, ADP);
  await expect(headOf(page, 'Consensus')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Consensus', exact: true }).uncheck();
  await expect(headOf(page, 'Consensus')).toBeHidden();
  await expect(page).toHaveURL(/cols=-consensus/);
  await reload(page);
  await expect(headOf(page, 'Consensus')).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Standard columns' }).click();
  await expect(headOf(page, 'Consensus')).toBeVisible();
});
