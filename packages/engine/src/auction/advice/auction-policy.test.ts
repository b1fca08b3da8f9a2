import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { boughtIn, followAuction, takenBy } from '../../testing/follow-advice.ts';
import { asTheMarket } from '../../testing/market-pool.ts';
import { brokenSense, nominationFaults } from '../../testing/roster-sense.ts';
import { DRAFT_STRATEGIES } from '../../vocabulary/drafts.ts';
import { auctionPrices } from '../bots/auction-market.ts';
import { adviser, nominationAdvice } from './auction-advice.ts';

const { state: start, pool } = buildAuction();
const league = { kind: 'auction', leagueType: 'fantasy', slots: pool.league.slots } as const;

describe.each([
  ['paid', pool, 'rankings'],
  ['free', asTheMarket(pool), 'market'],
] as const)('the advice of an auction, %s', (_plan, advised, source) => {
  const prices = auctionPrices(start.settings, advised);
  const by = { pool: advised, prices, source };

  test.each(DRAFT_STRATEGIES.map((strategy, seat) => ({ strategy, seat })))(
    'buys a sensible roster: $strategy',
    ({ strategy, seat }) => {
      const participants = start.participants.map(
        (each, at) => ({ ...each, strategy: at === seat ? strategy : 'balanced' }) as const,
      );
      const { state, nominated } = followAuction({ ...start, participants, userSeat: seat }, pool, by);
      expect(brokenSense(league, takenBy(boughtIn(state), seat, pool))).toEqual([]);
      expect(nominationFaults(league, nominated)).toEqual([]);
    },
  );

  test('first puts up one of the costliest players', () => {
    const first = nominationAdvice(adviser({ ...start, userSeat: 0 }, by, 0))[0];
    const place = [...prices.byMarket].indexOf(
      advised.table.numberOf.get(first?.entityId ?? pool.table.entityIds[0] ?? ('' as never)) ?? -1,
    );
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(36);
  });
});
