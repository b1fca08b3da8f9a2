// An auction on the screen over random histories: it is told of sales, now and then twice, late or not at all, and must
// come to what the server would answer, or say that it has to be loaded anew.
import type { Auction } from '@pylon/contract/drafting/auction';
import { applyAuctionCommand } from '@pylon/engine/auction/rules/apply-auction-command';
import type { AuctionCommand, AuctionEvent } from '@pylon/engine/auction/rules/auction-command';
import { type AuctionState, highBid } from '@pylon/engine/auction/rules/auction-state';
import { buildAuction as beginAuction } from '@pylon/engine/testing/auctions';
import { leagueOf } from '@pylon/engine/testing/drafts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAuction, buildSales } from '../../../../testing/build-auction.ts';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { buildRoomPool } from '../../../../testing/build-room.ts';
import { type AuctionTold, withAuctionNews } from './auction-changes.ts';

const players = buildPlayers().map((player) => {
  const prices = { value: 10, valueNow: 10, expectedPrice: null, priceSpread: null, suggestedMaximum: 0 };
  return { ...player, ...prices, price: null, participantId: null, isKeeper: false };
});
const slots = { RB: 1, WR: 1, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 1 };
const shape = { teams: 3, slots, budgetDollars: 200 };
const { pool } = buildRoomPool({ ...leagueOf(shape), budgetDollars: shape.budgetDollars });

const seatId = (seat: number) => `p${seat}`;

/** What the server answers of a state. */
function answered({ sales, block, version, closedAtMs }: AuctionState): Auction {
  const shown = sales.flatMap(({ entityId, seat, dollars, bids, nominatorSeat, isAutoDraft, soldAtMs }, index) =>
    buildSales([{ id: entityId, to: seatId(seat), price: dollars }], index + 1).map((sale) => ({
      ...sale,
      nominatorId: seatId(nominatorSeat),
      bids: bids.map((bid) => ({ participantId: seatId(bid.seat), dollars: bid.dollars })),
      isAutoDraft,
      soldAt: new Date(soldAtMs).toISOString(),
    })),
  );
  const isClosed = closedAtMs !== null;
  const auction = buildAuction(shown, {
    phase: isClosed ? 'closed' : block ? 'bidding' : 'nominating',
    saleNumber: isClosed ? sales.length : sales.length + 1,
    isUserTurn: block !== null && highBid(block).seat !== 0,
  });
  return { ...auction, version, closedAt: isClosed ? new Date(closedAtMs).toISOString() : null };
}

/** What the stream tells of a step that ended in an auction and sold some players. */
function told({ id, version, closedAt, deadlineAt, standing, sales }: Auction, sold: number): AuctionTold {
  const bare = sales
    .slice(sales.length - sold)
    .map(({ rank: _, tier: __, seasonalScoredProjections: ___, value: ____, surplus: _____, ...sale }) => sale);
  return { mockDraft: { id, version, closedAt, deadlineAt }, standing, sales: bare, log: [] };
}

const isRewritten = (events: readonly AuctionEvent[]) =>
  events.some(({ type }) => type === 'salesRemoved' || type === 'saleEdited');

const moves = fc.record({
  kind: fc.constantFrom('nominate', 'nominate', 'bid', 'pass', 'bots', 'record', 'record', 'undo', 'reset', 'simulate'),
  number: fc.nat(30),
  dollars: fc.integer({ min: 1, max: 20 }),
  /** What becomes of the news of the step. */
  news: fc.constantFrom('told', 'told', 'told', 'twice', 'lost'),
});

function commandOf(
  { kind, number, dollars }: typeof moves extends fc.Arbitrary<infer M> ? M : never,
  state: AuctionState,
): AuctionCommand {
  const saleNumber = state.sales.length + 1;
  const entityId = pool.table.entityIds[number] ?? ('nobody' as never); // the pool has more
  switch (kind) {
    case 'nominate':
      return { type: 'nominate', saleNumber, entityId, dollars };
    case 'bid':
      return { type: 'bid', saleNumber, dollars };
    case 'pass':
      return { type: 'pass', saleNumber, until: 'nomination' };
    case 'bots':
      return { type: 'botsUntilUser' };
    case 'record':
      return { type: 'recordSale', participantId: seatId(number % 3), entityId, dollars };
    case 'undo':
      return { type: 'undo' };
    case 'reset':
      return { type: 'resetToSale', saleNumber: 1 + (number % 9) };
    case 'simulate':
      return { type: 'simulateRest' };
  }
}

test('an auction that live news move on is the auction that the server would answer', () => {
  fc.assert(
    fc.property(fc.constantFrom('autoDraft', 'manual'), fc.array(moves, { maxLength: 25 }), (mode, history) => {
      let { state } = beginAuction({ ...shape, mode }, pool);
      let held = answered(state);
      let isBehind = false;
      for (const [step, move] of history.entries()) {
        const outcome = applyAuctionCommand(state, commandOf(move, state), { pool, nowMs: 1_000 * (step + 1) });
        if (!outcome.ok) continue;
        const sold = outcome.value.state.sales.length - state.sales.length;
        state = outcome.value.state;
        const answer = answered(state);
        if (isRewritten(outcome.value.events)) {
          held = answer; // told as a change, which loads the auction anew
          isBehind = false;
          continue;
        }
        if (move.news === 'lost') {
          isBehind ||= sold > 0;
          continue;
        }
        const news = told(answer, sold);
        const after = withAuctionNews(held, news, players);
        if (isBehind) expect(after).toBeNull();
        held = after ?? answer;
        isBehind = false;
        expect(held).toEqual(answer);
        expect(withAuctionNews(held, news, players)).toBe(held); // told twice it changes nothing
      }
    }),
    { numRuns: 60 },
  );
});
