// A league that scores in its own way: a person makes it, sees everybody move at once, drafts in it, changes it, lets
// it go.
import type { Locator, Page } from '@playwright/test';
import { call } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { chooseScoring, open, reload, scoringPicker, showFilters } from './support/pages.ts';
import { endSessions } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';
import { namesIn, OPENS_CARD, rowsOf, textsOf } from './support/tables.ts';

const RANKINGS = '/nfl-rankings';
const CREATE = 'Create Custom Scoring';

const editor = (page: Page): Locator => page.getByRole('dialog', { name: 'Custom Scoring', exact: true });
const moves = (page: Page, side: 'Risers' | 'Fallers'): Locator => editor(page).getByRole('list', { name: side });

/** Settings stand under tabs on a desktop, under a list on a phone. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = editor(page).getByRole('tab', { name });
  const list = editor(page).getByRole('combobox', { name: 'Settings' });
  await expect(tab.or(list).filter({ visible: true }).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else await list.selectOption(name);
}

/** Opens the editor from the picker: for a new system, or for one's own by its pencil. */
async function openEditor(page: Page, own?: string): Promise<void> {
  if (!(await scoringPicker(page).isVisible())) await showFilters(page);
  await scoringPicker(page).click();
  const item = own
    ? page.getByRole('menuitem', { name: `Edit ${own}` })
    : page.getByRole('menuitemradio', { name: new RegExp(`^${CREATE}`) });
  await item.click();
  await expect(editor(page)).toBeVisible();
}

/** Names of the table under the open editor, which is out of reach while the editor has the word. */
const namesBehind = (page: Page): Promise<string[]> =>
  page.locator(`tbody th[scope=row] ${OPENS_CARD}`).allTextContents();

test.describe('a session that ends under the open editor', () => {
  test.use({ expected: /40[13]/ });

  test('leaves it as it was for the same person, who saves it after signing in again', async ({ page, request }) => {
    const person = await enterSubscribed(page, 1);
    await open(page, RANKINGS);
    await openEditor(page);
    await openTab(page, 'Receiving');
    const bonus = editor(page).getByRole('textbox', { name: 'TE reception bonus' });
    await bonus.fill('1');
    await editor(page).getByRole('textbox', { name: 'Custom Scoring Name' }).fill('Kept');
    await endSessions(request, person);
    // Coming back to the window asks who one is.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again.getByLabel('Email')).toBeFocused();
    await expect(bonus).toBeHidden();
    await page.keyboard.press('Escape');
    await again.getByText('Not you, or not now?').click();
    await again.getByLabel('Email').fill(person.email);
    await again.getByLabel('Password', { exact: true }).fill(person.password);
    await again.getByRole('button', { name: 'Login' }).click();

    await expect(bonus).toHaveValue('1');
    await editor(page).getByRole('button', { name: 'Create Scoring' }).click();
    await expect(editor(page)).toBeHidden();
    await expect(scoringPicker(page)).toHaveAccessibleName('Scoring: Kept');
  });
});

