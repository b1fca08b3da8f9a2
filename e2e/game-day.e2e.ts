// A recorded league on the eve of a Sunday, tool by tool, and that Sunday on its page: scores, points and chances go
// on by themselves, and touchdowns are told.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../scripts/project.ts';
import { expect, expectAccessible, expectNoSideways, ON_DESKTOP } from './support/journey.ts';
import { open } from './support/pages.ts';
import { test } from './support/recorded-sunday.ts';
import { enterSubscribed } from './support/subscriber.ts';

test.describe.configure({ timeout: 400_000 });

if (existsSync(join(SHARED, 'data')))
  test(
    'a recorded league is advised on the eve of a Sunday, which is then played on its page to the last score',
    ON_DESKTOP,
    async ({ page, sunday }) => {
      const person = await enterSubscribed(page, 2);
      await sunday.listLeague(person.id);
      sunday.play({ from: new Date('2025-11-02T17:55:00Z'), speed: 0 });
      await test.step('its tools', async () => {
        await open(page, '/nfl/my-roster?view=playoffs');
        await expect(page.getByRole('table', { name: /^Odds of every team/ })).toBeVisible();
        await open(page, '/nfl/my-roster');
        await expect(page.getByRole('list', { name: 'Roster' }).getByRole('listitem').first()).toContainText('proj');
        await open(page, '/nfl/trade-analyzer-tool');
        for (const side of [/^You trade away/, /^You receive from/])
          await page.getByRole('region', { name: side }).getByRole('checkbox').nth(1).check();
        await expect(page.getByText('Trade win %', { exact: true })).toBeVisible();
        await open(page, '/nfl/waiver-wire-tool');
        await expect(page.getByRole('list', { name: 'Available players' }).getByRole('listitem').first()).toBeVisible();
        await expect(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first()).toBeVisible();
        await open(page, '/nfl/cruise-control');
        await expect(page.getByRole('heading', { name: 'Cruise Control is off' })).toBeVisible();
        await expectNoSideways(page);
      });
      await open(page, '/nfl/hub');
      const widget = page.getByRole('region', { name: 'This week’s match-ups' });
      const chance = widget.getByText(/^You win week 9 with/);
      await expect(chance).toBeVisible();
      const before = await chance.textContent();
      await expect(widget.getByText('Live', { exact: true })).toHaveCount(0);

      // An hour of play a quarter of a minute: nothing is loaded anew by hand.
      sunday.play({ from: new Date('2025-11-02T17:59:00Z'), speed: 240 });
      await expect(widget.getByText(/points and chances as of/)).toBeVisible({ timeout: 60_000 });
      const notices = page.getByRole('region', { name: 'Touchdowns' });
      const notice = notices.getByRole('paragraph').first();
      await expect(notice).toContainText(/^Touchdown .+ in /, { timeout: 60_000 });
      const starters = widget.getByRole('region', { name: 'Your starters so far' }).getByRole('listitem');
      await expect(chance).not.toHaveText(before ?? '');
      // In the middle of the early games the time stands still: while it flies, they may be over before one looks.
      sunday.play({ from: new Date('2025-11-02T19:30:00Z'), speed: 0 });
      await expect(starters.filter({ hasText: /Q[1-4] \d|Halftime/ }).first()).toBeVisible({ timeout: 60_000 });
      await expect(starters.filter({ hasText: 'Halftime' }).first()).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page, 'main');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSideways(page);
      const told = (await notice.textContent()) ?? '';
      // Another touchdown may come before the press: it is this one's cross.
      const own = notices.locator('div').filter({ has: page.getByText(told, { exact: true }) });
      await own.getByRole('button', { name: 'Close notice' }).click();
      await expect(notices.getByText(told)).toHaveCount(0);

      // All games are over: the last state stays, without a clock.
      sunday.play({ from: new Date('2025-11-04T12:00:00Z'), speed: 0 });
      await expect(widget.getByText(/points and chances as of/)).toHaveCount(0, { timeout: 60_000 });
      await expect(starters.filter({ hasText: 'Final' })).not.toHaveCount(0);
      await expect(widget.getByText(/^You have (won|lost) week 9$/)).toBeVisible();
    },
  );
else
  test('has the shared folder it reads', () => {
    if (process.env['CI']) throw new Error('the folder `shared` is absent');
    console.log('e2e/game-day: did not run, the folder `shared` beside the project is absent');
  });
