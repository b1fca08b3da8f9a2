// Whether the odds deserve trust: a person in the draft room asks, and reads what was said and what happened.
import { expect, expectAccessible, expectNoSideways, test } from './support/errand.ts';
import { open } from './support/pages.ts';

const METHODS = '/methods/odds';

test('the foot of every page leads to how good the odds are', async ({ page }) => {
  await open(page, '/draft-champion');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How good are our odds?' }).click();
  await expect(page).toHaveURL(METHODS);
  await expect(page.getByRole('heading', { level: 1, name: 'How good are our odds?' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Odds given.*share of players who lasted/ })).toBeVisible();
  const bands = page.getByRole('table', { name: /by what we said/ });
  await expect(bands.getByRole('row')).toHaveCount(11);
  await expect(bands.getByRole('rowheader', { name: '70–80%' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are all there', async ({ page }) => {
    await page.goto(METHODS);
    await expect(page.getByRole('table', { name: /standard deviation in picks/ }).getByRole('row')).toHaveCount(11);
    await expect(page.getByText('no kickers and no defences')).toBeVisible();
  });
});
