import { describe, expect, test } from 'vitest';
import { bidCurve } from './bid-curve.ts';
import { claimOrder } from './claim-order.ts';
import { habitsOf, NO_HABITS } from './league-habits.ts';
import { rivalBid } from './rival-bids.ts';
import { suggestedBids } from './suggested-bids.ts';

const LEAGUE = { budgetDollars: 100, leastBid: 0 };
const WANTED = { lead: 2, lastPoints: 15 };
const rival = (leftDollars: number, gain = 0) => ({ teamId: '2', leftDollars, gain });

describe('rivals', () => {
  test('a rival with less than the least bid does not bid', () => {
    expect(rivalBid(WANTED, rival(0), { budgetDollars: 100, leastBid: 1 }).chance).toBe(0);
    expect(rivalBid(WANTED, rival(0), LEAGUE).chance).toBeGreaterThan(0);
  });

  test('the more a rival’s line-up gains and the better the last game was, the likelier they bid', () => {
    const chance = (gain: number, lastPoints: number) =>
      rivalBid({ lead: 0, lastPoints }, rival(50, gain), LEAGUE).chance;
    expect(chance(2, 5)).toBeGreaterThan(chance(0, 5));
    expect(chance(0, 25)).toBeGreaterThan(chance(0, 5));
  });

  test('without rivals the least bid wins: nothing where nothing is asked, a dollar where that is the least', () => {
    expect([...bidCurve([], 2, 0).wins]).toEqual([1, 1, 1]);
    expect([...bidCurve([], 2, 1).wins]).toEqual([0, 1, 1]);
  });

  test('rivals who have nothing tie with nothing bid, and lose to a dollar', () => {
    const broke = rivalBid(WANTED, rival(0), LEAGUE);
    const [nothing, dollar] = bidCurve([broke], 1, 0).wins;
    expect(nothing).toBeLessThan(1);
    expect(dollar).toBe(1);
  });
});

describe('a league’s own bids', () => {
  const claims = (count: number, bids: readonly number[]) =>
    Array.from({ length: count }, () => ({ bids, rivals: 11 }));

  test('a league that bids twice as much is expected to, the more so the longer it did', () => {
    const shift = (count: number) => habitsOf(claims(count, [40]), LEAGUE).logShare;
    expect(shift(1)).toBeGreaterThan(0);
    expect(shift(30)).toBeGreaterThan(shift(1));
  });

  test('claims that met others make rivals likelier, and those that never did less likely', () => {
    expect(habitsOf(claims(10, [9, 5, 3]), LEAGUE).logOdds).toBeGreaterThan(0);
    expect(habitsOf(claims(5, [9]), LEAGUE).logOdds).toBeLessThan(0);
  });

  test('a platform that tells of no lost claim says nothing of how often there are some', () => {
    expect(habitsOf(claims(40, [9]), LEAGUE).logOdds).toBe(0);
  });

  test('no claims are no habits', () => {
    expect(habitsOf([], LEAGUE)).toEqual(NO_HABITS);
  });
});

describe('suggested bids', () => {
  const curve = bidCurve(
    Array.from({ length: 11 }, () => rivalBid(WANTED, rival(100, 1), LEAGUE)),
    100,
    0,
  );
  const bidsFor = (worths: readonly number[], goal: 'WIN_ALL' | 'WIN_ONE') =>
    suggestedBids(
      worths.map((worthPerWeek) => ({ curve, worthPerWeek })),
      { goal, style: 'AVERAGE', leftDollars: 100, leastBid: 0 },
    ).map(({ recommended }) => recommended);

  test('nothing is bid for whoever brings nothing, where nothing is the least', () => {
    expect(bidsFor([0], 'WIN_ALL')).toEqual([0]);
  });

  test('who wants one of several bids less for the first, whose loss the next makes good', () => {
    const [alone = 0] = bidsFor([4], 'WIN_ONE');
    const [first = 0] = bidsFor([4, 4], 'WIN_ONE');
    expect(first).toBeLessThan(alone);
  });

  test('with a least bid that all cannot be paid, the last ones are left out', () => {
    const poor = bidCurve([], 2, 1);
    const candidates = Array.from({ length: 4 }, () => ({ curve: poor, worthPerWeek: 3 }));
    const bids = suggestedBids(candidates, { goal: 'WIN_ALL', style: 'AVERAGE', leftDollars: 2, leastBid: 1 });
    expect(bids.map(({ recommended }) => recommended)).toEqual([1, 1, 0, 0]);
  });

  test('whoever has less left than the least bid bids nothing at all', () => {
    const candidates = [{ curve: bidCurve([], 3, 5), worthPerWeek: 6 }];
    const [bid] = suggestedBids(candidates, { goal: 'WIN_ONE', style: 'AVERAGE', leftDollars: 3, leastBid: 5 });
    expect(bid).toEqual({ safe: 0, recommended: 0, aggressive: 0 });
  });
});

test('claims come by what players bring, and each says how likely no team before takes the player', () => {
  const before = [rivalBid(WANTED, rival(0, 1), LEAGUE)];
  const order = claimOrder([
    { id: 'some', worth: 1, before },
    { id: 'most', worth: 3, before },
    { id: 'free', worth: 1, before: [] },
  ]);
  expect(order.map(({ id, place }) => [id, place])).toEqual([
    ['most', 1],
    ['free', 2],
    ['some', 3],
  ]);
  expect(order[1]?.chance).toBe(1);
  expect(order[2]?.chance).toBeLessThan(1);
});
