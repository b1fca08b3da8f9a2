import { expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { teamYields } from '../report/team-yields.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import type { AuctionState } from '../rules/auction-state.ts';

const { state, pool } = buildAuction({ userSeat: 4 });
const { userSeat } = state;
const advice = { pool, source: 'rankings' } as const;

/** The auction with other opinions of the bots, at its end; the person advised or not. */
function played(seed: string, context: object = {}, from: AuctionState = state) {
  const start = { ...from, settings: { ...from.settings, seed } };
  const outcome = applyAuctionCommand(start, { type: 'simulateRest' }, { pool, nowMs: 1, ...context });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}
const placeOf = ({ state: over }: ReturnType<typeof played>): number => {
  const points = teamYields(over, pool);
  return 1 + points.filter((each) => each > (points[userSeat] ?? 0)).length;
};

test('an auction that is simulated as advised ends with full rosters, and ahead of a bot in the same seat', () => {
  const seeds = ['one', 'two', 'three', 'four', 'five'];
  const mean = (context: object) => seeds.reduce((sum, seed) => sum + placeOf(played(seed, context)), 0) / seeds.length;
  const { state: over } = played('one', { advice });
  expect(over.closedAtMs).not.toBeNull();
  expect(over.sales).toHaveLength(state.participants.length * 16);
  const [advised, bot] = [mean({ advice }), mean({})];
  expect(advised).toBeLessThan(bot - 1);
});

test('an advised auction is the same every time, and a player who is queued is put up first', () => {
  const { sales } = played('again', { advice }).state;
  expect(played('again', { advice }).state.sales).toEqual(sales);
  const last = sales.at(-1);
  const queue = last ? [last.entityId] : [];
  const own = played('again', { advice }, { ...state, queue }).state.sales.filter(
    ({ nominatorSeat }) => nominatorSeat === userSeat,
  );
  expect(own[0]?.entityId).toBe(last?.entityId);
});

test('somebody who chose a strategy is spoken for by a bot with that strategy', () => {
  const participants = state.participants.map((each, seat) =>
    seat === userSeat ? { ...each, strategy: 'zeroRB' as const } : each,
  );
  const chosen = { ...state, participants };
  expect(played('plan', { advice }, chosen).state.sales).toEqual(played('plan', {}, chosen).state.sales);
});

test('in a league whose bench no custom fills the advised person still pays whole dollars within the budget', () => {
  const slots = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 1, DST: 0, BN: 2 };
  const kickers = buildAuction({ teams: 2, slots });
  const outcome = applyAuctionCommand(
    kickers.state,
    { type: 'simulateRest' },
    { pool: kickers.pool, nowMs: 1, advice: { pool: kickers.pool, source: 'rankings' } },
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  const { sales } = outcome.value.state;
  expect(sales).toHaveLength(6);
  expect(sales.filter(({ dollars }) => !Number.isInteger(dollars) || dollars < 1)).toEqual([]);
});
