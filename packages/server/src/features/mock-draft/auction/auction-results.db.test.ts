import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const { call, ask, arrive, server } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});

/** A subscriber with an auction of eight teams, nominating third. */
async function begin() {
  const token = await arrive({ tier: 1 });
  const wishes = { seasonId: season.id, scoringSystemId: '1', draftType: 'AUCTION', numberOfTeams: 8 } as const;
  const { mockDraft } = await ask('createMockDraft', { ...wishes, draftPosition: 3 }, token);
  return { token, mockDraftId: mockDraft.id };
}

/** Pays all that can be paid for the first player up: a price that surprises in any room. */
async function overpay({ token, mockDraftId }: Awaited<ReturnType<typeof begin>>) {
  const { block, saleNumber } = (await ask('getAuction', { mockDraftId }, token)).auction.standing;
  await ask('placeBid', { mockDraftId, saleNumber, dollars: block?.userMaximumBid ?? Number.NaN }, token);
}

/** The same, played to its end and rated. */
async function finish() {
  const room = await begin();
  await overpay(room);
  await ask('simulateRestOfDraft', { mockDraftId: room.mockDraftId }, room.token);
  await ask('rateMockDraft', { mockDraftId: room.mockDraftId }, room.token);
  return room;
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const { token, mockDraftId } = await finish();
const { auction } = await ask('getAuction', { mockDraftId }, token);

/** Every call of what follows a draft. */
const calls = (id: string, by?: string) =>
  Promise.all([
    call('listProjectedStandings', { mockDraftId: id }, by),
    call('listByPositionRank', { mockDraftId: id }, by),
    call('listBoldMoves', { mockDraftId: id }, by),
    call('runDraftAgain', { mockDraftId: id, times: 2 }, by),
    call('replayMockDraft', { mockDraftId: id, pickNumber: 1 }, by),
    call('shareMockDraft', { mockDraftId: id }, by),
    call('unshareMockDraft', { mockDraftId: id }, by),
  ]);

test('what follows an auction is its owner’s alone', async () => {
  expect(new Set((await calls(mockDraftId, await arrive())).map(refusal))).toEqual(new Set(['draft-not-found']));
  expect(new Set((await calls(mockDraftId)).map(refusal))).toEqual(new Set(['token-not-found']));
});

test('standings of simulated seasons have every team once, with odds that add up', async () => {
  const { projectedStandings, simulation } = await ask('listProjectedStandings', { mockDraftId }, token);
  expect(new Set(projectedStandings.map(({ participantId }) => participantId)).size).toBe(8);
  expect(sum(projectedStandings.map(({ titleOdds }) => titleOdds))).toBeCloseTo(1, 8);
  expect(sum(projectedStandings.map(({ playoffOdds }) => playoffOdds))).toBeCloseTo(simulation.playoffTeams, 8);
});

test('an auction without a sale has no standings, no bold moves and nothing to share', async () => {
  const fresh = await begin();
  const [standings, , moves, , , shared] = await calls(fresh.mockDraftId, fresh.token);
  expect([standings, moves, shared].map((reply) => reply && refusal(reply))).toEqual([
    'rating-failed',
    'rating-failed',
    'rating-failed',
  ]);
});

test('a roster by position has every purchase once, with its price', async () => {
  const { strength } = await ask('listByPositionRank', { mockDraftId }, token);
  const { strength: others } = await ask(
    'listByPositionRank',
    { mockDraftId, mockDraftParticipantId: 'seat-8' },
    token,
  );
  const pricesOf = (id: string) =>
    auction.sales.filter(({ participantId }) => participantId === id).map(({ price }) => price);
  const shown = (all: typeof strength) => all.flatMap(({ players }) => players.map(({ cost }) => cost ?? 0));
  expect(shown(strength).toSorted()).toEqual(pricesOf('seat-3').toSorted());
  expect(shown(others).toSorted()).toEqual(pricesOf('seat-8').toSorted());
  const nobody = { mockDraftId, mockDraftParticipantId: 'seat-9' };
  expect(refusal(await call('listByPositionRank', nobody, token))).toBe('invalid-parameters');
});

test('bold moves are the prices that surprise: best buys by value above price, overpays by price above value', async () => {
  const { topPicks, topReaches } = await ask('listBoldMoves', { mockDraftId }, token);
  const surpluses = (moves: typeof topPicks) => moves.map(({ surplus }) => surplus ?? Number.NaN);
  expect(surpluses(topPicks)).toEqual(surpluses(topPicks).toSorted((x, y) => y - x));
  expect(surpluses(topReaches)).toEqual(surpluses(topReaches).toSorted((x, y) => x - y));
  expect([...surpluses(topPicks), ...surpluses(topReaches).map((surplus) => -surplus)].every((each) => each >= 1)).toBe(
    true,
  );
  for (const { letterGrade } of topPicks) expect(letterGrade).toMatch(/^A/);
  for (const { letterGrade } of topReaches) expect(letterGrade).toMatch(/^[DF]/);
  const sale = auction.sales.find(({ saleNumber }) => saleNumber === 1);
  expect(topReaches[0]).toMatchObject({ pickNumber: 1, cost: sale?.price, participantId: 'seat-3' });
});

describe('the same auction again', () => {
  test.each(['strategy', 'advice'] as const)(
    '%s: every run has a grade, a place and a full roster',
    async (pickedBy) => {
      const { runs } = await ask('runDraftAgain', { mockDraftId, times: 5, pickedBy }, token);
      expect(sum(runs.grades.map(({ count }) => count))).toBe(5);
      expect(sum(runs.places.map(({ count }) => count))).toBe(5);
      expect(runs.exposures.every(({ meanCost }) => meanCost !== null && meanCost >= 1)).toBe(true);
    },
  );

  test('from a sale on it is a copy with the sales before it', async () => {
    const { mockDraft } = await ask('replayMockDraft', { mockDraftId, pickNumber: 20 }, token);
    const copy = (await ask('getAuction', { mockDraftId: mockDraft.id }, token)).auction;
    const what = ({ sales }: typeof copy) =>
      sales.slice(0, 19).map(({ price, participantId }) => ({ price, participantId }));
    expect(what(copy)).toEqual(what(auction));
    expect(copy.closedAt).toBeNull();
    const tooFar = { mockDraftId, pickNumber: 400 };
    expect(refusal(await call('replayMockDraft', tooFar, token))).toBe('nothing-to-undo');
  });
});

describe('a shared auction', () => {
  test('is read by anybody with its prices and values, until the link is taken back', async () => {
    const { shareId } = await ask('shareMockDraft', { mockDraftId }, token);
    expect((await ask('shareMockDraft', { mockDraftId }, token)).shareId).toBe(shareId);
    expect((await ask('getMockDraft', { mockDraftId }, token)).mockDraft.shareId).toBe(shareId);
    // With a plan as the owner sees it; without one the prices are told, and values by ADP.
    const { report } = await ask('getSharedReport', { shareId }, await arrive({ tier: 1 }));
    const { report: free } = await ask('getSharedReport', { shareId });
    expect(free.picks.map(({ cost }) => cost)).toEqual(report.picks.map(({ cost }) => cost));
    expect(report.picks.map(({ cost, value }) => [cost, value])).toEqual(
      auction.sales.map(({ price, value }) => [price, value]),
    );
    expect(report.rateOutputs).toHaveLength(8);
    expect(report.projectedStandings).toHaveLength(8);
    expect(report.topReaches.map(({ pickNumber }) => pickNumber)).toContain(1);
    const spent = auction.standing.teams.map((team) => team.spent);
    expect(sum(report.capitals.map(({ capitalAmount }) => capitalAmount))).toBe(sum(spent));
    expect(JSON.stringify(report)).not.toContain(mockDraftId);
    const picture = await server.inject({ url: report.imagePath });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    await ask('unshareMockDraft', { mockDraftId }, token);
    expect(refusal(await call('getSharedReport', { shareId }))).toBe('draft-not-found');
  });
});

test('an auction refuses, in words, what needs teams to pick in turn', async () => {
  for (const reply of [
    await call('getDraftAssistant', { mockDraftId }, token),
    await call('correctPick', { mockDraftId, correction: 'remove', pickNumber: 1, seenEntityId: 'gone' }, token),
  ]) {
    expect(refusal(reply)).toBe('not-in-auctions');
  }
});
