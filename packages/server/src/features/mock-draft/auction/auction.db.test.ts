import type { Auction } from '@pylon/contract/drafting/auction';
import { describe, expect, test } from 'vitest';
import { auctionRooms } from '../../../testing/auction-rooms.ts';
import { entityOf, idOf, type Named } from '../../../testing/draft-rooms.ts';
import { readLive } from '../../../testing/live-reader.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const testing = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { call, ask, arrive, server } = testing;
const base = await server.listen({ host: '127.0.0.1', port: 0 });
const { season, begin, toNomination } = await auctionRooms(testing);

const userSales = ({ sales, userParticipant }: Auction) =>
  sales.filter(({ participantId }) => participantId === userParticipant.id);

describe('a new auction', () => {
  test('waits for the person’s answer to what the bots have bid', async () => {
    const { auction, rate } = await begin();
    const { standing, configuration, participants, userParticipant, sales } = await auction();
    expect(configuration).toMatchObject({ draftType: 'AUCTION', numberOfTeams: 8 });
    expect(participants).toHaveLength(8);
    expect(standing).toMatchObject({ phase: 'bidding', saleNumber: 1, nominatorId: 'seat-1', isUserTurn: true });
    expect(standing.block?.highBid.participantId).not.toBe(userParticipant.id);
    expect(standing.block?.userMinimumBid).toBe((standing.block?.highBid.dollars ?? 0) + 1);
    expect(standing.nextNominatorIds.slice(0, 2)).toEqual(['seat-2', 'seat-3']);
    expect(await rate()).toBeCloseTo(1, 5);
    expect(sales).toEqual([]);
  });

  test('has the budget of its league, and refuses one below the least allowed', async () => {
    const { auction } = await begin();
    const { leagueConfig } = (await auction()).configuration;
    const token = await arrive();
    const wishes = { seasonId: season.id, scoringSystemId: '1', draftType: 'AUCTION', numberOfTeams: 8 } as const;
    const rich = await begin({ footballScoringLeagueConfig: { ...leagueConfig, budget: 500 } });
    expect((await rich.auction()).standing.teams.every(({ budgetLeft }) => budgetLeft === 500)).toBe(true);
    const poor = { ...wishes, footballScoringLeagueConfig: { ...leagueConfig, budget: 90 } };
    expect(refusal(await call('createMockDraft', poor, token))).toBe('invalid-parameters');
  });

  test('keepers fill places, cost their price, and are left out of the grades', async () => {
    const [first, second] = await (await begin()).free();
    if (!first || !second) throw new Error('no players');
    const keeper = (player: Named, participantIndex: number, cost: number) => ({
      ...entityOf(player),
      participantIndex,
      cost,
    });
    const { auction, rate, token, mockDraftId } = await begin({
      keepers: [keeper(first, 3, 60), keeper(second, 5, 10)],
    });
    const { sales, standing } = await auction();
    expect(sales[0]).toMatchObject({ isKeeper: true, price: 60, participantId: 'seat-3', saleNumber: null });
    expect(standing.teams[2]).toMatchObject({ budgetLeft: 140, openSlots: 15 });
    expect(await rate()).toBeCloseTo(1, 5); // the list is made without them and their money
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    await ask('rateMockDraft', { mockDraftId }, token);
    const rated = await auction();
    expect(rated.sales[0]?.letterGrade).toBeNull();
    expect(rated.sales.slice(2).every(({ letterGrade }) => letterGrade !== null)).toBe(true);
    for (const keepers of [
      [keeper(first, 3, 1), keeper(first, 4, 1)],
      [keeper(first, 3, 190)],
      [keeper(first, 9, 1)],
    ]) {
      const wishes = {
        seasonId: season.id,
        scoringSystemId: '1',
        draftType: 'AUCTION',
        numberOfTeams: 8,
        draftPosition: 3,
        keepers,
      } as const;
      expect(refusal(await call('createMockDraft', wishes, token))).toBe('invalid-keepers');
    }
  });
});

