// Looks up whom to take in a startup draft and in a draft of rookies, and learns what is missing where nothing is
// published.
import { expect, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { namesIn, numbersOf, textsOf } from './support/tables.ts';

test.use({ tier: 2 });

test('startup and rookie drafts have orders of their own, and a league without lists says what is missing', async ({
  page,
  isMobile,
}) => {
  await open(page, '/dynasty-rankings');
  const everybody = await namesIn(page);
  expect(await numbersOf(page, '#')).toEqual(everybody.map((_, index) => index + 1));
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Draft' }).selectOption('Rookies');
  await expect.poll(() => namesIn(page)).not.toEqual(everybody);
  if (!isMobile) expect(new Set(await textsOf(page, 'Yrs'))).toEqual(new Set(['0']));

  // The sample season has no list of superflex dynasties
  await page.getByRole('combobox', { name: 'League' }).selectOption('Superflex');
  await expect(page.getByText(/hold none of what this takes: dynasty rankings/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => namesIn(page)).toEqual(everybody);
});

test('the dynasty rankings lie beside the others, and as the board of a draft, which the address keeps', async ({
  page,
}) => {
  await open(page, '/nfl-rankings');
  await page.getByRole('navigation', { name: 'Rankings' }).getByRole('link', { name: 'Dynasty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Dynasty Rankings/ })).toBeVisible();
  const [first = ''] = await namesIn(page);
  await open(page, '/dynasty-rankings?view=board&draft=rookies');
  const board = page.getByRole('region', { name: 'Draft board' });
  await expect(board.getByText('1.01')).toBeVisible();
  await expect(board).not.toContainText(first);
  await page.reload();
  await expect(board.getByText('1.01')).toBeVisible();
});
