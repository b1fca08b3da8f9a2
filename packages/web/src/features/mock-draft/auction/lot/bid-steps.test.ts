import { expect, test } from 'vitest';
import { bidSteps, typedBid } from './bid-steps.ts';

const shown = (...args: Parameters<typeof bidSteps>) =>
  bidSteps(...args).map(({ dollars, note }) => `${dollars} ${note}`);

test('the buttons offer the next dollar, two jumps and the suggested maximum', () => {
  expect(shown(12, 60, 30)).toEqual(['12 +1', '13 +2', '16 +5', '30 max']);
});

test('no button offers more than may be bid', () => {
  expect(shown(12, 13, 30)).toEqual(['12 +1', '13 +2']);
});

test('a suggested maximum between two jumps stands there once; one that bids have passed is not offered', () => {
  expect(shown(12, 60, 14)).toEqual(['12 +1', '13 +2', '14 max', '16 +5']);
  expect(shown(12, 60, 13)).toEqual(['12 +1', '13 max', '16 +5']);
  expect(shown(12, 60, 9)).toEqual(['12 +1', '13 +2', '16 +5']);
});

test('the next dollar keeps its own button when it is the suggested maximum', () => {
  expect(shown(12, 60, 12)).toEqual(['12 +1', '13 +2', '16 +5']);
});

test.each([
  ['40', 40],
  [' $40 ', 40],
  ['11', null],
  ['61', null],
  ['12.5', null],
  ['', null],
  ['forty', null],
])('"%s" typed between 12 and 60 is %s', (text, bid) => {
  expect(typedBid(text, 12, 60)).toBe(bid);
});
