// What to expect of everybody: a person goes through weeks and positions, in their scoring, and takes the numbers home.
import { expect, ON_BOTH, ON_DESKTOP, test } from './support/journey.ts';
import { chooseScoring, open, reload, showFilters } from './support/pages.ts';
import { expectPlayers, headOf, namesIn, numbersOf, rowsOf, savedRows, sortBy, totalOf } from './support/tables.ts';

const PROJECTIONS = '/projections';

test.use({ tier: 2 });

test('another week has other numbers and another name', async ({ page }) => {
  await open(page, PROJECTIONS);
  await showFilters(page);
  const before = await numbersOf(page, 'Points');
  await page.getByRole('combobox', { name: 'Week' }).selectOption('Week 2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 2 Projections');
  await expect.poll(() => numbersOf(page, 'Points')).not.toEqual(before);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Week 2 Projections');
  await expect.poll(() => numbersOf(page, 'Points')).toEqual(before);
});

test('a season adds up to many times a week', async ({ page }) => {
  await open(page, PROJECTIONS);
  const [week = 0] = await numbersOf(page, 'Points');
  await showFilters(page);
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.selectOption({ index: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d{4} Projections$/);
  await expect(page.getByRole('combobox', { name: 'Week' })).toHaveCount(0);
  const bestOfSeason = async () => (await numbersOf(page, 'Points'))[0];
  await expect.poll(bestOfSeason).toBeGreaterThan(8 * week);
  expect(await bestOfSeason()).toBeLessThan(18 * week);
});

test('one position at a time, each with the amounts that tell its story', ON_BOTH, async ({ page }, { project }) => {
  await open(page, PROJECTIONS);
  for (const [position, amount, foreign] of [
    ['QB', 'Pass yds', 'Tgt'],
    ['WR', 'Rec yds', 'Pass yds'],
    ['K', 'FG 50+', 'Rec yds'],
    ['D/ST', 'Sack', 'Rec yds'],
  ] as const) {
    const chip = page.getByRole('button', { name: position, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    if (project.name === 'phone') {
      await rowsOf(page).first().getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('term').filter({ hasText: amount })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: foreign })).toHaveCount(0);
    } else {
      await expect(page.getByRole('columnheader', { name: amount, exact: true })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: foreign, exact: true })).toHaveCount(0);
    }
    await expectPlayers(page, new RegExp(position));
  }
});

test('names are whole on a small desktop, first names too', ON_DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const search of ['view=seasonal&rows=50', 'pos=FLEX&rows=50', 'pos=DST']) {
    await open(page, `${PROJECTIONS}?${search}`);
    const names = rowsOf(page).locator('.name > span');
    const cut = await names.evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map(({ textContent }) => textContent),
    );
    expect(cut, search).toEqual([]);
  }
});

test('a name of usual length is whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PROJECTIONS);
  const names = rowsOf(page).locator('.name');
  const cut = await names.evaluateAll((all) =>
    all
      .filter((name) => [...name.children].some((part) => part.scrollWidth > part.clientWidth + 1))
      .map(({ textContent }) => textContent)
      .filter((name) => (name ?? '').length <= 16),
  );
  expect(cut).toEqual([]);
});

test('the numbers of a scale stand over its lines', ON_DESKTOP, async ({ page }) => {
  await open(page, PROJECTIONS);
  const head = page.getByRole('columnheader', { name: 'Range' });
  const numbers = head.locator('[aria-hidden]');
  expect(await numbers.count()).toBeGreaterThan(1);
  const { x, width } = (await head.boundingBox()) ?? { x: 0, width: 0 };
  const last = (await numbers.last().boundingBox())?.x ?? 0;
  expect(last, 'the last number, beyond the middle').toBeGreaterThan(x + width / 2);
});

test('every expectation lies between its floor and its ceiling', async ({ page }) => {
  await open(page, `${PROJECTIONS}?rows=50&pos=RB`);
  const [points, ceilings] = [await numbersOf(page, 'Points'), await numbersOf(page, 'Ceil')];
  expect(points.length).toBe(50);
  expect(ceilings.length).toBe(50);
  points.forEach((point, index) => {
    expect(ceilings[index]).toBeGreaterThanOrEqual(point);
  });
  const floors = await floorsOf();
  floors.forEach((floor, index) => {
    expect(floor).toBeLessThanOrEqual(points[index] ?? 0);
  });

  /** On a phone the floor is not among the columns. */
  async function floorsOf(): Promise<number[]> {
    return (await headOf(page, 'Floor').isVisible()) ? numbersOf(page, 'Floor') : [];
  }
});

test('points and ceilings order the table', async ({ page }) => {
  await open(page, PROJECTIONS);
  await expect(headOf(page, 'Points')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Ceil', 'descending');
  await sortBy(page, 'Points', 'descending');
  await sortBy(page, 'Points', 'ascending');
  const names = await namesIn(page);
  await reload(page);
  expect(await namesIn(page)).toEqual(names);
});

test('catches are worth what the chosen scoring gives for them', async ({ page }) => {
  await open(page, `${PROJECTIONS}?pos=TE`);
  const [half = 0] = await numbersOf(page, 'Points');
  await showFilters(page);
  await chooseScoring(page, 'TE Premium');
  await expect(page).toHaveURL(/scoring=/);
  await expect.poll(async () => (await numbersOf(page, 'Points'))[0]).toBeGreaterThan(half);
});

test('a name is found among all positions of the week', async ({ page }) => {
  await open(page, `${PROJECTIONS}?pos=QB&page=2`);
  const [wanted = ''] = await namesIn(page);
  await open(page, PROJECTIONS);
  await page.getByRole('searchbox', { name: 'Search players' }).fill(wanted);
  await expect.poll(() => namesIn(page)).toEqual([wanted]);
});

test('the saved file holds every row with the whole stat line', async ({ page }) => {
  await open(page, `${PROJECTIONS}?pos=WR`);
  const total = await totalOf(page);
  const { name, heads, rows } = await savedRows(page);
  expect(name).toMatch(/projections\.csv$/);
  expect(heads).toEqual(expect.arrayContaining(['Player', 'Floor', 'Points', 'Ceiling', 'Receiving yards', 'Targets']));
  expect(total).toBeGreaterThan(15);
  expect(rows).toHaveLength(total);
});
