// What follows an auction, as whoever has the link reads it: dollars in place of picks.
import { call, newDraft } from './support/drafts.ts';
import { expect, test } from './support/journey.ts';

test('a shared auction is read in dollars: price and value of each sale, who was overpaid, money by position', async ({
  page,
}) => {
  const mockDraftId = await newDraft(page, { draftType: 'AUCTION', numberOfTeams: 8, draftPosition: 3 });
  // A price that surprises in any room.
  await call(page, 'POST', '/mock-drafts/bid', { mockDraftId, saleNumber: 1, dollars: 180 });
  await call(page, 'PUT', '/mock-drafts/simulate-rest-of-draft', { mockDraftId });
  await call(page, 'POST', '/mock-drafts/rate-by-id', { mockDraftId });
  const { shareId } = (await call(page, 'POST', '/mock-drafts/share', { mockDraftId })) as { shareId: string };
  await page.goto(`/draft-reports/${shareId}`);
  await expect(page.getByText('A mock auction of')).toBeVisible();
  const picks = page.getByRole('table', { name: 'picks and their grades' });
  await expect(picks.getByText(/^\$\d+$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best buys' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Overpaid' }).getByText('$180')).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: 'Money by position' })
      .getByText(/^\$\d+$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('vs ADP')).toHaveCount(0);
});
