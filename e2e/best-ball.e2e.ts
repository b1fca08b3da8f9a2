// A person's best-ball drafts: the file comes in, and exposure, stacks, rosters and history are there.

import type { Page } from '@playwright/test';
import { inventedExport } from '@pylon/engine/testing/invented-export';
import { finished } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

const BEST_BALL = '/nfl/best-ball';

interface AdpAnswer {
  readonly data: {
    readonly playerADP: readonly {
      readonly athlete: { readonly fullName: string; readonly position: string; readonly team: string | null } | null;
    }[];
  };
}

/** An export of the present season, in which the sample's best are drafted, and one whom nobody knows. */
async function exportOf(page: Page, drafts: number): Promise<string> {
  const { data: now } = (await (await page.request.get('/api/seasons/current')).json()) as {
    data: { season: { id: string } };
  };
  const seasonId = now.season.id;
  const answer = await page.request.get(`/api/datatables/adps?seasonId=${seasonId}&orderBy=underdog&limit=60`);
  const { data } = (await answer.json()) as AdpAnswer;
  const people = data.playerADP.flatMap(({ athlete }) =>
    athlete ? [{ name: athlete.fullName, position: athlete.position, team: athlete.team ?? '' }] : [],
  );
  const known = people.filter(({ position }) => ['QB', 'RB', 'WR', 'TE'].includes(position));
  const players = [...known.slice(0, 40), { name: 'Zebulon Nobody-Atall', position: 'TE', team: 'BUF' }];
  return inventedExport(players, { drafts, rounds: 18, year: Number(seasonId) });
}

const bring = (page: Page, name: string, text: string) =>
  page.getByLabel('Bring an exposure export').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const view = async (page: Page, name: string) => {
  const list = page.getByLabel('View', { exact: true });
  if (await page.getByRole('tab', { name }).isVisible()) await page.getByRole('tab', { name }).click();
  else await list.first().selectOption({ label: name });
};

test('without an account the page says what it is for, and leads to one', async ({ page }) => {
  await open(page, BEST_BALL);
  await expect(page.getByText('Your drafts belong to an account')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /best-ball/);
  await expectAccessible(page);
});

