import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStarters, rosterRules } from '../../drafting/roster-rules.ts';
import { buildAuction } from '../../testing/auctions.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { auctionRoom, maximumBid } from '../bots/auction-room.ts';
import { applyAuctionCommand } from './apply-auction-command.ts';
import type { AuctionCommand } from './auction-command.ts';
import { type AuctionState, auctionDeadlineMs, highBid } from './auction-state.ts';

const slots = { RB: 1, WR: 2, BN: 2 } as const;
const rooms = {
  autoDraft: buildAuction({ teams: 4, slots, userSeat: 1, budgetDollars: 100, pickClockSeconds: 15 }),
  manual: buildAuction({ teams: 4, slots, userSeat: 1, budgetDollars: 100, mode: 'manual' }),
};
const { pool } = rooms.autoDraft;

/** A command with numbers that are made to fit the state at hand, mostly. */
type Move = (state: AuctionState) => AuctionCommand;
// The pool has more
const entity = fc.nat({ max: 90 }).map((number) => pool.table.entityIds[number] ?? ('nobody' as never));
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('next', 'queued', 'nomination').map(
      (until): Move =>
        (state) => ({ type: 'pass', saleNumber: state.sales.length + 1, until }),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.nat({ max: 40 }).map(
      (more): Move =>
        (state) => ({
          type: 'bid',
          saleNumber: state.sales.length + 1,
          dollars: (state.block ? highBid(state.block).dollars : 0) + more,
        }),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.record({ entityId: entity, dollars: fc.nat({ max: 60 }) }).map(
      (named): Move =>
        (state) => ({ type: 'nominate', saleNumber: state.sales.length + 1, ...named }),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.record({ entityId: entity, dollars: fc.nat({ max: 60 }), seat: fc.nat({ max: 4 }) }).map(
      ({ seat, ...sale }): Move =>
        () => ({ type: 'recordSale', participantId: `p${seat}`, ...sale }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        dollars: fc.nat({ max: 90 }),
        entityId: entity,
        seat: fc.nat({ max: 4 }),
        saleNumber: fc.nat({ max: 30 }),
      })
      .map(
        ({ seat, ...sale }): Move =>
          () => ({ type: 'editSale', participantId: `p${seat}`, ...sale }),
      ),
  },
  {
    weight: 2,
    arbitrary: entity.map(
      (entityId): Move =>
        () => ({ type: 'enqueue', entityId }),
    ),
  },
  {
    weight: 1,
    arbitrary: entity.map(
      (entityId): Move =>
        () => ({ type: 'dequeue', entityId }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ place: fc.nat({ max: 4 }), index: fc.nat({ max: 5 }), stray: entity }).map(
      ({ place, index, stray }): Move =>
        ({ queue }) => ({ type: 'moveQueued', entityId: queue[place] ?? stray, index }),
    ),
  },
  {
    weight: 3,
    // On the second, or at a time that is not the deadline any more.
    arbitrary: fc.constantFrom(0, 0, 0, 1).map(
      (late): Move =>
        (state) => ({ type: 'clockExpired', deadlineMs: (auctionDeadlineMs(state) ?? 1) + late }),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Move>(() => ({ type: 'undo' })) },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 30 }).map(
      (saleNumber): Move =>
        () => ({ type: 'resetToSale', saleNumber }),
    ),
  },
  { weight: 3, arbitrary: fc.constant<Move>(() => ({ type: 'botsUntilUser' })) },
  { weight: 1, arbitrary: fc.constant<Move>(() => ({ type: 'simulateRest' })) },
  { weight: 1, arbitrary: fc.constant<Move>(() => ({ type: 'startOver' })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('manual', 'autoDraft').map(
      (mode): Move =>
        () => ({ type: 'updateSettings', changes: { mode } }),
    ),
  },
);

/** What no history may break. */
function check(state: AuctionState): void {
  const room = auctionRoom(state, pool);
  const { league } = state.settings;
  const rules = rosterRules(league.slots);
  const owned = [...state.settings.keepers, ...state.sales];
  expect(new Set(owned.map(({ entityId }) => entityId)).size).toBe(owned.length);
  let spent = 0;
  for (let seat = 0; seat < league.teams; seat++) {
    const own = owned.filter((player) => player.seat === seat);
    const open = rosterSize(league.slots) - own.length;
    const left = league.budgetDollars - own.reduce((sum, { dollars }) => sum + dollars, 0);
    spent += league.budgetDollars - left;
    expect(open).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThanOrEqual(open);
    expect(room.budgets[seat]).toBe(left);
    expect(openStarters(rules, room.counts.bySeat[seat] ?? [])).toBeLessThanOrEqual(open);
    if (open > 0) expect(maximumBid(room, seat)).toBeGreaterThanOrEqual(1);
  }
  expect(spent).toBe(owned.reduce((sum, { dollars }) => sum + dollars, 0));
  expect(state.closedAtMs !== null).toBe(owned.length === league.teams * rosterSize(league.slots));
  expect(new Set(state.queue).size).toBe(state.queue.length);
  if (state.block !== null) {
    const { bids, entityId } = state.block;
    expect(room.counts.taken.has(entityId)).toBe(false);
    expect(bids.every((bid, place) => place === 0 || bid.dollars > (bids[place - 1]?.dollars ?? 0))).toBe(true);
    expect(highBid(state.block).dollars).toBeLessThanOrEqual(maximumBid(room, highBid(state.block).seat));
  }
}

test('no history of commands sells a player twice, overspends a budget or leaves a roster that cannot be filled', () => {
  fc.assert(
    fc.property(fc.constantFrom('autoDraft', 'manual'), fc.array(move, { maxLength: 40 }), (mode, moves) => {
      let { state } = rooms[mode];
      let nowMs = 1;
      for (const make of moves) {
        const command = make(state);
        if (command.type === 'clockExpired') nowMs = Math.max(nowMs, command.deadlineMs); // the time has come
        const outcome = applyAuctionCommand(state, command, { pool, nowMs: nowMs++ });
        if (!outcome.ok) continue;
        expect(outcome.value.state.version).toBe(state.version + 1);
        state = outcome.value.state;
        check(state);
      }
      const rest = applyAuctionCommand(state, { type: 'simulateRest' }, { pool, nowMs });
      if (rest.ok) {
        check(rest.value.state);
        expect(rest.value.state.closedAtMs).not.toBeNull();
      } else expect(rest.reason).toBe('draft-closed');
    }),
    { numRuns: 150 },
  );
});

test('the same commands on the same seed give the auctions that they gave when this was written', () => {
  const auctions = fc.sample(fc.array(move, { maxLength: 15 }), { seed: 11, numRuns: 25 }).map((moves) =>
    [...moves, (): AuctionCommand => ({ type: 'simulateRest' })].reduce((state, make) => {
      const outcome = applyAuctionCommand(state, make(state), { pool, nowMs: 5 });
      return outcome.ok ? outcome.value.state : state;
    }, rooms.autoDraft.state),
  );
  const sold = auctions.map(({ sales }) => sales);
  // A change of the bots' opinions changes it too: then the new digest is written here, on purpose.
  expect(createHash('sha256').update(JSON.stringify(sold)).digest('hex').slice(0, 16)).toBe('7a019a55cb61c356');
});
