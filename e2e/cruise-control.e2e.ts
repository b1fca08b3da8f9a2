// Cruise Control: changes of a line-up and claims that are prepared by a person's rules, vetoed, and told.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const CRUISE = '/nfl/cruise-control';
const ANY_STARTER = 'Any starter for whom somebody better sits';

test('without a league the page leads to the first', async ({ page }) => {
  await enterRegistered(page);
  await open(page, CRUISE);
  await expect(page.getByText('No league of yours is synced')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a subscriber switches it on, vetoes a change, takes the veto back, asks for claims too, and switches it off',
  ON_BOTH,
  async ({ page }) => {
    const person = await enterSubscribed(page, 2);
    const { sitter } = await keepLeague(page.request, person);
    await open(page, CRUISE);
    await expect(page.getByRole('heading', { name: 'Cruise Control is off' })).toBeVisible();
    await expect(page.getByText('It changes nothing where your league is played', { exact: false })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'main');

    await page.getByRole('radio', { name: ANY_STARTER }).check();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('heading', { name: 'Cruise Control is on' })).toBeVisible();
    const prepared = page.getByRole('list', { name: 'Prepared changes' });
    const change = prepared.getByRole('listitem').filter({ hasText: `Start ${sitter}` });
    await expect(change).toContainText('Why: ');
    await expect(change).toContainText('expected points');
    await expect(change).toContainText('You can veto until');
    await expectNoSideways(page);
    await expectAccessible(page, 'main');

    await change.getByRole('button', { name: /^Veto/ }).click();
    const logged = page.getByRole('list', { name: 'Log of changes' }).getByRole('listitem');
    await expect(logged.filter({ hasText: sitter })).toContainText('Vetoed');
    await expect(change).toHaveCount(0);
    await logged.filter({ hasText: sitter }).getByRole('button', { name: /^Undo/ }).click();
    await expect(change).toBeVisible();

    await page.getByRole('checkbox', { name: /^Prepare claims too/ }).check();
    await expect(page.getByText('so it is you who says it', { exact: false })).toBeVisible();
    await page.getByRole('combobox', { name: 'Claims are run on' }).selectOption('Thursday');
    await page.getByRole('button', { name: 'Save rules' }).click();
    const claim = prepared.getByRole('listitem').filter({ hasText: /Claim .+, drop / });
    await expect(claim.first()).toContainText('expected points a week');
    await expect(claim.first().getByRole('button', { name: /^Veto: Claim/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'main');

    await page.reload();
    await expect(change).toBeVisible();
    await expect(claim.first()).toBeVisible();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByRole('heading', { name: 'Cruise Control is off' })).toBeVisible();
    await expect(prepared).toHaveCount(0);
    await expect(logged.filter({ hasText: sitter })).toContainText('Withdrawn');
  },
);

test('whoever is never to be benched stays, and what brings too little is not prepared', async ({ page }) => {
  const person = await enterSubscribed(page, 2);
  const { sitter } = await keepLeague(page.request, person);
  await open(page, CRUISE);
  await page.getByRole('radio', { name: ANY_STARTER }).check();
  const team = page.getByRole('group', { name: 'Never bench these' });
  await team.getByRole('checkbox', { name: /QB$/ }).first().check();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Cruise Control is on' })).toBeVisible();
  await expect(page.getByText(`Start ${sitter}`)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Least gain of a change, expected points' }).fill('20');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Nothing to change by your rules', { exact: false })).toBeVisible();
});

test('a free person is shown changes without points, and what is not known of past weeks', async ({ page }) => {
  const person = await enterRegistered(page);
  await keepLeague(page.request, person);
  await open(page, CRUISE);
  await expect(page.getByText('Made from published projections.', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: ANY_STARTER }).check();
  await page.getByRole('button', { name: 'Switch on' }).click();
  const changes = page.getByRole('list', { name: 'Prepared changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Why: ');
  await expect(changes.first()).not.toContainText('expected points');
  await expect(page.getByText('How many points each change is expected to bring', { exact: false })).toHaveCount(1);
  // A league by hand keeps no rosters of past weeks.
  await page.getByRole('button', { name: 'Try it on past weeks' }).click();
  await expect(page.getByText('No week is over of which rosters and projections are known.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
});
