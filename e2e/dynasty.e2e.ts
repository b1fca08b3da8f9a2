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
