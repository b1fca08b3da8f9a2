// What a person in a draft room sees of a server that dies: that it is gone, and then that nothing was lost.
import { call } from './support/drafts.ts';
import { expect, ON_DESKTOP } from './support/journey.ts';
import { test } from './support/own-server.ts';
import { onTheClock, openRoom, suggestionButton } from './support/room.ts';

test.describe.configure({ timeout: 240_000 });
// Until the data are in its memory again, a server that has just started answers 503.
test.use({ expected: /ERR_(CONNECTION|INCOMPLETE|EMPTY)|status of 503/, hasMotion: true });

test(
  'a room recovers from a server that was killed, without being loaded again',
  ON_DESKTOP,
  async ({ page, server }) => {
    const mockDraftId = await openRoom(page);
    await onTheClock(page, '1.02');
    await expect(suggestionButton(page)).toBeEnabled();
    await suggestionButton(page).click();
    await onTheClock(page, '2.07');
    await page.evaluate(() => document.body.setAttribute('data-kept', 'yes'));

    await server.kill();
    const lost = page.getByText('reconnecting').filter({ visible: true });
    await expect(lost).toBeVisible();
    await server.start();
    await expect(lost).toBeHidden({ timeout: 60_000 });

    // Another window took the pick back meanwhile, and this one goes on from there.
    await call(page, 'PUT', '/mock-drafts/return-to-last-pick', { mockDraftId });
    await onTheClock(page, '1.02');
    await expect(suggestionButton(page)).toBeEnabled();
    await suggestionButton(page).click();
    await onTheClock(page, '2.07');
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
  },
);
