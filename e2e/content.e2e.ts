// An operator's own content: sponsors, a part that returns soon, and an article with a picture about a team.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSideways } from './support/journey.ts';
import { test } from './support/own-server.ts';
import { open, showFilters } from './support/pages.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FAQ = { sections: [{ title: 'Asked', questions: [{ question: 'Why?', answer: ['So.'] }] }] };
const SPONSORS = [
  { slot: 'filters', name: 'Anvil & Sons', href: 'https://anvil.example/?from=filters', picture: 'anvil.png' },
  {
    ...{ slot: 'league-sync', name: 'Anvil & Sons', href: 'https://anvil.example', action: 'Draft Today' },
    ...{ title: 'Draft. Score. Survive.', text: 'Stay out of last to avoid the axe.' },
  },
];
const ARTICLE = `---
title: How the Chiefs run
summary: What it says.
date: 2026-08-21
topic: rankings
teams: [KC]
---
Words.

![Runs as steps](../images/anvil.png "Six of them")
`;

/** A content folder with all of it. */
function contentFolder(): string {
  const folder = temporaryFolder('content');
  for (const name of ['images', 'articles']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'images/anvil.png'), Buffer.from(PNG, 'base64'));
  writeFileSync(join(folder, 'articles/how-the-chiefs-run.md'), ARTICLE);
  const files = {
    'faq.json': FAQ,
    'sponsors.json': { sponsors: SPONSORS },
    'coming-soon.json': { pages: [{ slug: 'best-ball', feature: 'Best Ball' }] },
  };
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
  return folder;
}

test.describe.configure({ timeout: 240_000 });
test.use({ settings: { PYLON_CONTENT_DIR: contentFolder() } });

test('sponsors stand where the operator put them, labelled, and nowhere else', async ({ page }) => {
  await open(page, '/nfl/league-sync/add');
  const block = page.getByRole('complementary', { name: 'Sponsored by Anvil & Sons' });
  await expect(block).toContainText('Draft. Score. Survive.');
  await expect(block).toContainText('Sponsored');
  const link = block.getByRole('link', { name: 'Draft Today' });
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expectNoSideways(page);
  await expectAccessible(page);
  await open(page, '/nfl-adp');
  await showFilters(page);
  await expect(block.getByRole('img', { name: 'Anvil & Sons' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await open(page, '/articles/fantasy');
  await expect(block).toHaveCount(0);
});

test('what returns soon says so, and takes an address', async ({ page }) => {
  await open(page, '/research');
  const soon = page.getByRole('region', { name: 'Soon' });
  await expectAccessible(page);
  await soon.getByRole('link', { name: 'Best Ball' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best Ball is returning soon. Better than ever.');
  await expect(page.getByText('Subscribe here and stay notified.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('main').getByLabel('Email').fill('fan@pylon.example');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('main').getByText('Thanks for signing up!')).toBeVisible();
});

test('an article leads to the team that it is about, and the team’s page back', async ({ page }) => {
  await open(page, '/articles/fantasy/how-the-chiefs-run');
  await expect(page.getByRole('img', { name: 'Runs as steps' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('list', { name: 'About' }).getByRole('link', { name: 'Kansas City Chiefs' }).click();
  await expect(page).toHaveURL('/nfl/teams/kansas-city-chiefs');
  await page.getByRole('main').getByRole('link', { name: 'How the Chiefs run' }).click();
  await expect(page).toHaveURL('/articles/fantasy/how-the-chiefs-run');
});