describe('bidding', () => {
  test('a bid above everybody’s limit buys the player at once, and the money is gone', async () => {
    const room = await begin();
    const { standing } = await room.auction();
    const dollars = standing.block?.userMaximumBid ?? 0;
    await ask('placeBid', { mockDraftId: room.mockDraftId, saleNumber: 1, dollars }, room.token);
    const after = await room.auction();
    expect(after.sales[0]).toMatchObject({ price: dollars, participantId: 'seat-3', isAutoDraft: false });
    expect(after.standing.teams[2]).toMatchObject({ budgetLeft: 200 - dollars, maximumBid: 1 });
  });

  test('passing leaves the player to the high bidder', async () => {
    const room = await begin();
    const { standing } = await room.auction();
    await ask('passBid', { mockDraftId: room.mockDraftId, saleNumber: 1 }, room.token);
    const { sales } = await room.auction();
    expect(sales[0]).toMatchObject({
      price: standing.block?.highBid.dollars,
      participantId: standing.block?.highBid.participantId,
    });
  });

  test('the person nominates, and the bots answer', async () => {
    const room = await begin();
    const standing = await toNomination(room);
    expect(standing).toMatchObject({ phase: 'nominating', isUserTurn: true, nominatorId: 'seat-3' });
    const [best] = await room.free();
    if (!best) throw new Error('nobody left');
    await ask(
      'nominatePlayer',
      { mockDraftId: room.mockDraftId, saleNumber: standing.saleNumber, ...entityOf(best) },
      room.token,
    );
    const { block } = (await room.auction()).standing;
    expect(block && idOf(block)).toBe(idOf(best));
    expect(block?.bids[0]).toEqual({ participantId: 'seat-3', dollars: 1 });
    expect(block?.highBid.dollars).toBeGreaterThan(1);
  });

  test('refuses each impossible bid, nomination and sale with a reason of its own', async () => {
    const room = await begin();
    const { mockDraftId, token } = room;
    const { standing } = await room.auction();
    const high = standing.block?.highBid.dollars ?? 0;
    const [free] = (await room.free()).filter((player) => standing.block && idOf(player) !== idOf(standing.block));
    if (!free) throw new Error('nobody left');
    const bid = (dollars: number, saleNumber = 1) => call('placeBid', { mockDraftId, saleNumber, dollars }, token);
    expect(refusal(await bid(high))).toBe('bid-too-low');
    expect(refusal(await bid(186))).toBe('bid-too-high');
    expect(refusal(await bid(high + 1, 7))).toBe('draft-changed');
    const nomination = { mockDraftId, saleNumber: 1, ...entityOf(free) };
    expect(refusal(await call('nominatePlayer', nomination, token))).toBe('not-your-turn');
    const sale = { mockDraftId, mockDraftParticipantId: 'seat-1', dollars: 5, ...entityOf(free) };
    expect(refusal(await call('recordSale', sale, token))).toBe('in-person-only');
    expect(refusal(await call('getDraftAssistant', { mockDraftId }, token))).toBe('not-in-auctions');
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    expect(refusal(await bid(50))).toBe('draft-closed');
  });
});

describe('an auction at a table', () => {
  test('sales are typed in, corrected and taken back without limit', async () => {
    const { mockDraftId, token, auction, free } = await begin({ simulationMode: 'Manual', pickClock: 15 });
    const players = await free();
    const record = (index: number, seat: number, dollars: number) =>
      ask(
        'recordSale',
        { mockDraftId, mockDraftParticipantId: `seat-${seat}`, dollars, ...entityOf(players[index] as Named) },
        token,
      ); // the pool has hundreds
    await record(0, 2, 60);
    await record(1, 2, 70);
    await record(2, 7, 5);
    const three = await auction();
    expect(three.deadlineAt).toBeNull();
    expect(three.sales.map(({ price }) => price)).toEqual([60, 70, 5]);
    expect(three.standing.teams[1]).toMatchObject({ budgetLeft: 70, maximumBid: 57 });
    await ask('editSale', { mockDraftId, saleNumber: 1, mockDraftParticipantId: 'seat-4', dollars: 61 }, token);
    expect((await auction()).standing.teams[3]).toMatchObject({ budgetLeft: 139 });
    const edit = { mockDraftId, saleNumber: 3, dollars: 190 };
    expect(refusal(await call('editSale', edit, token))).toBe('bid-too-high');
    const twice = { mockDraftId, saleNumber: 3, ...entityOf(players[0] as Named) };
    expect(refusal(await call('editSale', twice, token))).toBe('player-taken');
    expect(refusal(await call('placeBid', { mockDraftId, saleNumber: 4, dollars: 2 }, token))).toBe('not-your-turn');
    for (let back = 0; back < 3; back++) await ask('returnToLastPick', { mockDraftId }, token);
    expect((await auction()).sales).toEqual([]);
    expect(refusal(await call('returnToLastPick', { mockDraftId }, token))).toBe('nothing-to-undo');
  });
});

