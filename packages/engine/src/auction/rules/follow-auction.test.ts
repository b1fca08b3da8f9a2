import { describe, expect, it } from 'vitest';
import { buildPool, invented, leagueOf } from '../../testing/drafts.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { adviser, suggestedMaximum } from '../advice/auction-advice.ts';
import { auctionPrices } from '../bots/auction-market.ts';
import { auctionRoom, maximumBid } from '../bots/auction-room.ts';
import { expectedPrices } from '../bots/expected-prices.ts';
import { applyAuctionCommand, applyAuctionCommands } from './apply-auction-command.ts';
import { auctionCan, nominatorOf } from './auction-can.ts';
import type { AuctionCommand } from './auction-command.ts';
import type { AuctionState } from './auction-state.ts';
import { createFollowedAuction, isFollowingAuction } from './follow-auction.ts';
import type { OutsideAuction, OutsideSale } from './outside-auction.ts';

const league = leagueOf({ teams: 4 });
const pool = buildPool(league);
const wishes = {
  leagueType: 'fantasy',
  roomType: 'tight',
  seed: 'test',
  sources: { adpProvider: 'consensus', expertIds: [], scoringSystemId: '1' },
} as const;

const sale = (rank: number, seat: number, dollars: number, position: Position = 'WR'): OutsideSale => ({
  entityId: invented(position, rank),
  ...{ position, seat, dollars },
});
const SALES = [sale(1, 0, 50), sale(2, 1, 40), sale(3, 1, 30)];
const outside = (sales = SALES, wish: Partial<OutsideAuction> = {}): OutsideAuction => ({
  ...{ league, names: ['Ada', 'Me', 'Cleo', 'Dora'], userSeat: 1, keepers: [], sales, block: null, isOver: false },
  ...wish,
});
function follow(seen: OutsideAuction): AuctionState {
  const outcome = createFollowedAuction(wishes, seen, 1);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
}
function nowWith(state: AuctionState, seen: OutsideAuction, nowMs = 2) {
  const outcome = applyAuctionCommand(state, { type: 'follow', outside: seen }, { pool, nowMs });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}
const up = (dollars: number, seat: number) => ({ ...sale(9, seat, dollars), nominatorSeat: 3 });

