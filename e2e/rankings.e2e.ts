// Who to draft: a person orders the rankings, narrows them, scores them their way, lays them out as a board and takes
// them home.
import { expect, ON_BOTH, test } from './support/journey.ts';
import { chooseScoring, open, reload, showFilters } from './support/pages.ts';
import {
  expectPlayers,
  headOf,
  nameIn,
  namesIn,
  numbersOf,
  rowsOf,
  savedRows,
  sortBy,
  textsOf,
  totalOf,
} from './support/tables.ts';

const RANKINGS = '/nfl-rankings';
const WEEKLY = '/nfl-rankings/weekly';

test.use({ tier: 2 });

test('a click on a column orders the whole season by it, another click turns it round', async ({ page }) => {
  await open(page, RANKINGS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft Rankings$/);
  const before = await numbersOf(page, 'Points');
  await sortBy(page, 'Points', 'descending');
  const [best = 0] = await numbersOf(page, 'Points');
  expect(best).toBeGreaterThanOrEqual(Math.max(...before));
  await sortBy(page, 'Points', 'ascending');
  const [least = 0] = await numbersOf(page, 'Points');
  expect(least).toBeLessThan(Math.min(...before));
  await expect(headOf(page, 'ADP')).toHaveAttribute('aria-sort', 'none');
});

