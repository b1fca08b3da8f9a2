// Whether the odds deserve trust: a person in the draft room asks, and reads what was said and what happened.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
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

test.describe('the utilization score', () => {
  const UTILIZATION = '/methods/utilization';

  test('is led to from its table, with its weights and what it foretold', async ({ page }) => {
    await open(page, '/utilization');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^How the score is made/ })
      .click();
    await expect(page).toHaveURL(UTILIZATION);
    await expect(page.getByRole('heading', { level: 1, name: 'The utilization score' })).toBeVisible();
    await expect(page.getByRole('table', { name: /What each part adds/ }).getByRole('row')).toHaveCount(6);
    const judged = page.getByRole('table', { name: /Everybody with a snap/ });
    await expect(judged.getByRole('row', { name: /^Running Backs 1,025 / })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});

test.describe('expected points', () => {
  test('are led to from their table, with what chances are worth and how near that comes', async ({ page }) => {
    await open(page, '/expected-points');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^What chances are worth/ })
      .click();
    await expect(page).toHaveURL('/methods/expected-points');
    await expect(page.getByRole('heading', { level: 1, name: 'Expected points' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'What throws become' }).getByRole('row')).toHaveCount(7);
    const near = page.getByRole('table', { name: /^Error in points a game/ });
    await expect(near.getByRole('row', { name: /^Running Backs 1,407 / })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});

test.describe('what the experts do', () => {
  const EXPERTS = '/methods/experts';

  test('stands behind the foot of every page, with the plan of each and how they did', async ({ page }) => {
    await open(page, '/draft-champion');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How our experts rank' }).click();
    await expect(page).toHaveURL(EXPERTS);
    await expect(page.getByRole('heading', { level: 1, name: 'How our experts rank' })).toBeVisible();
    for (const [name, plan] of [
      ['Consensus', 'Free for everybody'],
      ['Opportunity', 'Pylon+ Tier 1'],
      ['Schedule', 'Pylon+ Tier 1'],
      ['Rookie', 'Pylon+ Tier 1'],
    ] as const) {
      await expect(page.getByRole('region', { name, exact: true })).toContainText(plan);
    }
    const chances = page.getByRole('region', { name: 'Opportunity' }).getByRole('table');
    await expect(chances.getByRole('row', { name: /^Rest of season, RB 714 .* Yes$/ })).toBeVisible();
    await expect(chances.getByRole('row', { name: /^Rest of season, QB 321 .* No$/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });

  test('is there without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(EXPERTS);
    await expect(
      page.getByRole('region', { name: 'Rookie' }).getByRole('row', { name: /^Season, All 367/ }),
    ).toBeVisible();
    await page.close();
  });
});
