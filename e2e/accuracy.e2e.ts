// Whom to believe: a person looks up who foretold the weeks so far best, and reads how that is measured.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';

test('who came nearest is told by position, beside the plain mean, with what our methods missed', async ({ page }) => {
  await open(page, '/research');
  await page.getByRole('main').getByRole('link', { name: 'Accuracy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accuracy' })).toBeVisible();
  const record = page.getByRole('table', { name: /^Lists of all weeks of/ });
  await expect(record.getByRole('rowheader', { name: 'FantasyPros ECR, ranking' })).toBeVisible();
  await expect(record.getByRole('columnheader', { name: 'Plain mean', exact: true })).toBeVisible();
  const backs = page.waitForURL(/pos=RB/);
  await page.getByLabel('Position', { exact: true }).selectOption('RB');
  await backs;
  await page.getByLabel('Lists', { exact: true }).selectOption('Of the season');
  const season = page.getByRole('table', { name: /^Lists from before the/ });
  await expect(season.getByRole('rowheader', { name: 'Our projections, our method' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^accuracy-\d{4}-season-rb\.csv$/);
  await expect(page.getByRole('term').filter({ hasText: 'When it counts' })).toBeVisible();
  // Nobody has synced a league here: what tools told says why there is no record, and what it takes.
  await expect(page.getByRole('heading', { name: 'What our tools told' })).toBeVisible();
  await expect(page.getByText('No record yet')).toBeVisible();
  const targets = page.getByRole('table', { name: /^Targets/ });
  await expect(targets.getByRole('row', { name: /^Projections of a week: .*, RB .* missed$/ })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});