test(
  'a league of tight ends and two quarterbacks re-ranks everybody at once, is kept, drafted in, changed and deleted',
  ON_BOTH,
  async ({ page }) => {
    await enterSubscribed(page, 1);
    await open(page, RANKINGS);
    const standard = await namesIn(page);
    await openEditor(page);
    await expect(editor(page).getByRole('button', { name: 'Create Scoring' })).toBeDisabled();
    await openTab(page, 'Receiving');
    await editor(page).getByRole('textbox', { name: 'TE reception bonus' }).fill('1');
    await expect(moves(page, 'Risers')).toContainText('TE');
    await openTab(page, 'Roster');
    await editor(page).getByRole('button', { name: 'More: SF' }).click();
    await expect(moves(page, 'Risers')).toContainText('QB');
    await expectAccessible(page, '[role=dialog]');
    await expectNoSideways(page);
    await editor(page).getByRole('textbox', { name: 'Custom Scoring Name' }).fill('Tight two');
    await expect.poll(() => namesBehind(page)).not.toEqual(standard);
    const tried = await namesBehind(page);

    await editor(page).getByRole('button', { name: 'Create Scoring' }).click();
    await expect(editor(page)).toBeHidden();
    await expect(page).toHaveURL(/scoring=[0-9a-f-]{36}/);
    // What the browser ranked is what the server ranks: rendered anew, to the last number.
    await expect.poll(() => namesIn(page)).toEqual(tried);
    const points = await textsOf(page, 'Points');
    await reload(page);
    await expect.poll(() => namesIn(page)).toEqual(tried);
    expect(await textsOf(page, 'Points')).toEqual(points);
    expect(tried, 'the order of the standard scoring').not.toEqual(standard);

    await open(page, '/draft-champion');
    await chooseScoring(page, 'Tight two');
    await page.getByRole('button', { name: 'Start draft' }).click();
    await expect(page).toHaveURL(/draft-champion\/[0-9a-f-]{36}/);
    const mockDraftId = new URL(page.url()).pathname.split('/').at(-1);
    const { mockDraft } = (await call(page, 'GET', `/mock-drafts/get-by-id?mockDraftId=${mockDraftId}`)) as {
      mockDraft: { configuration: { scoringSystem: { name: string } } };
    };
    expect(mockDraft.configuration.scoringSystem.name).toBe('Tight two');

    await open(page, RANKINGS);
    await openEditor(page, 'Tight two');
    await editor(page).getByRole('textbox', { name: 'Custom Scoring Name' }).fill('Tight three');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await editor(page).getByRole('button', { name: 'Save & Update' }).click();
    await expect(scoringPicker(page)).toHaveAccessibleName('Scoring: Tight three');

    await openEditor(page, 'Tight three');
    await editor(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete scoring' }).click();
    await expect(scoringPicker(page)).toHaveAccessibleName('Scoring: 0.5 PPR');
    await expect.poll(() => namesIn(page)).toEqual(standard);
  },
);

test('the draft board follows the editor as the list does, and shows what was saved', async ({ page }) => {
  await enterSubscribed(page, 1);
  await open(page, `${RANKINGS}?view=board`);
  const tiles = () => page.locator('section[aria-label="Draft board"] a').allTextContents();
  await expect.poll(async () => (await tiles()).length).toBeGreaterThanOrEqual(60);
  const standard = (await tiles()).slice(0, 60);
  await openEditor(page);
  await openTab(page, 'Receiving');
  await editor(page).getByRole('textbox', { name: 'TE reception bonus' }).fill('1');
  await expect.poll(async () => (await tiles()).slice(0, 60)).not.toEqual(standard);
  const tried = (await tiles()).slice(0, 60);
  await editor(page).getByRole('textbox', { name: 'Custom Scoring Name' }).fill('Tight one');
  await editor(page).getByRole('button', { name: 'Create Scoring' }).click();
  await expect(editor(page)).toBeHidden();
  await expect.poll(async () => (await tiles()).slice(0, 60)).toEqual(tried);

  await openEditor(page, 'Tight one');
  await openTab(page, 'Receiving');
  await editor(page).getByRole('textbox', { name: 'TE reception bonus' }).fill('0');
  await editor(page).getByRole('button', { name: 'Save & Update' }).click();
  await expect(editor(page)).toBeHidden();
  await expect.poll(async () => (await tiles()).slice(0, 60)).toEqual(standard);
});

test('a visitor finds the plan where the editor and the other scorings would be', async ({ page }) => {
  await open(page, RANKINGS);
  await openEditor(page);
  await expect(editor(page).getByRole('heading', { name: 'Customize for your league' })).toBeVisible();
  await expect(editor(page).getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('target', '_blank');
  await expect(editor(page).getByRole('button', { name: 'Create Scoring' })).toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
  await scoringPicker(page).click();
  await page.getByRole('menuitemradio', { name: /^TE Premium, / }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'TE Premium' })).toBeVisible();
  await expect(page).not.toHaveURL(/scoring=/);
});

test('another roster stays in the address, and whoever gets the link sees the same values', async ({ page }) => {
  await enterSubscribed(page, 1);
  await open(page, RANKINGS);
  // What a phone hides of a row is in it all the same.
  const values = () => rowsOf(page).allTextContents();
  const standard = await values();
  await showFilters(page);
  await page.getByRole('button', { name: /^Roster settings: 12 teams, 16 rounds/ }).click();
  const roster = page.getByRole('dialog', { name: 'Change Your Roster Settings' });
  await roster.getByRole('button', { name: 'More: RB', exact: true }).click();
  await roster.getByRole('button', { name: 'Save selection' }).click();
  await expect(page).toHaveURL(/league=12-200-1-3-/);
  await expect(page.getByRole('button', { name: /^Roster settings, changed: 12 teams, 17 rounds/ })).toBeVisible();
  await expect.poll(values).not.toEqual(standard);
  const changed = await values();
  await reload(page);
  await expect.poll(values).toEqual(changed);
});
