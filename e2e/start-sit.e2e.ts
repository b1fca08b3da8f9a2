// Whom to start: players found by name, one verdict, and an address that can be sent.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { namesIn } from './support/tables.ts';

test(
  'a visitor compares players found by name, is told one verdict, and sends it as an address',
  ON_BOTH,
  async ({ page, context }) => {
    await open(page, '/nfl-rankings?pos=WR');
    const names = (await namesIn(page)).slice(0, 2);
    const verdictOf = (one: Page) => one.getByRole('region', { name: 'Verdict' });
    const verdict = verdictOf(page);
    await open(page, '/research');
    await page.getByRole('main').getByRole('link', { name: 'Start/Sit' }).click();
    const calls = page.getByRole('region', { name: 'The week’s close calls' }).getByRole('button');
    await expect(calls).toHaveCount(4);
    await expectNoSideways(page);
    const [asked = ''] = await calls.first().allTextContents();
    await calls.first().click();
    await expect(verdict).toBeVisible();
    const removals = page.getByRole('button', { name: /^Remove / });
    await expect(removals).toHaveCount(2);
    for (const label of await removals.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      expect(asked).toContain(label?.split(' ').at(-1));
    await open(page, '/nfl/start-sit-tool');
    await page.getByRole('button', { name: 'Add more players' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add more players' });
    for (const [index, name] of names.entries()) {
      await dialog.getByRole('combobox', { name: 'Find a player' }).fill(name);
      await dialog
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click();
      await expect(dialog.getByText(`${index + 1} of 8`)).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    // it stands at the head of the page by now
    await expect(page.getByRole('button', { name: 'Add more players' })).toBeFocused();
    await expect(verdict).toContainText(new RegExp(`(${names.join('|')})`));
    for (const name of names) await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    const reader = await context.newPage();
    await open(reader, page.url());
    // Both go on from what was known at first: what counts is that they come to the same.
    await expect(async () => {
      const told = (await verdict.textContent()) ?? '';
      expect(told).not.toBe('');
      await expect(verdictOf(reader)).toHaveText(told, { timeout: 1_000 });
    }).toPass();
    await reader.close();
  },
);

test('a ninth player is refused in words', async ({ page }) => {
  await open(page, '/nfl/start-sit-tool?players=BUF,MIA,NE,NYJ,BAL,CIN,CLE,PIT');
  await page.getByRole('button', { name: 'Add more players' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add more players' });
  await dialog.getByRole('combobox', { name: 'Find a player' }).fill('Chiefs');
  await dialog.getByRole('option').first().click();
  await expect(page.getByText('You can only compare 8 players')).toBeVisible();
  await expect(dialog.getByText('8 of 8')).toBeVisible();
});
