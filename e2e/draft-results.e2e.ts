// After the draft: grades and what they are made of, what-ifs and odds, the link for the league, the same draft again.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { call, finished, newDraft, simulated } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';

// A small room: what is shown is the same, and grades are there sooner.
const TEAMS = 4;
const ROUNDS = 16;
const SMALL = { numberOfTeams: TEAMS, draftPosition: 3 };
/** Grades compare with many simulated drafts: a busy machine takes its time for the first of a kind. */
const RATING_MS = 60_000;
const LETTERS = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'];

const report = (mockDraftId: string) => `/draft-champion/${mockDraftId}?tab=rate-my-draft`;
const part = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');

test.describe('with a plan', () => {
  test.use({ tier: 1 });

  test(
    'a finished draft is graded: the room, each pick, what should have been, the season and the weeks',
    ON_BOTH,
    async ({ page }) => {
      await page.goto(report(await finished(page, SMALL)));
      await page.getByRole('button', { name: 'Rate my draft', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Your grade' })).toBeVisible({ timeout: RATING_MS });
      await expect(page.getByText(/What the grade is made of/)).toBeVisible();
      await expect(page.getByRole('img', { name: /^Projected points of the 4 line-ups/ })).toBeVisible();

      await expect(rows(page, 'Grades of all teams')).toHaveCount(TEAMS + 1);
      const letters = await page
        .getByRole('table', { name: 'Grades of all teams' })
        .locator('tbody tr td:first-child')
        .allInnerTexts();
      const places = letters.map((text) => LETTERS.indexOf(text.replace('Grade', '').trim()));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      await page.getByRole('button', { name: 'What the grade is made of: Team 1' }).click();
      await expect(part(page, 'The room').getByRole('term').filter({ hasText: 'Usual for such picks' })).toBeVisible();

      await expect(rows(page, 'Your picks and their grades')).toHaveCount(ROUNDS + 1);
      await page.getByRole('combobox', { name: 'Picks of which team' }).selectOption('Team 4');
      await expect(page.getByRole('heading', { name: "Team 4's picks" })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Top picks' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Judges whose mean the grade is' }).first()).toBeVisible();
      await expect(rows(page, 'What if another player had been picked, by round')).toHaveCount(ROUNDS + 1);

      await expect(rows(page, 'Projected standings')).toHaveCount(TEAMS + 1);
      await expect(page.getByText(/^From [\d,]+ simulated seasons/)).toBeVisible();
      const titles = await page
        .getByRole('table', { name: 'Projected standings' })
        .locator('tbody td:last-child')
        .allInnerTexts();
      const sum = titles.reduce((total, text) => total + Number.parseFloat(text.replace('<', '')), 0);
      expect(sum, 'title odds of the league').toBeGreaterThan(95);
      expect(sum, 'title odds of the league').toBeLessThan(106);

      await expect(page.getByRole('figure', { name: /^Your projected points by week/ })).toBeVisible();
      await part(page, 'Line-ups').getByRole('button', { name: 'TE', exact: true }).click();
      await expect(
        page.getByRole('table', { name: 'Your line-up' }).getByText('TE', { exact: true }).first(),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: 'Your line-up' }).getByText('QB', { exact: true })).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Roster of which team' }).selectOption('Team 2');
      await expect(page.getByRole('heading', { name: "Team 2's roster by position" })).toBeVisible();
      await expect(part(page, 'Running Backs').getByRole('listitem').first()).toBeVisible();
      await expect(rows(page, 'Draft capital by position')).toHaveCount(7);
      await expectAccessible(page);
      await expectNoSideways(page);

      await page
        .getByRole('navigation', { name: 'Parts of the report' })
        .getByRole('link', { name: 'Standings' })
        .click();
      await expect(page.getByRole('heading', { name: 'Projected standings' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Projected standings' })).toBeInViewport();

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'All picks as CSV' }).click();
      const file = readFileSync(await (await saving).path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(file).toHaveLength(TEAMS * ROUNDS + 1);
    },
  );
});

test('the report is sent to the league by a link that needs no account, and the link is taken back', async ({
  page,
  browser,
}) => {
  const mockDraftId = await simulated(page, SMALL);
  await page.goto(report(mockDraftId));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/draft-reports\/[\w-]{22}$/);
  const picture = dialog.getByRole('img', { name: /^The report as a picture/ });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200); // an img
  await expectAccessible(page, '[role=dialog]');
  await expectNoSideways(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save picture' }).click();
  expect(
    readFileSync(await (await saving).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  const address = new URL(await link.inputValue());
  const stranger = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false });
  const reader = await stranger.newPage();
  await reader.goto(address.href);
  await expect(reader.getByRole('heading', { name: "This team's grade" })).toBeVisible();
  await expect(rows(reader, 'Grades of all teams')).toHaveCount(TEAMS + 1);
  await expect(reader.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Draft grade [A-F]/);
  await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/image\./);
  await expectNoSideways(reader);
  await stranger.close();

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  const shareId = address.pathname.split('/').at(-1);
  const gone = await page.request.get(`/api/shared-drafts/get-by-id?shareId=${shareId}`);
  expect(gone.status()).toBe(404);
});

test('a shared report is all there in a browser with scripts, by day and by night', async ({ page }) => {
  const mockDraftId = await simulated(page, SMALL);
  const { shareId } = (await call(page, 'POST', '/mock-drafts/share', { mockDraftId })) as { shareId: string };
  await open(page, `/draft-reports/${shareId}`);
  await expect(page.getByRole('heading', { name: 'Projected standings' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('combobox', { name: 'Weeks of which team' }).selectOption('Team 4');
  await expect(page.getByRole('heading', { name: "Team 4's line-up, week by week" })).toBeVisible();
  // A reader without a plan has the letters and the odds, and no points.
  await expect(page.getByRole('img', { name: /^The 4 teams in the order of their grades/ })).toBeVisible();
  await expect(page.getByText('The points behind the grade:')).toBeVisible();
});

test('a draft is replayed from a pick, and run again many times', ON_BOTH, async ({ page }) => {
  const mockDraftId = await simulated(page, SMALL);
  await page.goto(report(mockDraftId));
  await page.getByRole('button', { name: 'Run it 100 times' }).click();
  await expect(page.getByText(/Half of 100 drafts were an? [A-F]/).first()).toBeVisible();
  const players = rows(page, 'Players by how often they were on the team');
  await expect.poll(() => players.count()).toBeGreaterThan(10);
  await expectNoSideways(page);

  const again = page.getByRole('button', { name: 'Replay from pick 4.02' }).filter({ visible: true });
  if (!(await again.isVisible())) await part(page, 'Your picks').getByRole('button', { name: 'More' }).nth(3).click();
  await again.click();
  await expect(page.getByText(/^Pick 4\.02 ·/).filter({ visible: true })).toBeVisible({ timeout: 30_000 });
  expect(page.url()).not.toContain(mockDraftId);
});

test('before the first pick and in the middle of a draft the report says what there is', async ({ page }) => {
  await page.goto(report(await newDraft(page, { ...SMALL, draftPosition: 1 })));
  await expect(page.getByText('No pick yet')).toBeVisible();
  await page.goto(report(await newDraft(page, { ...SMALL, draftPosition: 4 })));
  await expect(page.getByText(/61 of 64 picks are still open/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Grade the picks so far' }).click();
  await expect(page.getByRole('heading', { name: 'Your grade so far' })).toBeVisible({ timeout: RATING_MS });
});
