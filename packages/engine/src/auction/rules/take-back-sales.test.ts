import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { applyAuctionCommand } from './apply-auction-command.ts';
import type { AuctionCommand } from './auction-command.ts';
import type { AuctionState } from './auction-state.ts';

const { state: start, pool } = buildAuction({ teams: 4, userSeat: 3 });

/** Commands one after the other, a second apart; each may look at what the one before left. */
function played(begin: AuctionState, ...moves: readonly ((state: AuctionState) => AuctionCommand)[]): AuctionState {
  let nowMs = begin.sales.at(-1)?.soldAtMs ?? 0;
  return moves.reduce((state, move) => {
    nowMs += 1000;
    const outcome = applyAuctionCommand(state, move(state), { pool, nowMs });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value.state;
  }, begin);
}

const bots = () => ({ type: 'botsUntilUser' }) as const;
const undo = () => ({ type: 'undo' }) as const;
const rest = () => ({ type: 'simulateRest' }) as const;
const passUntil =
  (until: 'next' | 'nomination') =>
  ({ sales }: AuctionState): AuctionCommand => ({ type: 'pass', saleNumber: sales.length + 1, until });

describe('undo', () => {
  test('after a simulation of the rest takes back all of it and nothing else', () => {
    const before = played(start, bots, passUntil('next'), passUntil('next'));
    const undone = played(before, rest, undo);
    expect(before.sales.length).toBe(2);
    expect(undone.sales).toEqual(before.sales);
    expect(undone.closedAtMs).toBeNull();
  });

  test('a second time takes back the last sale that the person decided on', () => {
    const before = played(start, bots, passUntil('next'), passUntil('next'));
    expect(played(before, rest, undo, undo).sales.length).toBe(before.sales.length - 1);
  });

  test('after a simulation from the very beginning takes back all of it', () => {
    expect(played(start, rest, undo).sales).toEqual([]);
  });

  test('in person takes a simulation back as a whole, then sale by sale', () => {
    const manual = buildAuction({ teams: 4, mode: 'manual' }).state;
    const typed = played(manual, () => ({
      type: 'recordSale',
      participantId: 'p0',
      entityId: pool.table.entityIds[0] as AuctionState['queue'][number], // the pool has players
      dollars: 30,
    }));
    expect(played(typed, rest, undo).sales).toEqual(typed.sales);
    expect(played(typed, rest, undo, undo).sales).toEqual([]);
  });

  test('after bots went on to the end behind the person’s last decision returns to that decision', () => {
    // Nominations of players whom nobody wants fill the person's roster; in the end only bots are left to buy.
    let state = played(start, bots);
    let decided = state;
    while (state.closedAtMs === null) {
      decided = state;
      const { block } = state;
      if (block === null) {
        const sold = new Set(state.sales.map((sale) => sale.entityId));
        const [entityId] = pool.table.entityIds.filter((id) => !sold.has(id)).slice(-40);
        if (entityId === undefined) throw new Error('nobody is left');
        state = played(state, ({ sales }) => ({
          type: 'nominate',
          saleNumber: sales.length + 1,
          entityId,
          dollars: 1,
        }));
      } else state = played(state, passUntil('nomination'));
    }
    expect(state.sales.length).toBeGreaterThan(decided.sales.length);
    expect(played(state, undo).sales.length).toBeLessThanOrEqual(decided.sales.length);
  });
});
