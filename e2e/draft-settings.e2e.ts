// The settings of a draft as a person uses them: unusual ones, a link to them, keepers, and changes while the draft
// runs.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
const form = (page: Page) => page.getByRole('form', { name: 'Draft settings' });
const field = (page: Page, name: string) => form(page).getByRole('combobox', { name, exact: true });

async function openSettings(page: Page, query = ''): Promise<void> {
  await open(page, `/draft-champion${query}`);
  await expect(form(page).getByRole('button', { name: 'Start draft' })).toBeEnabled();
}

async function start(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Start draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft room' })).toBeAttached();
}

const unfold = (page: Page, section: string) =>
  form(page)
    .locator('summary', { hasText: new RegExp(`^${section}`) })
    .click();

/** Finds the first player of a name, chooses them by keys and says who they are. */
async function search(page: Page, text: string): Promise<string> {
  const box = form(page).getByRole('combobox', { name: 'Player to keep' });
  await box.fill(text);
  const options = form(page).getByRole('listbox', { name: 'Player to keep' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  const answer = await page.request.get(`/api/players/inline-search-players?q=${text}`);
  // As the contract has it
  const { data } = (await answer.json()) as { data: { players: { athlete: { fullName: string } | null }[] } };
  return data.players[0]?.athlete?.fullName ?? '';
}

const onTheClock = (page: Page, words: string) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

test('unusual settings, set by keys, make that draft; a link and the next visit bring them back', async ({
  page,
  browser,
}) => {
  await openSettings(page, '?sponsor=Chop+Block');
  await field(page, 'Number of teams').focus();
  await page.keyboard.type('8 t');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pick 3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3rd');
  await field(page, 'Pick clock').focus();
  await page.keyboard.type('2 m');
  await expect(field(page, 'Draft position')).toHaveValue('3');
  await expect(form(page).getByText('8 teams, pick 3, 3rd Round Reversal')).toBeVisible();

  await form(page).getByRole('button', { name: 'Change roster' }).press('Enter');
  const roster = page.getByRole('dialog', { name: 'Change Your Roster Settings' });
  await roster.getByRole('button', { name: 'More: SUPERFLEX' }).press('Enter');
  await expect(roster).toContainText('17 rounds');
  await roster.getByRole('button', { name: 'Save selection' }).press('Enter');
  await expect(form(page)).toContainText('Changed: not the roster of 0.5 PPR.');

  await unfold(page, 'Strategies');
  await field(page, 'Opponent strategies').selectOption({ label: 'Zero RB' });
  await field(page, 'Pick 5').selectOption({ label: 'Punt TE' });
  await expect(field(page, 'Opponent strategies')).toHaveValue('mixed');
  await expectAccessible(page);
  await expectNoSideways(page);

  await form(page).getByRole('button', { name: 'Copy link' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/order=3rr.*sponsor=Chop\+Block/);
  const stranger = await browser.newPage();
  await openSettings(stranger, new URL(page.url()).search);
  await expect(field(stranger, 'Number of teams')).toHaveValue('8');
  await expect(field(stranger, 'Pick clock')).toHaveValue('120');
  await expect(form(stranger)).toContainText('17 rounds');
  await unfold(stranger, 'Strategies');
  await expect(field(stranger, 'Pick 5')).toHaveValue('puntTE');
  await expect(field(stranger, 'Pick 6')).toHaveValue('zeroRB');
  await stranger.close();

  await start(page);
  await onTheClock(page, 'Pick 1.03 · 3 of 136');
  await openSettings(page);
  await expect(field(page, 'Draft type')).toHaveValue('3RD_ROUND_REVERSAL');
  await expect(form(page)).toContainText('17 rounds');
  await form(page).getByRole('button', { name: 'Standard' }).click();
  await expect(field(page, 'Number of teams')).toHaveValue('12');
});

test('keepers are found, placed and refused in words, and the draft shows them as kept', async ({ page }) => {
  await openSettings(page, '?teams=4&pick=2&roster=1.1.1.1.0.0.0.0.1.1.1');
  await unfold(page, 'Keepers');
  const list = form(page).getByRole('list', { name: 'Keepers' });
  const name = await search(page, 'mar');
  await expect(field(page, 'Kept by')).toHaveValue('2');
  await field(page, 'Round').selectOption({ label: 'Round 2' });
  await form(page).getByRole('button', { name: 'Add keeper' }).click();
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(`2\\.3\\s*${name}.*You, round 2`, 's')]);

  await search(page, 'mar');
  await expect(form(page).getByRole('status').filter({ hasText: 'This player is already kept.' })).toBeVisible();
  const other = await search(page, 'bri');
  await field(page, 'Round').selectOption({ label: 'Round 2' });
  await expect(form(page).getByText('That team already keeps somebody in that round.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Add keeper' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await field(page, 'Kept by').selectOption({ label: 'Team 1' });
  await form(page).getByRole('button', { name: 'Add keeper' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSideways(page);
  await list.getByRole('button', { name: `Remove ${other}` }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await start(page);
  await page.getByRole('button', { name: isPhone(page) ? 'Board' : 'Draft Board', exact: true }).click();
  const kept = page.getByRole('region', { name: 'Draft board' }).getByRole('button', { name: /kept/ });
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText('2.03');
});

test('a link with keepers that cannot stand together opens, says so, and starts nothing', async ({ page }) => {
  await openSettings(page, '?teams=4&pick=1&keepers=1.1.KC,1.1.LAR,9.1.BUF,x.1.SF&clock=7&adp=nobody');
  await expect(field(page, 'Pick clock')).toHaveValue('-1');
  await expect(form(page).getByText('2 of 3 cannot stand')).toBeVisible();
  await unfold(page, 'Keepers');
  const list = form(page).getByRole('list', { name: 'Keepers' });
  await expect(list).toContainText('That team already keeps somebody in that round.');
  await expect(list).toContainText('The draft has no team in that place.');
  await form(page).getByRole('button', { name: 'Start draft' }).click();
  await expect(page.getByText('A keeper cannot stand. See Keepers.')).toBeVisible();
  await field(page, 'Number of teams').selectOption({ label: 'Random' });
  await expect(form(page).getByText('Keepers hold picks: choose the number of teams first.').first()).toBeVisible();
  await expect(page).toHaveURL(/draft-champion\?/);
});

test('settings changed in the room hold at once in every window', async ({ page, context }) => {
  await openSettings(page, '?teams=4&pick=1');
  await start(page);
  await onTheClock(page, 'Pick 1.01');
  const other = await context.newPage();
  await other.goto(page.url());
  await onTheClock(other, 'Pick 1.01');

  if (isPhone(page)) await page.getByRole('button', { name: 'Draft menu' }).click();
  await page.getByRole('button', { name: 'Draft settings', exact: true }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft settings' });
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Simulation mode' }).selectOption({ label: 'In Person Draft Mode' });
  await dialog.getByRole('combobox', { name: 'Pick clock' }).selectOption({ label: '2 min' });
  await dialog.getByRole('combobox', { name: 'Pick 3' }).selectOption({ label: 'Zero RB' });
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expect(dialog).toHaveCount(0);
  for (const window of [page, other]) {
    await expect(window.getByRole('timer').filter({ visible: true })).toContainText(/[12]:\d\d/);
    if (isPhone(window)) await window.getByRole('button', { name: 'Draft menu' }).click();
    await expect(window.getByRole('button', { name: 'Undo last pick' }).filter({ visible: true })).toBeVisible();
  }
  await other.close();
});
