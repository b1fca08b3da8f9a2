// The live companion: a real draft of 2025, replayed by a stand-in for Sleeper, followed by one of its teams.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inventedRecording } from '@pylon/connectors/testing/invented-recording';
import { recordedDraft } from '@pylon/connectors/testing/recorded-drafts';
import { SHARED } from '../scripts/project.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { MIRROR_SERVER } from './support/servers.ts';
import { draftOnSleeper } from './support/sleeper-stand-in.ts';

test.use({ hasMotion: true });

/** The pick at hand, as the room's head says it. */
const pickAtHand = (page: Page, label: string) =>
  expect(page.getByText(new RegExp(`^Pick ${label.replace('.', '\\.')} ·`)).filter({ visible: true })).toBeVisible();
const banner = (page: Page) => page.getByRole('region', { name: 'Live from Sleeper' });

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
      await expect(found).toContainText('12 teams · 20 rounds · Auction · season 2025');
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

    test.describe('that cannot be followed', () => {
      test.use({ expected: /status of 4\d\d|status of 503/ });

      test('one is told why, in words beside the link', async ({ page }) => {
        const old = await draftOnSleeper({ recording: inventedRecording('1999') });
        await open(page, '/draft-champion');
        const problem = page.getByRole('alert').filter({ visible: true });
        for (const [link, words] of [
          ['https://example.com/draft/1', 'Paste the address of a Sleeper draft'],
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
