// The draft room beyond a plain draft: its sections, the board, the queue, alerts, options and what opens over it.
import type { Page } from '@playwright/test';
import { isPhone } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { fromMenu, goToSection, onTheClock, openRoom, suggestionButton } from './support/room.ts';

test.use({ hasMotion: true });

const queueItems = (page: Page) => page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
const queueNames = async (page: Page) =>
  (await queueItems(page).allInnerTexts()).map((text) => text.split('\n').find((line) => /^[A-Z]\. /.test(line)));

/** Queues players by their places in the list, and shows the queue. */
async function queuePlayers(page: Page, places: readonly number[]): Promise<void> {
  const adders = page.getByRole('button', { name: /^(Add|Remove) .* (to|from) queue$/ });
  await expect(adders.nth(10)).toBeVisible();
  for (const place of places) {
    // Who stands at a place changes while picks and advice come in: it is the player who is followed.
    const [, name] = /^Add (.+) to queue$/.exec((await adders.nth(place).getAttribute('aria-label')) ?? '') ?? [];
    await page
      .getByRole('button', { name: `Add ${name} to queue`, exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Remove ${name} from queue`, exact: true }).first()).toBeAttached();
  }
  if (isPhone(page)) await page.getByRole('button', { name: /^Queue/ }).click();
  await expect(queueItems(page)).toHaveCount(places.length);
}

test('whoever presents a draft is named on its cards, and nobody where nobody does', async ({ page }) => {
  const sponsor = 'Chop Block Leagues';
  for (const wishes of [{ sponsor }, {}]) {
    await openRoom(page, wishes);
    await page.locator('[data-player-row]').first().click();
    const card = page.getByRole('dialog');
    await expect(card.getByRole('link', { name: 'Full player card' })).toBeVisible();
    await expect(card.getByText(/^Presented by/)).toHaveText('sponsor' in wishes ? [`Presented by ${sponsor}`] : []);
  }
});

test(
  'the cheat sheet strikes out who is gone, marks who is mine, and follows other experts',
  ON_BOTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRoom(page);
    await onTheClock(page, '1.02');
    await goToSection(page, 'Cheatsheets');
    await expect(page.getByRole('heading', { name: 'Cheat sheet' })).toBeVisible();
    await expect(page.getByText(/in the order of ADP/)).toBeVisible();
    const rows = page.getByRole('listitem');
    await expect(rows.filter({ hasText: ', gone' })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSideways(page);

    if (isPhone(page)) await suggestionButton(page).click();
    else {
      await page.keyboard.press('p');
      const dialog = page.getByRole('dialog', { name: 'Pick 1.02: your pick' });
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('zzzz');
      await expect(dialog.getByText('There are no records to show')).toBeVisible();
      await dialog.getByRole('searchbox').fill('');
      await dialog
        .getByRole('button', { name: /^Draft / })
        .first()
        .click();
    }
    await onTheClock(page, '2.07');
    await expect(rows.filter({ hasText: ', mine' })).toHaveCount(1);
    await expect(rows.filter({ hasText: ', gone' })).toHaveCount(13);

    await page.getByRole('button', { name: 'Experts: All' }).click();
    await page.getByRole('checkbox', { name: 'Market' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/in the order of Market/)).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
  },
);

test('the board brings more rounds when its end comes into view, and lists picks of one position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRoom(page, { numberOfTeams: 18 });
  await goToSection(page, 'Draft Board');
  await page.getByRole('radio', { name: 'List View' }).click();
  await page.getByRole('button', { name: 'K', exact: true }).click();
  await expect(page.getByText('There are no records to show')).toBeVisible();
  await page.getByRole('radio', { name: 'Draft Board' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  const board = page.getByRole('table', { name: 'Picks by round and team' });
  await expect(board.getByRole('button', { name: /Make this pick/ })).toBeVisible();

  await fromMenu(page, 'Simulate rest');
  await page.getByRole('dialog').getByRole('button', { name: 'Simulate the rest' }).click();
  await expect(page.getByRole('dialog')).toContainText('All 288 picks are in.');
  await page.getByRole('dialog').getByRole('button', { name: 'Draft board' }).click();
  const rounds = board.getByRole('rowheader');
  await expect(rounds.first()).toBeVisible();
  expect(await rounds.count()).toBeLessThan(16);
  await expect(async () => {
    await rounds.last().scrollIntoViewIfNeeded();
    await expect(rounds).toHaveCount(16, { timeout: 500 });
  }).toPass();

  await page.getByRole('radio', { name: 'List View' }).click();
  await page.getByRole('button', { name: 'TE', exact: true }).click();
  const list = page.getByRole('table', { name: 'Picks in order' });
  await expect(list.getByRole('rowheader').filter({ hasText: 'TE' }).first()).toBeVisible();
  await expect(list.getByRole('rowheader').filter({ hasNotText: 'TE' })).toHaveCount(0);
  await expectAccessible(page);
});

test(
  'a queue is ordered by dragging, its first drafted within two touches, and its losses told',
  ON_BOTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRoom(page);
    await onTheClock(page, '1.02');
    await queuePlayers(page, [0, 1, 4]);
    const before = await queueNames(page);
    const handle = (place: number) =>
      queueItems(page)
        .nth(place)
        .getByRole('button', { name: /^Move / });
    await expect(handle(2)).toHaveCSS('cursor', 'grab'); // dragging comes behind the room
    await handle(2).hover();
    await page.mouse.down();
    for (const place of [1, 0]) await handle(place).hover({ force: true, position: { x: 12, y: 8 } });
    const moved = page.waitForResponse('**/mock-drafts/update-queue');
    await page.mouse.up();
    await expect.poll(() => queueNames(page)).toEqual([before[2], before[0], before[1]]);
    await moved;

    await queueItems(page)
      .first()
      .getByRole('button', { name: /^Draft / })
      .click();
    await onTheClock(page, '2.07');
    if (isPhone(page)) await page.getByRole('button', { name: 'Players', exact: true }).click();
    const alerts = page.getByRole('region', { name: 'Alerts' });
    const gone = alerts.getByRole('listitem').filter({ hasText: `${before[0]} is gone from your queue` });
    if (isPhone(page)) await alerts.getByRole('button', { name: /more$/ }).click();
    await expect(gone).toBeVisible();
    await expectAccessible(page);
    await gone.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(gone).toHaveCount(0);
  },
);

test.describe('when the server refuses', () => {
  test.use({ expected: /500/ });

  test('a queue is put back as it was', async ({ page }) => {
    await openRoom(page);
    await onTheClock(page, '1.02');
    await queuePlayers(page, [2, 3]);
    const before = await queueNames(page);
    await page.route('**/mock-drafts/update-queue', (route) =>
      route.fulfill({
        status: 500,
        json: { data: null, error: { code: 'internal', message: 'Something went wrong.' } },
      }),
    );
    await queueItems(page)
      .nth(1)
      .getByRole('button', { name: /^Move / })
      .press('ArrowUp');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Something went wrong');
    await expect.poll(() => queueNames(page)).toEqual(before);
  });
});

test('the room calls by a tone and by its title when I want it to, and remembers that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset['notes'] = String(Number(document.documentElement.dataset['notes'] ?? 0) + 1);
      return start.call(this, when);
    };
  });
  await openRoom(page);
  await onTheClock(page, '1.02');
  await expect(page).toHaveTitle(/^● On the clock/);
  await fromMenu(page, 'Options');
  const options = page.getByRole('dialog', { name: 'Options' });
  await expectAccessible(page);
  await options.getByRole('radiogroup', { name: 'Sound' }).getByRole('radio', { name: 'On' }).click();
  await expect(page.locator('html[data-notes="2"]')).toBeAttached();
  await options.getByRole('radiogroup', { name: 'Title' }).getByRole('radio', { name: 'Off' }).click();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await suggestionButton(page).click();
  await onTheClock(page, '2.07');
  await expect(page.locator('html[data-notes="4"]')).toBeAttached();
  await expect(page).toHaveTitle('Your pick · 2.07');
  await page.reload();
  await onTheClock(page, '2.07');
  await fromMenu(page, 'Options');
  await expect(options.getByRole('radiogroup', { name: 'Sound' }).getByRole('radio', { name: 'On' })).toBeChecked();
});

test('picks of the others are shown as they come until one has had enough of it', async ({ page }) => {
  await openRoom(page, { numberOfTeams: 12 });
  await onTheClock(page, '1.02');
  // It is there for a second: a page that is watched cannot miss it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const title = document.querySelector('dialog[open] h2')?.textContent;
      if (title) document.body.setAttribute('data-shown', title);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const shown = page.locator('body[data-shown="Simulated picks"]');
  await expect(suggestionButton(page)).toBeEnabled();
  await suggestionButton(page).click();
  await onTheClock(page, '2.11');
  await expect(shown).toBeAttached();
  await expect(page.getByRole('dialog', { name: 'Simulated picks' })).toHaveCount(0);
  await fromMenu(page, 'Options');
  const options = page.getByRole('dialog', { name: 'Options' });
  await options.getByRole('radiogroup', { name: 'Simulated picks' }).getByRole('radio', { name: 'Off' }).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.body.removeAttribute('data-shown'));
  await expect(suggestionButton(page)).toBeEnabled();
  await suggestionButton(page).click();
  await onTheClock(page, '3.02');
  await expect(shown).toHaveCount(0);
});

test(
  'the suggested pick is explained and drafted from its dialog, and the draft starts over',
  ON_BOTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRoom(page);
    await onTheClock(page, '1.02');
    await expect(suggestionButton(page)).toBeEnabled();
    if (isPhone(page)) await page.getByRole('button', { name: /^Why the suggestion/ }).click();
    else await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Suggested pick' });
    await expect(dialog.getByRole('list', { name: 'Reasons' }).getByRole('listitem').nth(2)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Draft / }).click();
    await onTheClock(page, '2.07');
    await expect(dialog).toHaveCount(0);

    const search = page.getByRole('searchbox', { name: 'Search players' });
    if (!isPhone(page)) {
      // Advice follows the list, and whoever is suggested can be queued at once.
      const suggestion = page.getByRole('region', { name: 'Suggestion' });
      await page.getByRole('button', { name: 'K', exact: true }).click();
      await expect(suggestion).toContainText('Suggested among K');
      await suggestion
        .getByRole('button', { name: /^Add .* to queue$/ })
        .first()
        .click();
      await expect(queueItems(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'All', exact: true }).click();
    }
    await search.fill('zzzz');
    await expect(page.getByText('There are no records to show')).toBeVisible();
    await search.fill('');
    await page.getByRole('radio', { name: 'Positions' }).click();
    await expect(page.getByRole('table', { name: 'Available players' })).toContainText('Quarterbacks');

    await fromMenu(page, 'Start over');
    const question = page.getByRole('dialog', { name: 'Start over' });
    await expect(question).toContainText('All 14 picks');
    await question.getByRole('button', { name: 'Start over' }).click();
    await onTheClock(page, '1.02');
    await expect(question).toHaveCount(0);
  },
);

test.describe('a draft that is not there', () => {
  test.use({ expected: /404|Draft is missing/ });

  test('says so under the header of every page, on a phone too', async ({ page }) => {
    await open(page, '/draft-champion/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'PYLON' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