test('a person brings an export, and finds teams, exposure, stacks and history', ON_BOTH, async ({ page }) => {
  await enterRegistered(page);
  await open(page, BEST_BALL);
  await expect(page.getByText(/No best-ball draft of \d{4} yet/)).toBeVisible();
  await bring(page, 'exposure.csv', await exportOf(page, 30));
  await expect(page.getByLabel('All teams').getByText('30', { exact: true })).toBeVisible();
  await expect(page.getByText('30 drafts new')).toBeVisible();
  await expect(page.getByText('1 player of your file is not known here')).toBeVisible();
  await expect(page.getByRole('table', { name: /best-ball teams/ }).getByRole('row')).toHaveCount(26);
  await expectNoSideways(page);
  await expectAccessible(page, 'main');

  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^No favorite any more/ })).toHaveCount(1);
  await page.getByRole('radio', { name: 'Favorites' }).click();
  await expect(page.getByRole('table', { name: /best-ball teams/ }).getByRole('row')).toHaveCount(2);
  await page
    .getByRole('button', { name: /, seat / })
    .and(page.getByText(/seat/))
    .first()
    .click();
  await expect(page.getByRole('table', { name: /picks of this team/ }).getByRole('row')).toHaveCount(19);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'All teams' }).click();

  await view(page, 'Exposure');
  await expect(page.getByRole('table', { name: /how many of your drafts/ })).toBeVisible();
  await page.getByLabel('Player, team or position').fill('Nobody-Atall');
  await expect(page.getByRole('table', { name: /how many of your drafts/ }).getByRole('row')).toHaveCount(2);
  await expectNoSideways(page);
  await page.getByRole('radio', { name: 'Positions' }).click();
  await expect(page.getByRole('table', { name: /Players of each position/ }).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('table', { name: /Shapes of real rosters/ }).getByRole('row')).toHaveCount(16);
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await page.getByRole('radio', { name: 'NFL teams' }).click();
  await expect(page.getByRole('table', { name: /NFL teams by their part/ })).toBeVisible();

  await view(page, 'Stacks');
  await expect(page.getByRole('table', { name: /Quarterbacks by how many/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /How a quarterback went/ }).getByRole('row')).toHaveCount(11);
  await expectNoSideways(page);
  await view(page, 'ADP');
  const positions = page.getByRole('table', { name: /Average draft positions of your players/ });
  await expect(positions.getByRole('row')).toHaveCount(26);
  await expect(page.getByRole('img', { name: /Underdog’s average draft position of/ })).toBeVisible();
  const last = positions.getByRole('button', { name: /^Show the course of / }).last();
  const name = (await last.getAttribute('aria-label'))?.replace('Show the course of ', '') ?? '';
  await last.click();
  await expect(page.getByRole('heading', { name: `ADP of ${name}` })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await view(page, 'Next picks');
  // every draft of the file has all of its rounds
  await expect(page.getByText('No draft of yours is under way')).toBeVisible();
  await view(page, 'Draft history');
  await expect(page.getByRole('table', { name: 'Your drafts by day, the newest first' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
});

test('a person sees the odds of finished drafts, and contests', ON_BOTH, async ({ page }) => {
  await enterRegistered(page);
  await open(page, BEST_BALL);
  await bring(page, 'exposure.csv', await exportOf(page, 30));
  await expect(page.getByText('30 drafts new')).toBeVisible();

  await view(page, 'Odds');
  const odds = page.getByRole('table', { name: /the likeliest to advance first/ });
  await expect(odds.getByRole('row')).toHaveCount(26);
  await expect(page.getByText(/of 30 teams advance on average/)).toBeVisible();
  await expect(odds).toContainText(/week 14 \d/);
  await expect(page.getByRole('table', { name: /Real teams in five equal groups/ }).getByRole('row')).toHaveCount(6);
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(odds.getByRole('row')).toHaveCount(6);
  await odds
    .getByRole('button', { name: /, seat / })
    .first()
    .click();
  await expect(page.getByRole('table', { name: /picks of this team/ }).getByRole('row')).toHaveCount(19);

  await view(page, 'Contests');
  await expect(page.getByRole('table', { name: 'Contests that you drafted in' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table', { name: /those that can be entered first/ })).toContainText('example');
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
});

test('drafts of DraftKings come in as a list of picks, beside Underdog’s', async ({ page }) => {
  await enterRegistered(page);
  await open(page, BEST_BALL);
  await page.getByText('Drafts from DraftKings').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a list to fill in' }).click();
  expect((await saved).suggestedFilename()).toBe('draftkings-picks.csv');
  const text = await exportOf(page, 2);
  await bring(page, 'exposure.csv', text);
  await expect(page.getByText('2 drafts new')).toBeVisible();
  const year = text.match(/^\d{4}/m)?.[0] ?? '';
  const heads = 'Contest,Entry Fee,Entry,Teams,Picked At,Pick,Player,Team,Position';
  await bring(page, 'picks.csv', `${heads}\nMillionaire,20,one,12,${year}-06-01 09:00:00,3,Any Body,,RB\n`);
  await expect(page.getByText('1 draft new')).toBeVisible();
  await expect(page.getByRole('table', { name: /best-ball teams/ })).toContainText('DraftKings');
  await view(page, 'Next picks');
  // the season has begun: no draft is under way any more
  await expect(page.getByText('No draft of yours is under way')).toBeVisible();
});

test('a best-ball draft of a room here becomes a team', ON_BOTH, async ({ page }) => {
  await enterRegistered(page);
  await finished(page, { leagueType: 'BEST_BALL', draftPosition: 3 });
  await open(page, BEST_BALL);
  await page.getByText(/Drafts of your leagues and rooms/).click();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: /^Bring .*Draft room/ }).click();
  await expect(page.getByRole('table', { name: /best-ball teams/ })).toContainText('seat 3');
  await expectNoSideways(page);
});

test.describe('a file that is no export', () => {
  test.use({ expected: /422/ });

  test('is refused with its fault, and nothing of it is kept', async ({ page }) => {
    await enterRegistered(page);
    await open(page, BEST_BALL);
    const text = await exportOf(page, 2);
    await bring(page, 'half.csv', text.slice(0, -30));
    await expect(page.getByText('Nothing of this file was kept')).toBeVisible();
    await expect(page.getByText(/before all of its columns were told/)).toBeVisible();
    await bring(page, 'adp.csv', 'ID,Name,Position,ADP,Team\n1,A B,RB,1.1,DET\n');
    await expect(page.getByText(/This is DraftKings’ list/)).toBeVisible();
    await bring(page, 'large.csv', 'x'.repeat(11_000_000));
    await expect(page.getByText('This file is too large')).toBeVisible();
    await expect(page.getByText(/No best-ball draft of \d{4} yet/)).toBeVisible();
  });
});
