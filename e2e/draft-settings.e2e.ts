// The settings of a draft as a person uses them: unusual ones, a link to them, keepers, and changes while the draft
// runs.
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterSubscribed } from './support/subscriber.ts';

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

/** Nothing that stays in sight, as the bar with the button does, lies over it. */
const expectUncovered = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

/** Finds the first player of a name, chooses them by keys and says who they are. */
async function search(page: Page, text: string): Promise<string> {
  const box = form(page).getByRole('combobox', { name: 'Player to keep' });
  await box.fill(text);
  const options = form(page).getByRole('listbox', { name: 'Player to keep' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectUncovered(options.first());
  await box.press('ArrowDown');
  await box.press('Enter');
  const answer = await page.request.get(`/api/players/inline-search-players?q=${text}`);
  // As the contract has it
  const { data } = (await answer.json()) as { data: { players: { athlete: { fullName: string } | null }[] } };
  return data.players[0]?.athlete?.fullName ?? '';
}

/** Types the beginning of an option into the list with the focus: letters that come too slowly begin a word anew. */
async function choose(page: Page, name: string, letters: string, value: string): Promise<void> {
  await expect(field(page, name)).toBeFocused();
  await expect(async () => {
    await page.keyboard.type(letters);
    await expect(field(page, name)).toHaveValue(value, { timeout: 2_000 });
  }).toPass();
}

/** A league of four teams that a subscriber keeps by hand, with three keepers, the last in a round that it lacks. */
async function leagueWithKeepers(page: Page) {
  const { token } = await enterSubscribed(page, 1);
  const ask = async <T>(path: string, data?: object): Promise<T> => {
    const options = { headers: { 'bearer-token': token }, ...(data && { data }) };
    const answer = await (data
      ? page.request.post(`/api/${path}`, options)
      : page.request.get(`/api/${path}`, options));
    expect(answer.ok(), path).toBe(true);
    return ((await answer.json()) as { data: T }).data; // as the contract has it
  };
  const name = 'Kitchen Table';
  const { id } = await ask<{ id: string }>('user-leagues/by-hand', {
    ...{ name, carryOver: 'keeper', scoringMode: 'HEAD_TO_HEAD', reserve: { ir: 0, taxi: 0 }, scoringSystemId: '1' },
    slots: DEFAULT_LEAGUE.slots,
    teams: ['Ada', 'Boole', 'Curie', 'Dirac'].map((team) => ({ name: team })),
  });
  const { players } = await ask<{ players: { athlete: { id: string; fullName: string } | null }[] }>(
    'players/inline-search-players?q=mar',
  );
  const athletes = players.flatMap(({ athlete }) => athlete ?? []).slice(0, 3);
  const wishes = [
    { round: 1, leagueParticipantId: '1' },
    { round: 2, leagueParticipantId: '2' },
    { round: 40, leagueParticipantId: '2' },
  ];
  for (const [index, wish] of wishes.entries())
    await ask(`user-leagues/${id}/create-keeper`, { athleteId: athletes[index]?.id, ...wish });
  return { name, kept: athletes.map(({ fullName }) => fullName) };
}

const onTheClock = (page: Page, words: string) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

test('unusual settings, set by keys, make that draft; a link and the next visit bring them back', async ({
  page,
  browser,
}) => {
  await openSettings(page, '?sponsor=Chop+Block');
  await field(page, 'Number of teams').focus();
  await choose(page, 'Number of teams', '8', '8');
  await page.keyboard.press('Tab');
  await choose(page, 'Draft position', 'Pick 3', '3');
  await page.keyboard.press('Tab');
  await choose(page, 'Draft type', '3rd', '3RD_ROUND_REVERSAL');
  await field(page, 'Pick clock').focus();
  await choose(page, 'Pick clock', '2', '120');
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

test('keepers are found, placed and refused in words, and the draft shows them as kept', ON_BOTH, async ({ page }) => {
  await openSettings(page, '?teams=4&pick=2&roster=1.1.1.1.0.0.0.0.1.1.1');
  await unfold(page, 'Keepers');
  const list = form(page).getByRole('list', { name: 'Keepers' });
  const name = await search(page, 'mar');
  await expect(field(page, 'Kept by')).toHaveValue('2');
  await field(page, 'Round').selectOption({ label: 'Round 2' });
  await form(page).getByRole('button', { name: 'Add keeper' }).click();
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(`2\\.3\\s*${name}.*You, round 2`, 's')]);
  await expectUncovered(list.getByRole('listitem'));

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

test('whom a person’s league keeps is taken over by one press, and the draft shows them as kept', async ({ page }) => {
  const { name, kept } = await leagueWithKeepers(page);
  await openSettings(page, '?pick=3');
  await form(page).getByRole('button', { name: 'Scoring system' }).click();
  await page.getByRole('menuitemradio', { name: `My League: ${name}` }).click();
  await expect(field(page, 'Number of teams')).toHaveValue('4');
  await expect(field(page, 'Draft position')).toHaveValue('3');
  await expect(form(page)).toContainText('none yet: your league’s can be taken over');
  await unfold(page, 'Keepers');
  const offer = form(page).getByRole('region', { name: `Keepers of ${name}` });
  await expect(offer.getByRole('list', { name: 'Teams of the league' })).toHaveText(
    /Pick 1 Boole.*Pick 2 Curie.*Pick 3 Ada \(you\).*Pick 4 Dirac/s,
  );
  await offer.getByRole('button', { name: 'Take over 3 keepers' }).click();
  await expect(offer.getByRole('status')).toContainText('2 of 3 keepers taken over. Left out:');
  await expect(offer.getByRole('list', { name: 'Left out' })).toHaveText(
    `${kept[2]}: The draft does not have that round.`,
  );
  const list = form(page).getByRole('list', { name: 'Keepers' });
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(`1\\.3\\s*${kept[0]}.*You, round 1`, 's'),
    new RegExp(`2\\.4\\s*${kept[1]}.*Team 1, round 2`, 's'),
  ]);
  await expectAccessible(page);
  await expectNoSideways(page);

  await field(page, 'Draft position').selectOption({ label: 'Pick 1' });
  const elsewhere = offer.getByText('Some are kept at another place than their team’s.');
  await expect(elsewhere).toBeVisible();
  await offer.getByRole('button', { name: 'Take over 3 keepers' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/You, round 1/, /Team 2, round 2/]);
  await expect(elsewhere).toBeHidden();
  await start(page);
  await page.getByRole('button', { name: isPhone(page) ? 'Board' : 'Draft Board', exact: true }).click();
  const shown = page.getByRole('region', { name: 'Draft board' }).getByRole('button', { name: /kept/ });
  await expect(shown).toHaveCount(2);
});

test('settings changed in the room hold at once in every window', ON_BOTH, async ({ page, context }) => {
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
  // No strip of the bright page beside it, and the names of strategies can be told apart.
  const groundOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('html')).not.toBe(await groundOf('body'));
  const strategies = dialog.getByRole('combobox', { name: /^Pick \d/ });
  const widths = await strategies.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(140);
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