test('positions narrow the table to those chosen, All brings everybody back', async ({ page }) => {
  await open(page, RANKINGS);
  const positions = page.getByRole('group', { name: 'Positions' });
  const everybody = await totalOf(page);
  await positions.getByRole('button', { name: 'RB', exact: true }).click();
  await expect(positions.getByRole('button', { name: 'RB', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectPlayers(page, /\bRB\d+/);
  const backs = await totalOf(page);
  await positions.getByRole('button', { name: 'TE', exact: true }).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(backs);
  await expectPlayers(page, /\b(RB|TE)\d+/);
  await positions.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => totalOf(page)).toBe(everybody);
});

test('a name is found on whatever page it stands', async ({ page }) => {
  await open(page, `${RANKINGS}?page=9`);
  const [wanted = ''] = await namesIn(page);
  await open(page, RANKINGS);
  await expect(rowsOf(page).filter({ hasText: wanted })).toHaveCount(0);
  const field = page.getByRole('searchbox', { name: 'Search players' });
  await field.fill(wanted);
  await field.press('Enter');
  await expect.poll(() => namesIn(page)).toEqual([wanted]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rowsOf(page)).toHaveCount(15);
});

test('a search that fits nobody says so and offers the way back', async ({ page }) => {
  await open(page, `${RANKINGS}?q=zzzz`);
  await expect(page.getByText('There are no records to show')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowsOf(page)).toHaveCount(15);
});

test('receptions are worth what the chosen scoring gives for them', async ({ page }) => {
  await open(page, `${RANKINGS}?pos=WR`);
  await showFilters(page);
  const points = async (scoring: string) => {
    await chooseScoring(page, scoring);
    const [names, numbers] = [await namesIn(page), await numbersOf(page, 'Points')];
    return new Map(names.map((name, index) => [name, numbers[index] ?? 0]));
  };
  const [full, half, none] = [await points('PPR'), await points('0.5 PPR'), await points('Standard')];
  const inAll = [...half.keys()].filter((name) => full.has(name) && none.has(name));
  expect(inAll.length, 'receivers on the first page of all three').toBeGreaterThan(5);
  for (const name of inAll) {
    expect(full.get(name), `${name} in PPR`).toBeGreaterThan(half.get(name) ?? 0);
    expect(none.get(name), `${name} in Standard`).toBeLessThan(half.get(name) ?? 0);
  }
});

test('the draft board follows the list, round by round, and loads on', ON_BOTH, async ({ page }) => {
  await open(page, `${RANKINGS}?rows=50`);
  const names = await namesIn(page);
  const lastName = (name = '') => name.split(' ').slice(1).join(' ');
  await showFilters(page);
  await page.getByRole('radio', { name: 'Draft Board' }).click();
  const board = page.getByRole('region', { name: 'Draft board' });
  const round = (number: number) =>
    board
      .getByRole('listitem')
      .nth(number - 1)
      .getByRole('link');
  await expect(round(1)).toHaveCount(12);
  await expect(round(1).first()).toContainText(lastName(names[0]));
  await expect(round(1).last()).toContainText(lastName(names[11]));
  await expect(round(2).last(), 'the second round turns back').toContainText(lastName(names[12]));
  await page.getByRole('radio', { name: 'Linear' }).click();
  await expect(round(2).first(), 'the second round begins anew').toContainText(lastName(names[12]));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => board.getByRole('link').count(), 'tiles after scrolling').toBeGreaterThan(60);
});

test('the saved file holds every row of the table, not only those of the page', async ({ page }) => {
  await open(page, `${RANKINGS}?pos=QB,TE`);
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(15);
  const { name, heads, rows } = await savedRows(page);
  expect(name).toMatch(/^\d{4}-draft-rankings\.csv$/);
  expect(heads).toEqual(expect.arrayContaining(['Rank', 'Player', 'ADP', 'Floor', 'Points', 'Ceiling']));
  expect(rows).toHaveLength(total);
  for (const shown of await namesIn(page)) expect(rows.some((row) => row.includes(shown))).toBe(true);
});

test('the address holds the state: a reload shows it again, back undoes a step', async ({ page }) => {
  await open(page, RANKINGS);
  await sortBy(page, 'Points', 'descending');
  await page.getByRole('button', { name: 'TE', exact: true }).click();
  await expect.poll(async () => (await textsOf(page, 'Player'))[0]).toMatch(/\bTE\d+/);
  const names = await namesIn(page);
  await reload(page);
  expect(await namesIn(page)).toEqual(names);
  await expect(headOf(page, 'Points')).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(headOf(page, 'Points')).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(headOf(page, 'Points')).toHaveAttribute('aria-sort', 'none');
});

test('pages follow one another without losing or repeating a player', async ({ page }) => {
  await open(page, RANKINGS);
  const first = await namesIn(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect.poll(async () => (await textsOf(page, '#'))[0]).toBe('16');
  const second = await namesIn(page);
  expect(new Set([...first, ...second]).size).toBe(30);
  await page.getByRole('combobox', { name: 'Rows of a page' }).selectOption('50 rows');
  await expect(rowsOf(page)).toHaveCount(50);
  await expect.poll(async () => (await namesIn(page)).slice(0, 30)).toEqual([...first, ...second]);
});

test('weekly rankings are of the week chosen', async ({ page }) => {
  await open(page, WEEKLY);
  await showFilters(page);
  const week = page.getByRole('combobox', { name: 'Week' });
  const now = await textsOf(page, 'Player');
  await week.selectOption('Week 3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 3 Rankings');
  await expect(page).toHaveURL(/week=3/);
  await expect.poll(() => textsOf(page, 'Player')).not.toEqual(now);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 3 Rankings');
});

test('everything on the page is reached by the keyboard alone', ON_BOTH, async ({ page }) => {
  await open(page, RANKINGS);
  await page.waitForLoadState('networkidle'); // parts that come once the page stands bring controls of their own
  // Native controls and links that can be seen; of a group of radio buttons the keyboard reaches the chosen one.
  const controls = page.locator('a[href], button, input, select').filter({ visible: true });
  const wanted = await controls.evaluateAll((nodes) =>
    nodes.flatMap((node, index) => {
      const isOut = (node as HTMLButtonElement).disabled || node.getAttribute('tabindex') === '-1'; // an input at most
      node.setAttribute('data-tabbed', String(index));
      return isOut ? [] : [String(index)];
    }),
  );
  const reached = new Set<string>();
  for (let presses = 0; presses < 2 * wanted.length && reached.size < wanted.length; presses++) {
    await page.keyboard.press('Tab');
    const mark = await page.evaluate(() => document.activeElement?.getAttribute('data-tabbed') ?? null);
    if (mark !== null) reached.add(mark);
  }
  const missed = wanted.filter((mark) => !reached.has(mark));
  expect(missed, 'not reached with Tab').toEqual([]);
});

test('the keyboard alone skips to the table, orders it, narrows it and opens a card', ON_BOTH, async ({ page }) => {
  await open(page, RANKINGS);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await headOf(page, 'Points').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(headOf(page, 'Points')).toHaveAttribute('aria-sort', 'descending');
  await expect(headOf(page, 'Points').getByRole('button'), 'the focus stays').toBeFocused();
  await page.getByRole('button', { name: 'QB', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await textsOf(page, 'Player'))[0]).toMatch(/\bQB\d+/);
  const player = nameIn(rowsOf(page).nth(2));
  await player.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(player).toBeFocused();
});

test('the head of the table stays in sight while the page moves', ON_BOTH, async ({ page }) => {
  await open(page, RANKINGS);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 600 });
  await page.evaluate(() => window.scrollTo(0, 650));
  await expect(rowsOf(page).nth(2)).not.toBeInViewport();
  await expect(headOf(page, 'Player')).toBeInViewport({ ratio: 1 });
});
