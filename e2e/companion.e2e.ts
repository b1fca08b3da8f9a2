// The live companion: a real draft of 2025, replayed by a stand-in for Sleeper, followed by one of its teams.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inventedRecording } from '@pylon/connectors/testing/invented-recording';
import { recordedDraft } from '@pylon/connectors/testing/recorded-drafts';
import { SHARED } from '../scripts/project.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { connectYahoo, draftHeldOn } from './support/running-draft.ts';
import { MIRROR_SERVER } from './support/servers.ts';
import { draftOnSleeper } from './support/sleeper-stand-in.ts';

test.use({ hasMotion: true });

/** The pick at hand, as the room's head says it. */
const pickAtHand = (page: Page, label: string) =>
  expect(page.getByText(new RegExp(`^Pick ${label.replace('.', '\\.')} ·`)).filter({ visible: true })).toBeVisible();
const banner = (page: Page, platform = 'Sleeper') => page.getByRole('region', { name: `Live from ${platform}` });

async function find(page: Page, link: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Link or number of the draft' }).fill(link);
  await page.getByRole('button', { name: 'Find draft' }).click();
}

if (existsSync(join(SHARED, 'data')))
  test.describe('beside a real draft', () => {
    test.use({ baseURL: MIRROR_SERVER.url });

    test(
      'a person finds the draft, follows it as a team, sees picks come and go, and continues it as a mock',
      ON_BOTH,
      async ({ page }) => {
        test.slow(); // what is waited for comes at the pace at which Sleeper is looked at
        const draft = await draftOnSleeper({ recording: 'keepers-2025', made: 3 });
        await open(page, '/draft-champion');
        await find(page, draft.link);
        const found = page.getByRole('region', { name: 'Draft found' });
        await expect(found).toContainText('10 teams · 16 rounds · Snake · season 2025 · drafting now, 33 of 160 picks');
        await expectNoSideways(page);
        await found.getByRole('combobox', { name: 'Your team' }).selectOption({ index: 8 });
        await found.getByRole('button', { name: 'Follow draft' }).click();

        // One of the first four picks is a keeper's, and so is 1.09.
        await pickAtHand(page, '1.05');
        await expect(banner(page)).toContainText('In step, seen');
        await draft.set({ made: 5 });
        await pickAtHand(page, '1.07');
        await expect(page.getByText('You are on the clock').filter({ visible: true }).first()).toBeHidden();
        await draft.set({ made: 6 });
        await expect(page.getByText('You are on the clock').filter({ visible: true }).first()).toBeVisible();
        const players = page.getByRole('table', { name: 'Available players' });
        await expect(players.getByRole('button', { name: /^Draft / }).first()).toBeDisabled();
        await expectNoSideways(page);
        await expectAccessible(page);

        await draft.set({ made: 4 }); // the commissioner takes two picks back
        await pickAtHand(page, '1.06');
        await draft.set({ fault: 'page' });
        await expect(banner(page)).toContainText('Sleeper gives an answer that cannot be read. Last seen');
        await draft.set({ fault: 'none', made: 7 });
        await pickAtHand(page, '1.10');

        await banner(page).getByRole('button', { name: 'Continue as a mock' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Continue as a mock' }).click();
        await expect(banner(page)).toBeHidden();
        await expect(page.getByText('You are on the clock').filter({ visible: true }).first()).toBeVisible();
      },
    );

    test('an auction opens a room of its own, in which sales come and nobody bids', async ({ page }) => {
      test.slow(); // what is waited for comes at the pace at which Sleeper is looked at
      const { draft: of, ...recorded } = recordedDraft('auction-2022');
      // The mirror has no season so old: the auction is held as if it were of a later one.
      const draft = await draftOnSleeper({ recording: { ...recorded, draft: { ...of, season: '2025' } }, made: 5 });
      await open(page, '/draft-champion');
      await find(page, draft.link);
      const found = page.getByRole('region', { name: 'Draft found' });
      await expect(found).toContainText('12 teams · 20 places · Auction · season 2025');
      await found.getByRole('combobox', { name: 'Your team' }).selectOption({ index: 1 });
      await found.getByRole('button', { name: 'Follow draft' }).click();
      const saleAtHand = (number: number) =>
        expect(page.getByText(new RegExp(`^Sale ${number} ·`)).filter({ visible: true })).toBeVisible();
      await saleAtHand(6);
      await expect(banner(page)).toContainText('In step, seen');
      await draft.set({ made: 7 });
      await saleAtHand(8);
      const sells = page.getByRole('main').getByRole('button', { name: /^(Bid|Nominate|Record|Add sale)/ });
      await expect(sells).toHaveCount(0);
      await expectNoSideways(page);
      await expectAccessible(page);
    });

    test.describe('on other platforms', () => {
      test.use({ expected: /status of 4\d\d/ });

      async function follow(page: Page, link: string, words: string): Promise<void> {
        await find(page, link);
        const found = page.getByRole('region', { name: 'Draft found' });
        await expect(found).toContainText(words);
        await found.getByRole('combobox', { name: 'Your team' }).selectOption({ index: 1 });
        await found.getByRole('button', { name: 'Follow draft' }).click();
      }

      test('one is followed on ESPN, and on Yahoo by whoever has signed in there', async ({ page }) => {
        test.slow(); // what is waited for comes at the pace at which the platforms are looked at
        const [onEspn, onYahoo] = [await draftHeldOn('espn', { made: 1 }), await draftHeldOn('yahoo', { made: 2 })];
        const { token } = await enterRegistered(page);
        await open(page, '/draft-champion');
        await find(page, onYahoo.link);
        const problem = page.getByRole('alert').filter({ visible: true });
        await expect(problem).toContainText('Yahoo shows this draft to its league alone. Connect the account');
        await connectYahoo(page.request, token);
        await follow(page, onYahoo.link, '2 teams · 9 rounds · Snake · season 2026 · drafting now, 2 of 18 picks');
        await pickAtHand(page, '2.01');
        const roomOfYahoo = page.url();
        await onYahoo.set({ made: 3 });

        // Yahoo is looked at every fifteen seconds: until then there is time for another draft.
        await open(page, '/draft-champion');
        await follow(page, onEspn.link, '4 teams · 9 rounds · Snake · season 2026 · drafting now, 2 of 36 picks');
        await pickAtHand(page, '1.02');
        await onEspn.set({ made: 2 });
        await pickAtHand(page, '1.03');
        await expect(banner(page, 'ESPN')).toContainText('In step, seen');
        await expect(page.getByText('Invented 901').filter({ visible: true }).first()).toBeVisible();

        await open(page, roomOfYahoo);
        await pickAtHand(page, '2.02');
        await expect(banner(page, 'Yahoo')).toContainText('In step, seen');
        await expect(page.getByText('Invented 202').filter({ visible: true }).first()).toBeVisible();
      });
    });

    test.describe('that cannot be followed', () => {
      test.use({ expected: /status of 4\d\d|status of 503/ });

      test('one is told why, in words beside the link', async ({ page }) => {
        const old = await draftOnSleeper({ recording: inventedRecording('1999') });
        await open(page, '/draft-champion');
        const problem = page.getByRole('alert').filter({ visible: true });
        for (const [link, words] of [
          ['https://example.com/draft/1', 'Paste the address of a draft on Sleeper'],
          ['123456789', 'Sleeper has no draft of this number.'],
          [old.link, 'Pylon has no players of the season 1999.'],
        ] as const) {
          await find(page, link);
          await expect(problem).toContainText(words);
        }
        await expect(page.getByRole('textbox', { name: 'Link or number of the draft' })).toHaveAccessibleDescription(
          /1999/,
        );
        await expectAccessible(page);
      });
    });
  });
else
  test('has the shared folder it reads', () => {
    if (process.env['CI']) throw new Error('the folder `shared` is absent');
    console.log('e2e/companion: did not run, the folder `shared` beside the project is absent');
  });
