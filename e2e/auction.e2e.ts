// An auction as a person uses it: nominate, bid, pass, win, simulate the rest and read what the money brought; and at a
// table, sales typed in and put right.
import type { Page } from '@playwright/test';
import { isPhone, newDraft, playersOf } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { fromMenu, goToSection } from './support/room.ts';

test.use({ hasMotion: true });

/** Opens the room of a new auction of four teams; its id. */
async function openAuction(page: Page, wishes: object = {}): Promise<string> {
  const id = await newDraft(page, { draftType: 'AUCTION', numberOfTeams: 4, ...wishes });
  await page.goto(`/draft-champion/${id}`);
  await expect(page.getByRole('heading', { name: 'Draft room' })).toBeAttached();
  return id;
}

/** On a phone one part of the room is shown at a time. */
async function show(page: Page, view: string): Promise<void> {
  if (isPhone(page))
    await page.getByRole('navigation', { name: 'Draft room' }).getByRole('button', { name: view }).click();
}

const block = (page: Page) => page.getByRole('region', { name: 'Up for bidding' });
const nominations = (page: Page) => page.getByRole('list', { name: 'Suggested nominations' });
const atSale = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Sale ${number} ·`)).filter({ visible: true })).toBeVisible();

test('one nominates, bids, takes the bid back and passes', ON_BOTH, async ({ page }) => {
  await openAuction(page);
  await atSale(page, 1);
  const first = nominations(page)
    .getByRole('button', { name: /^Nominate / })
    .first();
  await expect(first).toBeEnabled();
  await first.click();

  // The bots have bid them up at once; what is asked now is mine.
  await expect(block(page)).toBeVisible();
  // The button has gone, and the focus has not.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const bid = page.getByRole('button', { name: /^Bid \$\d+$/ }).filter({ visible: true });
  await expect(bid).toBeEnabled();
  const asked = (await bid.textContent()) ?? '';
  await expect(
    block(page).getByRole('list', { name: 'Bids, highest first' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const sale = page.getByText(/^Sale \d+ ·/).filter({ visible: true });
  const question = async () => [...(await sale.allTextContents()), ...(await bid.allTextContents())].join();
  const before = await question();
  const answered = page.waitForResponse('**/api/mock-drafts/bid');
  await bid.click();
  await answered;
  // Somebody raises, or they are mine and the next one is up, maybe at the same price: it is another question.
  await expect.poll(question).not.toBe(before);

  await fromMenu(page, 'Undo');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await atSale(page, 1);
  // Had the bid won them, the sale is taken back whole and begins with the nomination.
  await expect(bid.or(first)).toBeVisible();
  if (await first.isVisible()) await first.click();
  else await expect(bid).toHaveText(asked);
  await page
    .getByRole('button', { name: /^Pass(, as advised)?$/ })
    .filter({ visible: true })
    .click();
  await atSale(page, 2);
});

test('the highest bidder has the player, and their price is on the roster', async ({ page }) => {
  await openAuction(page);
  await expect(nominations(page).getByRole('button').first()).toBeAttached();
  await expectAccessible(page);
  // An opening bid that nobody tops: the most there is.
  await show(page, 'Players');
  const list = page.getByRole('table', { name: 'Players and prices' });
  const player = list.getByRole('columnheader', { name: /Player/ });
  await page.getByRole('button', { name: 'Order by bargain' }).click();
  await expect(player).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Player, back to the order by rank' }).click();
  await expect(player).toHaveAttribute('aria-sort', 'ascending');
  await page.locator('[data-player-row]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Opening bid', { exact: true }).fill('180');
  await dialog.getByRole('button', { name: /^Nominate .+ for \$180$/ }).click();
  await expect(dialog).toHaveCount(0);
  await show(page, 'My team');
  const roster = page.getByRole('table', { name: 'Roster by slot with prices' }).filter({ visible: true });
  await expect(roster.getByRole('row').filter({ hasText: '$180' })).toHaveCount(1);
  await expect(page.getByText('$20', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test('one plays by keys alone, lets the room fight it out, and reads the grades', ON_BOTH, async ({ page }) => {
  await openAuction(page, { draftPosition: 2 });
  await expect(block(page)).toBeVisible();
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Pass for longer' }).filter({ visible: true }).click();
    await page
      .getByRole('button', { name: 'Let them fight it out until I nominate' })
      .filter({ visible: true })
      .click();
  } else {
    await page.keyboard.press('p');
  }
  await expect(
    nominations(page)
      .getByRole('button', { name: /^Nominate / })
      .first(),
  ).toBeEnabled();
  if (!isPhone(page)) {
    await page.keyboard.press('n');
    await expect(block(page)).toBeVisible();
  }
  await fromMenu(page, 'Simulate rest');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Simulate the rest' }).click();
  await dialog.getByRole('button', { name: 'Rate my auction' }).click();
  await expect(page.getByRole('heading', { name: 'Your grade' })).toBeVisible();
  const sales = page.getByRole('table', { name: /picks and their grades$/ });
  await expect(sales.getByText(/^\$\d+$/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Best buys' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'What every team paid and what that was worth' })).toBeVisible();
  await expectNoSideways(page);
  await goToSection(page, 'Draft Assistant');
  await expect(page.getByRole('heading', { name: 'Queue' })).toHaveCount(0);
  await page.getByRole('button', { name: 'See the grades' }).click();
  await expect(page.getByRole('heading', { name: 'Your grade' })).toBeVisible();
  await goToSection(page, 'Draft Board');
  const board = page.getByRole('region', { name: 'Auction board' });
  await expect(board.getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
});

test('at a table sales are typed in with a few letters, and put right', async ({ page }) => {
  const id = await openAuction(page, { simulationMode: 'Manual' });
  await atSale(page, 1);
  const form = page.getByRole('form', { name: 'Record sale' });
  const [, called] = await playersOf(page, id);
  if (!called) throw new Error('no players');
  await form.getByRole('combobox', { name: 'Player sold' }).fill(called.lastName);
  await expect(form.getByRole('option').first()).toContainText(called.fullName);
  await form.getByRole('combobox', { name: 'Player sold' }).press('Enter');
  await form.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Team 3' });
  await form.getByRole('textbox', { name: 'Price' }).fill('41');
  await form.getByRole('textbox', { name: 'Price' }).press('Enter');
  await atSale(page, 2);
  const sales = page.getByRole('table', { name: 'Latest sales' });
  await expect(sales.getByRole('row').nth(1)).toContainText('$41');
  await expect(sales.getByRole('row').nth(1)).toContainText('Team 3');

  await sales.getByRole('row').nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Team 4' });
  await dialog.getByRole('textbox', { name: 'Price' }).fill('38');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep correction' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sales.getByRole('row').nth(1)).toContainText('$38');
  await expect(sales.getByRole('row').nth(1)).toContainText('Team 4');
  await fromMenu(page, 'Undo last sale');
  await atSale(page, 1);
});

test('settings, names, card, cheat sheet and big screen are those of every room', async ({ page }) => {
  const id = await openAuction(page);
  await fromMenu(page, 'Draft settings');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Sales made stay\. Teams, budget, roster and keepers/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Pick clock' }).selectOption('60');
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('timer').filter({ visible: true })).toBeVisible();

  await fromMenu(page, 'Team names');
  await dialog.getByLabel('Name of the team at seat 3', { exact: true }).fill('Gridiron Gang');
  await dialog.getByRole('button', { name: 'Keep names' }).click();
  await expect(dialog).toHaveCount(0);

  await goToSection(page, 'Cheatsheets');
  const [first] = await playersOf(page, id);
  if (!first) throw new Error('no players');
  await page.getByRole('button', { name: first.fullName }).filter({ visible: true }).first().click();
  await expect(dialog.getByText(/^Tier Break/)).toBeVisible();
  await expect(dialog.getByText(/^\d+\/\d+ left in tier 1$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add To Queue' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove From Queue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSideways(page);

  await page.goto(`/draft-champion/${id}/screen`);
  const board = page.getByRole('table', { name: 'Draft board' });
  await expect(board.getByRole('columnheader', { name: /^Gridiron Gang \$200$/ })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('whoever goes through the players by keys on a phone sees where they are', async ({ page }) => {
  await openAuction(page);
  await page.getByRole('button', { name: 'Players', exact: true }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search players' }).focus();
  const isCovered = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const { x, y, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(Math.min(x + width / 2, innerWidth - 2), y + height / 2);
      return at !== document.body && !(top && (at?.contains(top) || top.contains(at)));
    });
  for (const key of [...Array(40).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    await expect.poll(isCovered, `what has the focus after ${key} lies under something`).toBe(false);
  }
});
