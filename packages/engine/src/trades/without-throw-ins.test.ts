import { expect, test } from 'vitest';
import type { ValuedTrade } from './best-trades.ts';
import { withoutThrowIns } from './without-throw-ins.ts';

const trade = (gives: string, gets: string, opponentId = 'them'): ValuedTrade => ({
  ...{ teamId: 'us', opponentId, gives: gives.split(' '), gets: gets.split(' '), gain: 1, opponentGain: 1 },
});

test('a trade is told once, however many throw-ins it goes with for no more', () => {
  const core = trade('a', 'x');
  const others = [trade('b', 'x'), trade('a', 'x', 'others')];
  expect(withoutThrowIns([core, trade('a b', 'x'), trade('a', 'x y'), ...others])).toEqual([core, ...others]);
});

test('a trade that is worth more for its second player stays before the one without', () => {
  const both = [trade('a b', 'x'), trade('a', 'x')];
  expect(withoutThrowIns(both)).toEqual(both);
  expect(withoutThrowIns([])).toEqual([]);
});
