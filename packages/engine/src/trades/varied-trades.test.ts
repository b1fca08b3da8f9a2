import { expect, test } from 'vitest';
import type { ValuedTrade } from './best-trades.ts';
import { variedTrades } from './varied-trades.ts';

const trade = (gives: string, gets: string): ValuedTrade => ({
  ...{ teamId: 'us', opponentId: 'them', gives: gives.split(' '), gets: gets.split(' '), gain: 1, opponentGain: 1 },
});

test('a player is got in two of the trades at most, and others follow', () => {
  const [first, second, third] = [trade('a', 'star'), trade('b', 'star x'), trade('c', 'star')];
  const others = [trade('a', 'x'), trade('b', 'x y'), trade('a', 'y')];
  expect(variedTrades([first, second, third, ...others], 10)).toEqual([first, second, others[0], others[2]]);
});

test('a player is given in three of the trades at most, whoever else goes along', () => {
  const all = [trade('star', 'v'), trade('star a', 'w'), trade('b star', 'x'), trade('star', 'y'), trade('c', 'z')];
  expect(variedTrades(all, 10)).toEqual([...all.slice(0, 3), all[4]]);
});

test('no more are told than are asked for', () => {
  const trades = ['v', 'w', 'x', 'y'].map((wanted) => trade(`for ${wanted}`, wanted));
  expect(variedTrades(trades, 3)).toEqual(trades.slice(0, 3));
  expect(variedTrades([], 3)).toEqual([]);
});