test('somebody else’s auction answers every call as if it did not exist; nobody gets in without a token', async () => {
  const { mockDraftId, free } = await begin();
  const stranger = await arrive();
  const [player] = await free();
  const bid = { mockDraftId, saleNumber: 1, dollars: 5 };
  const named = { ...bid, ...entityOf(player as Named) };
  const asks = [
    ['getAuction', { mockDraftId }],
    ['listAuctionPlayers', { mockDraftId }],
    ['getAuctionAdvice', { mockDraftId }],
    ['nominatePlayer', named],
    ['placeBid', bid],
    ['passBid', { mockDraftId, saleNumber: 1 }],
    ['recordSale', { ...named, mockDraftParticipantId: 'seat-1' }],
    ['editSale', bid],
    ['getMockDraft', { mockDraftId }],
    ['getDraftAssistant', { mockDraftId }],
  ] as const;
  for (const [name, input] of asks) {
    expect(refusal(await call(name, input, stranger)), name).toBe('draft-not-found');
    expect(refusal(await call(name, input)), name).toBe('token-not-found');
  }
});

test('asking for everybody’s most to pay takes from what a person may use of a processor', async () => {
  const nowMs = () => Date.parse(SAMPLE_NOW); // nothing fills up again
  const strict = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW, limits: { workPerPerson: 200 }, nowMs });
  const { token, mockDraftId } = await (await auctionRooms(strict)).begin();
  const players = () => strict.call('listAuctionPlayers', { mockDraftId }, token);
  expect(refusal(await players())).toBeNull(); // expected prices were left to pay for, and are kept now
  expect(refusal(await players())).toBe('too-many-requests');
});

test('a draft with picks refuses the calls of auctions in words', async () => {
  const { mockDraftId, token } = await begin({ draftType: 'SNAKE' });
  expect(refusal(await call('getAuction', { mockDraftId }, token))).toBe('only-in-auctions');
  expect(refusal(await call('passBid', { mockDraftId, saleNumber: 1 }, token))).toBe('only-in-auctions');
});

test('two clicks on one bid bid once', async () => {
  const { mockDraftId, token, auction } = await begin();
  const { standing } = await auction();
  const dollars = standing.block?.userMaximumBid ?? 0;
  const bid = () => call('placeBid', { mockDraftId, saleNumber: 1, dollars }, token);
  const replies = await Promise.all([bid(), bid()]);
  expect(replies.map(refusal).filter((reason) => reason === null || reason === undefined)).toHaveLength(1);
  expect(userSales(await auction())).toHaveLength(1);
});

test('a second window is told of every step', async () => {
  const { mockDraftId, token, auction } = await begin();
  const live = await readLive(`${base}/api/sse?token=${token}`);
  await ask('passBid', { mockDraftId, saleNumber: 1 }, token);
  const event = await live.next();
  const after = await auction();
  expect(event.name).toBe('mock-draft:auction');
  expect(event.data).toMatchObject({
    mockDraft: { id: mockDraftId, version: after.version },
    standing: after.standing,
  });
  const told = after.sales.map(({ rank, tier, seasonalScoredProjections, value, surplus, ...sale }) => sale);
  expect(event.data).toMatchObject({ sales: told });
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  expect((await live.next()).data).toMatchObject({ change: 'picks' });
  live.close();
});

test('advice names a price, its reasons, and chances that rise with the dollars', async () => {
  const { mockDraftId, token, auction } = await begin();
  const { standing } = await auction();
  const { bid, nominations } = await ask('getAuctionAdvice', { mockDraftId }, token);
  expect(bid && standing.block && idOf(bid)).toBe(standing.block && idOf(standing.block));
  expect(bid?.chanceToWin[0]?.dollars).toBe(standing.block?.userMinimumBid);
  const chances = bid?.chanceToWin.map(({ chance }) => chance) ?? [];
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(bid?.suggestedMaximum).toBeLessThanOrEqual(standing.teams[2]?.maximumBid ?? 0);
  expect(nominations.length).toBeGreaterThan(0);
});
