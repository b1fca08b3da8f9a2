import { describe, expect, test } from 'vitest';
import { buildAuction } from '../testing/auctions.ts';
import { DRAFT_STRATEGIES } from '../vocabulary/drafts.ts';
import { auctionPrices } from './bots/auction-market.ts';
import { plansKept } from './bots/auction-plans.ts';
import { auctionRoom } from './bots/auction-room.ts';
import { spendingOf } from './bots/bidders.ts';
import { beginBidding } from './bots/bidding.ts';
import { applyAuctionCommand } from './rules/apply-auction-command.ts';
import type { AuctionState } from './rules/auction-state.ts';

const AUCTIONS = 60;
const { state: start, pool } = buildAuction();
const budget = start.settings.league.budgetDollars;

/** An auction that bots play to its end; each seat follows another plan each time. */
function played(play: number): AuctionState {
  const participants = start.participants.map((participant, seat) => ({
    ...participant,
    strategy: DRAFT_STRATEGIES[(seat + play) % DRAFT_STRATEGIES.length] ?? 'balanced',
  }));
  const settings = { ...start.settings, seed: `bots ${play}` };
  const outcome = applyAuctionCommand(
    { ...start, settings, participants },
    { type: 'simulateRest' },
    { pool, nowMs: 1 },
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
}
const auctions = Array.from({ length: AUCTIONS }, (_, play) => played(play));

describe('bots', () => {
  test('leave less than a twentieth of their money unspent, each of them less than a fifth', () => {
    const left = auctions.flatMap((auction) =>
      [...auctionRoom(auction, pool).budgets].map((dollars) => dollars / budget),
    );
    expect(left.reduce((sum, each) => sum + each, 0) / left.length).toBeLessThan(0.05);
    expect(Math.max(...left)).toBeLessThan(0.2);
  });

  test('keep their plans in 95 of 100 auctions', () => {
    for (const strategy of DRAFT_STRATEGIES) {
      const kept = auctions.flatMap((auction) => {
        const room = auctionRoom(auction, pool);
        return auction.participants.flatMap((participant, seat) =>
          participant.strategy === strategy ? [plansKept(spendingOf(room, seat)).includes(strategy)] : [],
        );
      });
      expect(kept.filter(Boolean).length / kept.length, strategy).toBeGreaterThanOrEqual(0.95);
    }
  });

  test('pay about the market price for the players that everybody wants', () => {
    const { market } = auctionPrices(start.settings, pool);
    const dear = auctions.flatMap(({ sales }) =>
      sales.flatMap(({ entityId, dollars }) => {
        const price = market[pool.table.numberOf.get(entityId) ?? -1] ?? 0;
        return price >= 20 ? [dollars / price] : [];
      }),
    );
    const mean = dear.reduce((sum, each) => sum + each, 0) / dear.length;
    expect(mean).toBeGreaterThan(0.85);
    expect(mean).toBeLessThan(1.2);
  });

  test('a player goes a dollar above the second-highest limit, and never above the highest', () => {
    const auction = auctions[0] as AuctionState; // sixty were played
    for (const [index, sale] of auction.sales.entries()) {
      const room = auctionRoom({ ...auction, sales: auction.sales.slice(0, index) }, pool);
      const bidding = beginBidding(auction, room, 0);
      const player = pool.table.numberOf.get(sale.entityId) ?? -1;
      const limits = auction.participants.map((_, seat) =>
        Math.max(seat === sale.nominatorSeat ? 1 : 0, bidding.limit(seat, player)),
      );
      const [first = 0, second = 0] = limits.toSorted((a, b) => b - a);
      expect(limits[sale.seat]).toBe(first);
      expect(sale.dollars).toBeLessThanOrEqual(Math.max(1, Math.min(first, second + 1)));
      expect(sale.dollars).toBeGreaterThanOrEqual(Math.max(1, second));
    }
  });

  test('nominate nobody for a dollar whom they could not own, kickers and defences last', () => {
    for (const { sales } of auctions) {
      const early = sales.slice(0, 96).filter(({ position }) => position === 'K' || position === 'DST');
      expect(early).toEqual([]);
      expect(sales.every(({ position, dollars }) => (position !== 'K' && position !== 'DST') || dollars <= 2)).toBe(
        true,
      );
    }
  });
});
