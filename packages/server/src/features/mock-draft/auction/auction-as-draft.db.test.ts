// What drafts of every kind can do, tried on auctions.
import { expect, test } from 'vitest';
import { auctionRooms } from '../../../testing/auction-rooms.ts';
import { entityOf, idOf } from '../../../testing/draft-rooms.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

// The test moves the running time.
let now = Date.parse(SAMPLE_NOW);
const testing = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW, nowMs: () => now });
const { call, ask, another, work } = testing;
const { begin } = await auctionRooms(testing);

test('simulate rest fills every roster within its budget; the list, the draft and the rosters agree', async () => {
  const { mockDraftId, token, auction } = await begin();
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  const { standing, sales, closedAt } = await auction();
  expect(closedAt).not.toBeNull();
  expect(standing).toMatchObject({ phase: 'closed', block: null, nominatorId: null });
  expect(sales).toHaveLength(128);
  expect(new Set(sales.map(idOf)).size).toBe(128);
  expect(standing.teams.every(({ openSlots, budgetLeft }) => openSlots === 0 && budgetLeft >= 0)).toBe(true);
  const { mockDraft } = await ask('getMockDraft', { mockDraftId }, token);
  expect(mockDraft.picks.map(({ cost }) => cost)).toEqual(sales.map(({ price }) => price));
  const { mockDraftRosters } = await ask('listDraftRosters', { mockDraftId }, token);
  expect(mockDraftRosters.every(({ roster }) => roster.every(({ pickNumber }) => pickNumber !== null))).toBe(true);
  const { mockDrafts } = await ask('listMockDrafts', {}, token);
  expect(mockDrafts[0]).toMatchObject({ id: mockDraftId, draftType: 'AUCTION', picksMade: 128, picksTotal: 128 });
});

test('the list tells how many of all places are filled while an auction goes on', async () => {
  const { mockDraftId, token } = await begin();
  await ask('passBid', { mockDraftId, saleNumber: 1, until: 'nomination' }, token);
  const { mockDrafts } = await ask('listMockDrafts', {}, token);
  expect(mockDrafts[0]).toMatchObject({ id: mockDraftId, closedAt: null, picksTotal: 128 });
  expect(mockDrafts[0]?.picksMade).toBeGreaterThan(0);
  expect(mockDrafts[0]?.picksMade).toBeLessThan(128);
});

test('undo takes back the person’s last action; a reset takes back a sale and all after it; in the same room the bots repeat themselves', async () => {
  const room = await begin();
  const { mockDraftId, token, auction } = room;
  const before = await auction();
  await ask('passBid', { mockDraftId, saleNumber: 1 }, token);
  await ask('returnToLastPick', { mockDraftId }, token);
  expect((await auction()).standing).toEqual(before.standing);
  await ask('passBid', { mockDraftId, saleNumber: 1, until: 'nomination' }, token);
  const { sales } = await auction();
  await ask('resetMockDraftToPick', { mockDraftId, pickNumber: 1, sameRoom: true }, token);
  expect((await auction()).standing).toEqual(before.standing);
  await ask('passBid', { mockDraftId, saleNumber: 1, until: 'nomination' }, token);
  expect((await auction()).sales.map(({ price }) => price)).toEqual(sales.map(({ price }) => price));
  await ask('resetMockDraft', { mockDraftId, sameRoom: true }, token);
  expect((await auction()).standing).toEqual(before.standing);
});

test('a copy has the same settings; a deleted auction is gone', async () => {
  const { mockDraftId, token, auction } = await begin({ numberOfTeams: 10, draftPosition: 4 });
  const { mockDraft } = await ask('duplicateMockDraft', { mockDraftId }, token);
  const copy = (await ask('getAuction', { mockDraftId: mockDraft.id }, token)).auction;
  expect(copy.configuration).toEqual((await auction()).configuration);
  await ask('deleteMockDraft', { mockDraftId }, token);
  expect(refusal(await call('getAuction', { mockDraftId }, token))).toBe('draft-not-found');
});

test('grades come with words, weights and money by position', async () => {
  const { mockDraftId, token } = await begin();
  expect(refusal(await call('rateMockDraft', { mockDraftId }, token))).toBe('rating-failed');
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  await ask('rateMockDraft', { mockDraftId }, token);
  const { mockDraftRateOutputs, weights } = await ask('listRateOutputs', { mockDraftId }, token);
  expect(mockDraftRateOutputs).toHaveLength(8);
  expect(mockDraftRateOutputs[0]?.expertDescription).toMatch(
    /^Projected for [\d,]+ points: .*Paid \$\d+ for players listed at \$\d+\./,
  );
  expect(weights.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  const { capitals, rateOutput } = (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
  expect(capitals.reduce((sum, { capitalAmount }) => sum + capitalAmount, 0)).toBeGreaterThan(8 * 200 * 0.9);
  expect(rateOutput?.mockDraftParticipantId).toBe('seat-3');
});

test('another scoring puts the grades away, another clock keeps them', async () => {
  const { mockDraftId, token, auction } = await begin();
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  await ask('rateMockDraft', { mockDraftId }, token);
  await ask('updateMockDraft', { mockDraftId, pickClock: 60, scoringSystemId: '1' }, token);
  expect((await auction()).sales[0]?.letterGrade).not.toBeNull();
  await ask('updateMockDraft', { mockDraftId, scoringSystemId: '2' }, token);
  expect((await auction()).sales[0]?.letterGrade).toBeNull();
  expect(refusal(await call('listRateOutputs', { mockDraftId }, token))).toBe('rating-failed');
});

test('when the person’s time is up the server nominates from their queue, once, however many processes look', async () => {
  const other = await another();
  const room = await begin({ pickClock: 15, draftPosition: 1 });
  const wished = (await room.free())[20];
  if (!wished) throw new Error('nobody left');
  await ask('addToQueue', { mockDraftId: room.mockDraftId, ...entityOf(wished) }, room.token);
  expect(Date.parse((await room.auction()).deadlineAt ?? '')).toBe(now + 15_000);
  now += 15_000;
  await Promise.all([work(), other.work()]);
  expect((await room.auction()).standing.phase).toBe('bidding');
  const { standing, deadlineAt } = await room.auction();
  expect(standing.block && idOf(standing.block)).toBe(idOf(wished));
  expect(Date.parse(deadlineAt ?? '')).toBe(now + 15_000);
  now += 15_000;
  await Promise.all([work(), other.work()]);
  await Promise.all([work(), other.work()]);
  const { sales } = await room.auction();
  expect(sales).toHaveLength(1);
  expect(sales[0]).toMatchObject({
    price: standing.block?.highBid.dollars,
    participantId: standing.block?.highBid.participantId,
  });
  await other.close();
});