describe('a followed auction', () => {
  it('has every sale at once, with the money that is left', () => {
    const state = follow(outside());
    const room = auctionRoom(state, pool);
    expect([...room.budgets]).toEqual([150, 130, 200, 200]);
    expect(maximumBid(room, 1)).toBe(130 - 13);
    expect(nominatorOf(state)).toBe(3);
    expect(state.participants.map(({ name }) => name)).toEqual(['Ada', 'Me', 'Cleo', 'Dora']);
  });

  it('tells of each new sale, and keeps the time of the earlier ones', () => {
    const { state, events } = nowWith(follow(outside()), outside([...SALES, sale(4, 2, 9)]));
    expect(events).toMatchObject([{ type: 'sold', saleNumber: 4, sale: { seat: 2, dollars: 9 } }]);
    expect(state.sales.map(({ soldAtMs }) => soldAtMs)).toEqual([1, 1, 1, 2]);
  });

  it('takes back what the platform takes back, and corrects prices and buyers', () => {
    const begun = follow(outside());
    expect(nowWith(begun, outside(SALES.slice(0, 1))).events).toEqual([{ type: 'salesRemoved', fromSaleNumber: 2 }]);
    const corrected = nowWith(begun, outside(SALES.with(1, sale(2, 2, 41))));
    expect(corrected.events.map(({ type }) => type)).toEqual(['salesRemoved', 'sold', 'sold']);
    expect([...auctionRoom(corrected.state, pool).budgets]).toEqual([150, 170, 159, 200]);
  });

  it('has whoever is up on the block, with the bids that were seen, and those stay with the sale', () => {
    const nominated = nowWith(follow(outside()), outside(SALES, { block: up(1, 3) }));
    expect(nominated.events).toMatchObject([{ type: 'nominated', saleNumber: 4, seat: 3, dollars: 1 }]);
    const raised = nowWith(nominated.state, outside(SALES, { block: up(12, 0) }), 3);
    expect(raised.events).toMatchObject([{ type: 'bid', seat: 0, dollars: 12 }]);
    const bids = [
      { seat: 3, dollars: 1 },
      { seat: 0, dollars: 12 },
    ];
    expect(raised.state.block).toMatchObject({ nominatorSeat: 3, bids, bidAtMs: 3 });
    expect(isFollowingAuction(raised.state, outside(SALES, { block: up(12, 0) }))).toBe(true);
    const sold = nowWith(raised.state, outside([...SALES, sale(9, 0, 12)]));
    expect(sold.events.map(({ type }) => type)).toEqual(['sold']);
    expect(sold.state.sales[3]).toMatchObject({ bids, nominatorSeat: 3 });
    const withdrawn = nowWith(raised.state, outside(SALES));
    expect(withdrawn.events).toEqual([{ type: 'salesRemoved', fromSaleNumber: 4 }]);
    expect(withdrawn.state.block).toBeNull();
  });

  it('stays as it is when nothing new is seen, and says what is new', () => {
    const state = follow(outside());
    expect(isFollowingAuction(state, outside())).toBe(true);
    expect(isFollowingAuction(state, outside(SALES.slice(1)))).toBe(false);
    expect(isFollowingAuction(state, outside(SALES.with(0, sale(1, 0, 51))))).toBe(false);
    expect(isFollowingAuction(state, outside(SALES, { block: up(1, 3) }))).toBe(false);
    expect(isFollowingAuction(state, outside(SALES, { isOver: true }))).toBe(false);
    expect(isFollowingAuction(state, outside(SALES, { userSeat: 2 }))).toBe(false);
  });

  it('is over when the platform says so, and open again when it no longer does', () => {
    const over = nowWith(follow(outside()), outside(SALES, { isOver: true }));
    expect(over.state.closedAtMs).toBe(2);
    expect(over.events).toEqual([{ type: 'closed', closedAtMs: 2 }]);
    expect(nowWith(over.state, outside()).state.closedAtMs).toBeNull();
  });

  it('takes sales that would be refused here, and spends what was spent', () => {
    const rich = [sale(1, 0, 199), sale(2, 0, 199, 'K'), sale(3, 0, 0, 'K')];
    const state = follow(outside(rich));
    expect(auctionRoom(state, pool).budgets[0]).toBe(-198);
    expect(state.sales).toHaveLength(3);
  });

  it('refuses what contradicts itself', () => {
    const twice = createFollowedAuction(wishes, outside([sale(1, 0, 5), sale(1, 2, 5)]), 1);
    expect(twice).toEqual({ ok: false, reason: 'player-taken' });
    expect(createFollowedAuction(wishes, outside([sale(1, 7, 5)]), 1)).toEqual({ ok: false, reason: 'no-such-pick' });
  });

  it('is held on the platform alone', () => {
    const state = follow(outside(SALES, { block: up(5, 3) }));
    const commands: readonly AuctionCommand[] = [
      { type: 'bid', saleNumber: 4, dollars: 6 },
      { type: 'pass', saleNumber: 4, until: 'next' },
      { type: 'recordSale', participantId: 'seat-1', entityId: invented('RB', 1), dollars: 3 },
      { type: 'editSale', saleNumber: 1, dollars: 3 },
      { type: 'undo' },
      { type: 'resetToSale', saleNumber: 1 },
      { type: 'startOver' },
      { type: 'simulateRest' },
      { type: 'botsUntilUser' },
      { type: 'updateSettings', changes: { mode: 'autoDraft' } },
    ];
    for (const command of commands)
      expect(applyAuctionCommand(state, command, { pool, nowMs: 2 }), command.type).toEqual({
        ok: false,
        reason: 'follows-outside-draft',
      });
    expect(auctionCan.nominate({ ...state, block: null })).toBe('follows-outside-draft');
    const ordinary = applyAuctionCommand(state, { type: 'unfollow' }, { pool, nowMs: 2 });
    if (!ordinary.ok) throw new Error(ordinary.reason);
    expect(
      applyAuctionCommand(ordinary.value.state, { type: 'follow', outside: outside() }, { pool, nowMs: 2 }),
    ).toEqual({
      ok: false,
      reason: 'not-followed',
    });
  });

  it('goes on against bots when it is left, until every roster is full', () => {
    const left = applyAuctionCommands(
      follow(outside(SALES, { block: up(5, 3) })),
      [{ command: { type: 'unfollow' } }, { command: { type: 'simulateRest' } }],
      { pool, nowMs: 2 },
    );
    if (!left.ok) throw new Error(left.reason);
    expect(left.value.state.isFollowed).toBeUndefined();
    expect(left.value.state.sales).toHaveLength(4 * 16);
    expect(left.value.state.closedAtMs).toBe(2);
  });
});

it('a followed auction whose rosters are deeper than the pool is advised on all the same', () => {
  const slots = { ...league.slots, BN: Math.ceil(pool.table.size / league.teams) };
  const deep = follow(outside(SALES, { league: { ...league, slots } }));
  const advises = adviser(
    deep,
    { pool, prices: auctionPrices(deep.settings, pool), source: 'rankings' },
    deep.userSeat,
  );
  const wanted = Array.from({ length: pool.table.size }, (_, player) => suggestedMaximum(advises, player));
  expect(Math.max(...wanted)).toBeGreaterThan(1);
  expect(expectedPrices(deep, pool, auctionPrices(deep.settings, pool), 2).mean.some((price) => price > 1)).toBe(true);
});
