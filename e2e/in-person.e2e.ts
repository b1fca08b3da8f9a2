// A real draft at a table: picks as they are called out, mistakes put right, teams by their names, the board on a
// television.
import type { Page } from '@playwright/test';
import { isPhone, newDraft, playersOf } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test, withoutTime } from './support/journey.ts';

test.use({ hasMotion: true });

const entry = (page: Page) => page.getByRole('combobox', { name: /^Pick for / });

/** A table with nobody drafted yet; the room is open and ready for the first pick. */
async function sitDown(page: Page, teams: number): Promise<string> {
  const id = await newDraft(page, { simulationMode: 'Manual', numberOfTeams: teams, draftPosition: 2 });
  await page.goto(`/draft-champion/${id}`);
  await expect(entry(page)).toBeVisible();
  return id;
}

/** Types what is called out and confirms it. */
async function callOut(page: Page, letters: string, then: RegExp): Promise<void> {
  await entry(page).fill(letters);
  await entry(page).press('Enter');
  await expect(page.getByRole('combobox', { name: then })).toBeVisible();
}

async function openBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: isPhone(page) ? 'Board' : 'Draft Board', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Draft board' })).toBeVisible();
}

async function fromMenu(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Draft menu' }).click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

test('picks are typed as they are called, taken back without end and made again', async ({ page }) => {
  const id = await sitDown(page, 4);
  const [first, second, third] = await playersOf(page, id);
  if (!first || !second || !third) throw new Error('no players');
  await expectNoSideways(page);
  await callOut(page, first.lastName, /Pick for You/);
  await callOut(page, second.lastName, /Pick for Team 3/);
  await callOut(page, third.lastName, /Pick for Team 4/);

  // Somebody who is gone is not drafted twice, and is told where they went.
  await entry(page).fill(second.fullName);
  await expect(page.getByRole('option', { name: /drafted 1\.02/ })).toBeVisible();
  await entry(page).press('Enter');
  await expect(page.getByText(`${second.fullName} was drafted at 1.02.`)).toBeVisible();

  const undo = page.getByRole('button', { name: 'Take back the last pick' });
  const redo = page.getByRole('button', { name: 'Make it again' });
  await expect(redo).toBeDisabled();
  for (const then of ['Team 3', 'You', 'Team 1']) {
    await undo.click();
    await expect(page.getByRole('combobox', { name: `Pick for ${then}` })).toBeVisible();
  }
  await expect(undo).toBeDisabled();
  for (const then of ['You', 'Team 3', 'Team 4']) {
    await redo.click();
    await expect(page.getByRole('combobox', { name: `Pick for ${then}` })).toBeVisible();
  }
  await expect(redo).toBeDisabled();
  await expectAccessible(page);
});

test('a wrong pick is replaced, exchanged, entered late and taken out from the board', ON_BOTH, async ({ page }) => {
  const id = await sitDown(page, 4);
  const players = await playersOf(page, id);
  const [first, second, third, fourth] = players;
  if (!first || !second || !third || !fourth) throw new Error('no players');
  await callOut(page, first.lastName, /Pick for You/);
  await callOut(page, second.lastName, /Pick for Team 3/);
  await callOut(page, third.lastName, /Pick for Team 4/);
  await openBoard(page);
  const board = page.getByRole('region', { name: 'Draft board' });
  const cell = (label: string) => board.getByRole('button', { name: new RegExp(label.replace('.', '\\.')) });
  const dialog = page.getByRole('dialog');
  const holds = (label: string, player: typeof first) => expect(cell(label)).toContainText(player.lastName);

  await cell('1.01').click();
  await expect(dialog).toContainText('Pick 1.01 · Team 1');
  await expectAccessible(page);
  await withoutTime(page, async () => {
    await dialog.getByRole('combobox', { name: 'Who was it' }).fill(fourth.fullName);
    await dialog.getByRole('combobox').press('Enter');
    await holds('1.01', fourth);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  });
  await holds('1.01', first);

  await cell('1.01').click();
  await dialog.getByRole('combobox').fill(third.fullName);
  await expect(dialog.getByRole('option', { name: /changes places with 1\.03/ })).toBeVisible();
  await dialog.getByRole('combobox').press('Enter');
  await holds('1.01', third);
  await holds('1.03', first);

  await cell('1.02').click();
  await dialog.getByRole('radio', { name: 'A pick is missing' }).click();
  await dialog.getByRole('combobox').fill(second.fullName);
  await expect(dialog.getByRole('option', { name: /Already drafted or kept/ })).toBeVisible();
  await dialog.getByRole('combobox').fill(fourth.fullName);
  await dialog.getByRole('combobox').press('Enter');
  await holds('1.02', fourth);
  await holds('1.03', second);
  await holds('1.04', first);

  await cell('1.02').click();
  await dialog.getByRole('button', { name: 'Nobody made this pick' }).click();
  await holds('1.02', second);
  await holds('1.03', first);
  await expect(cell('1.04'), 'the place of the next pick').toContainText('Make this pick');
});

test('teams get their names, and the television shows the whole board and follows', async ({ page, context }) => {
  const id = await sitDown(page, 12);
  await fromMenu(page, 'Team names');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the team at pick 1', { exact: true }).fill('Gridiron Gang');
  await dialog.getByLabel('Name of the team at pick 3', { exact: true }).fill('Ann');
  await dialog.getByRole('button', { name: 'Keep names' }).click();
  await expect(page.getByRole('combobox', { name: 'Pick for Gridiron Gang' })).toBeVisible();

  const television = await context.newPage();
  await television.setViewportSize({ width: 1920, height: 1080 });
  await television.goto(`/draft-champion/${id}/screen`);
  await expect(television.getByRole('heading', { name: 'Gridiron Gang' })).toBeVisible();
  const [first] = await playersOf(page, id);
  if (!first) throw new Error('no players');
  await callOut(page, first.lastName, /Pick for You/);
  await expect(television.getByRole('heading', { name: 'You' })).toBeVisible();
  await expect(television.getByText(first.fullName, { exact: true })).toBeVisible();
  const table = television.getByRole('table', { name: 'Draft board' });
  await expect(table).toContainText(first.lastName);
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ]) {
    await television.setViewportSize(size);
    // Sixteen rounds of twelve: the last place is as much in sight as the first.
    await expect(table.getByText('16.12', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(table.getByText('1.12', { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(television);
});
