import { expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { auctionPrices } from '../bots/auction-market.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import { adviser, nominationAdvice } from './auction-advice.ts';

test.each([0, 3, 7, 11])(
  'the first nominations of seat %i name no kicker and no defence, with money for stars',
  (userSeat) => {
    const { state, pool } = buildAuction({ userSeat });
    const begun = applyAuctionCommand(state, { type: 'botsUntilUser' }, { pool, nowMs: 1 });
    const now = begun.ok ? { ...begun.value.state, block: null } : state; // the first seat nominates at once
    const advised = nominationAdvice(
      adviser(now, { pool, prices: auctionPrices(now.settings, pool), source: 'rankings' }, userSeat),
    );
    const positions = advised.map(({ entityId }) => entityId.split('-')[0]);
    expect(positions.length).toBeGreaterThan(3);
    expect(positions).not.toContain('K');
    expect(positions).not.toContain('DST');
  },
);
