// Draft Champion as a person uses it: set up, draft against bots, take back, simulate, grade; by keys alone; in two
// windows.
import type { Page } from '@playwright/test';
import { isPhone } from './support/drafts.ts';
import { expect, expectAccessible, ON_BOTH, ON_DESKTOP, test, withoutTime } from './support/journey.ts';
import { open } from './support/pages.ts';
import { fromMenu, onTheClock, suggestionButton } from './support/room.ts';

test.use({ hasMotion: true });

/** Opens the settings and starts a draft. */
async function startDraft(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await open(page, '/draft-champion');
  const form = page.getByRole('form', { name: 'Draft settings' });
  await expect(form.getByRole('button', { name: 'Start draft' })).toBeEnabled();
  for (const [label, option] of Object.entries(settings)) {
    await form.getByRole('combobox', { name: label }).selectOption({ label: option });
  }
  await form.getByRole('button', { name: 'Start draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft room' })).toBeAttached();
}

const noSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

test(
  'a person drafts against bots, takes a pick back, simulates the rest and sees grades',
  ON_BOTH,
  async ({ page }) => {
    await open(page, '/draft-champion');
    await expect(page.getByRole('heading', { name: 'Draft Champion' })).toBeVisible();
    await expectAccessible(page);
    await noSidewaysScroll(page);

    await startDraft(page, { 'Number of teams': '10 teams', 'Draft position': 'Pick 3' });
    await onTheClock(page, '1.03');
    await expect(page).toHaveTitle(/Your pick/);
    await expect(suggestionButton(page)).toBeEnabled();
    await expectAccessible(page);
    await noSidewaysScroll(page);

    await suggestionButton(page).click();
    await onTheClock(page, '2.08');
    await expect(suggestionButton(page)).toBeEnabled();
    await suggestionButton(page).click();
    await onTheClock(page, '3.03');

    await fromMenu(page, 'Undo');
    await onTheClock(page, '2.08');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(0);

    await fromMenu(page, 'Simulate rest');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Simulate the rest' }).click();
    await expect(dialog).toContainText('All 160 picks are in.');
    await dialog.getByRole('button', { name: 'Rate my draft' }).click();

    await expect(page.getByRole('heading', { name: 'Your grade' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Grades of all teams' }).getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('table', { name: 'Your picks and their grades' }).getByRole('row')).toHaveCount(17);
    await expect(page.getByRole('table', { name: 'Your line-up' })).toBeVisible();
    await expect(page.getByText(/What the grade is made of/)).toBeVisible();
    await noSidewaysScroll(page);
  },
);

test('a draft can be played to its end pick by pick', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startDraft(page, { 'Number of teams': '2 teams', 'Draft position': 'Pick 1' });
  const dialog = page.getByRole('dialog');
  for (let round = 1; round <= 16; round++) {
    await onTheClock(page, round % 2 === 1 ? `${round}.01` : `${round}.02`);
    await expect(suggestionButton(page)).toBeEnabled();
    await suggestionButton(page).click();
  }
  await expect(dialog).toContainText('All 32 picks are in.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(suggestionButton(page)).toHaveCount(0);
});

test(
  'with the keyboard alone one searches, queues and drafts, and never loses the focus',
  ON_DESKTOP,
  async ({ page }) => {
    await startDraft(page, { 'Number of teams': '8 teams', 'Draft position': 'Pick 1' });
    await onTheClock(page, '1.01');
    await page.keyboard.press('j');
    const row = page.locator(':focus');
    const first = await row.textContent();
    await page.keyboard.press('j');
    const second = await row.textContent();
    expect(second).not.toBe(first);
    await page.keyboard.press('q');
    const queue = page.getByRole('list', { name: 'Queue' });
    await expect(queue.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('k');
    await page.keyboard.press('d');
    await onTheClock(page, '2.08');
    await expect(page.getByRole('status').filter({ hasText: 'You are on the clock, pick 2.08' })).toBeAttached();
    await expect(row).toHaveRole('button');

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('/');
    await page.keyboard.type('d/st');
    await expect(page.getByRole('searchbox', { name: 'Search players' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(row).toHaveRole('button');
    await page.keyboard.press('d');
    await onTheClock(page, '3.01');
    await page.keyboard.press('u');
    await onTheClock(page, '2.08');
  },
);

test(
  'the queue keeps its order when it is moved by keys, and gives back what was removed',
  ON_BOTH,
  async ({ page }) => {
    await startDraft(page, { 'Number of teams': '8 teams', 'Draft position': 'Pick 1' });
    await onTheClock(page, '1.01');
    const adders = page.getByRole('button', { name: /^Add .* to queue$/ });
    for (const at of [3, 4, 5]) await adders.nth(at).click();
    if (isPhone(page)) await page.getByRole('button', { name: /^Queue/ }).click();
    const items = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
    await expect(items).toHaveCount(3);
    const nameOf = (text: string) => text.split('\n').find((line) => /^[A-Z]\. /.test(line));
    const before = (await items.allInnerTexts()).map(nameOf);
    await items
      .nth(2)
      .getByRole('button', { name: /^Move / })
      .press('ArrowUp');
    await expect.poll(async () => (await items.allInnerTexts()).map(nameOf)).toEqual([before[0], before[2], before[1]]);
    // Back at their place they are only when the server has been told so: a page that goes away asks for nothing more.
    const putBack = page.waitForResponse(
      (response) => response.url().endsWith('/update-queue') && response.request().postDataJSON().index === 0,
    );
    await withoutTime(page, async () => {
      await items
        .nth(0)
        .getByRole('button', { name: /^Remove / })
        .click();
      await expect(items).toHaveCount(2);
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    });
    await expect.poll(async () => (await items.allInnerTexts()).map(nameOf)).toEqual([before[0], before[2], before[1]]);
    await putBack;
    await page.reload();
    if (isPhone(page)) await page.getByRole('button', { name: /^Queue/ }).click();
    await expect.poll(async () => (await items.allInnerTexts()).map(nameOf)).toEqual([before[0], before[2], before[1]]);
    await expectAccessible(page);
  },
);

test('a second window of the same person stays in step', async ({ page, context }) => {
  await startDraft(page, { 'Number of teams': '8 teams', 'Draft position': 'Pick 2' });
  await onTheClock(page, '1.02');
  const other = await context.newPage();
  await other.goto(page.url());
  await onTheClock(other, '1.02');
  await expect(suggestionButton(other)).toBeEnabled();
  await suggestionButton(page).click();
  await onTheClock(page, '2.07');
  await onTheClock(other, '2.07');
  await expect(suggestionButton(other)).toBeEnabled();
  await suggestionButton(other).click();
  await onTheClock(other, '3.02');
  await onTheClock(page, '3.02');
});

test('in person one picks for whoever is on the clock, and takes back one pick at a time', async ({ page }) => {
  await startDraft(page, {
    'Number of teams': '4 teams',
    'Draft position': 'Pick 4',
    'Simulation mode': 'In Person Draft Mode',
  });
  await onTheClock(page, '1.01');
  const listed = page.getByRole('table', { name: 'Available players' }).getByRole('button', { name: /^Draft .+/ });
  await listed.nth(2).click();
  await onTheClock(page, '1.02');
  await expect(page.getByText('Team 2 is on the clock').filter({ visible: true }).first()).toBeVisible();
  // Another one: the list follows a moment after the turn, and may still show who was just picked.
  await listed.nth(4).click();
  await onTheClock(page, '1.03');
  await fromMenu(page, 'Undo last pick');
  await onTheClock(page, '1.02');
  await fromMenu(page, 'Undo last pick');
  await onTheClock(page, '1.01');
});

test(
  'one goes back to a pick from the board, and finds, repeats and deletes earlier drafts',
  ON_BOTH,
  async ({ page }) => {
    await startDraft(page, { 'Number of teams': '8 teams', 'Draft position': 'Pick 2' });
    await onTheClock(page, '1.02');
    await expect(suggestionButton(page)).toBeEnabled();
    await suggestionButton(page).click();
    await onTheClock(page, '2.07');
    await page.getByRole('button', { name: isPhone(page) ? 'Board' : 'Draft Board', exact: true }).click();
    const board = page.getByRole('region', { name: 'Draft board' });
    await expectAccessible(page);
    await board.getByRole('button', { name: /1\.02/ }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Return to this pick' }).click();
    await dialog.getByRole('button', { name: 'Return to pick' }).click();
    await onTheClock(page, '1.02');

    await open(page, '/draft-champion');
    const earlier = page.getByRole('region', { name: 'Previous drafts' });
    await expect(earlier.getByRole('listitem')).toHaveCount(1);
    await earlier.getByRole('button', { name: /^Play again/ }).click();
    await onTheClock(page, '1.02');
    await open(page, '/draft-champion');
    await expect(earlier.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await earlier
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Delete draft' }).click();
    await expect(earlier.getByRole('listitem')).toHaveCount(1);
  },
);
