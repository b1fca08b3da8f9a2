// What follows an auction, as whoever has the link reads it: dollars in place of picks.
import { call, simulated } from './support/drafts.ts';
import { expect, test } from './support/journey.ts';

test('a shared auction is read in dollars: price and value of each sale, best buys, money by position', async ({
  page,
}) => {
  const mockDraftId = await simulated(page, { draftType: 'AUCTION', numberOfTeams: 8 });
  const { shareId } = (await call(page, 'POST', '/mock-drafts/share', { mockDraftId })) as { shareId: string };
  await page.goto(`/draft-reports/${shareId}`);
  await expect(page.getByText('A mock auction of')).toBeVisible();
  const picks = page.getByRole('table', { name: 'picks and their grades' });
  await expect(picks.getByText(/^\$\d+$/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Best buys' }).getByRole('listitem')).toHaveCount(5);
  await expect(
    page
      .getByRole('table', { name: 'Money by position' })
      .getByText(/^\$\d+$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('vs ADP')).toHaveCount(0);
});
